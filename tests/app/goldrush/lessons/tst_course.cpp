// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/course.h"
#include "app/goldrush/lessons/lessonwords.h"
#include "app/goldrush/lessons/scriptedplayer.h"
#include "app/goldrush/session/newgame.h"
#include "app/goldrush/session/recordfile.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace lodeline::goldrush::tst_course {
namespace {

using Stage = Course::Stage;

std::vector<Move> legalMoves(const Game& game)
{
    std::vector<Move> moves;
    const PlacementSet placements = game.legalPlacements();
    for (int i = 0; i < placements.size(); ++i) {
        Game placed = game;
        placed.place(placements[i]);
        const ActionSet actions = placed.legalActions();
        for (int j = 0; j < actions.size(); ++j)
            moves.push_back({placements[i], actions[j]});
    }
    return moves;
}

void addLessons()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : lessonNames())
        QTest::addRow("%s", qPrintable(name)) << name;
}

// The lesson about edges by a set that has only the start tile and the first ones of those that are drawn.
GameRecord shortened(int tiles)
{
    GameRecord record = lessonRecord(QStringLiteral("edges"));
    std::vector<std::string>& drawn = record.told->tiles;
    drawn.resize(static_cast<std::size_t>(tiles));
    std::erase_if(record.tileset.tiles, [&](const TileDesign& tile) {
        return tile.id != record.tileset.start && std::ranges::find(drawn, tile.id) == drawn.end();
    });
    return record;
}

// As the window hands them to the lessons.
QString usualKeys(const QString& command)
{
    static const QHash<QString, QString> keys{{QStringLiteral("do-nothing"), QStringLiteral("N")},
                                              {QStringLiteral("hint"), QStringLiteral("H")},
                                              {QStringLiteral("rotate-right"), QStringLiteral("R")},
                                              {QStringLiteral("tilesLeft"), QStringLiteral("T")}};
    return keys.value(command);
}

QString noKeys(const QString&)
{
    return {};
}

// The game after such moves and, where the other player has the turn, theirs.
std::unique_ptr<GameSession> after(const Lesson& lesson, const std::vector<Move>& moves)
{
    auto session = lessonMatch(lesson.name);
    test::handOver(*session, 1, "human");
    for (const Move& move : moves) {
        test::ask(*session, requests::Play{move});
        if (courseOf(lesson, *session).stage == Stage::Watch)
            test::ask(*session, requests::Play{ScriptedPlayer(lesson.moves).choose(session->game(), 1, {})});
    }
    return session;
}

// Whether every turn that a lesson accepts leads to its end; `accepted` counts the ways there.
bool leadsOn(const Lesson& lesson, std::vector<Move>& moves, int& accepted)
{
    const auto session = after(lesson, moves);
    const Course course = courseOf(lesson, *session);
    if (course.stage == Stage::Done)
        return ++accepted > 0;
    if (course.stage != Stage::Lay)
        return false;
    bool found = false;
    for (const Move& move : legalMoves(session->game())) {
        moves.push_back(move);
        const Stage stage = courseOf(lesson, *after(lesson, moves)).stage;
        if (stage == Stage::Lay || stage == Stage::Done) {
            found = true;
            if (!leadsOn(lesson, moves, accepted))
                return false;
        }
        moves.pop_back();
    }
    return found;
}

} // namespace

class CourseTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLessonIsAWholeRecord_data() { addLessons(); }
    void everyLessonIsAWholeRecord();
    void theLearnerHasTheColourOfUsualGames_data() { addLessons(); }
    void theLearnerHasTheColourOfUsualGames();
    void itsOwnMovesAreItsRightWay_data() { addLessons(); }
    void itsOwnMovesAreItsRightWay();
    void whateverItAcceptsLeadsToItsEnd_data() { addLessons(); }
    void whateverItAcceptsLeadsToItsEnd();
    void undoLeadsBack();
    void eachStageHasWords_data() { addLessons(); }
    void eachStageHasWords();
    void wordsNameKeysWhereThereAreSome();
    void onlyOurLessonsAreLessons();
    void itsGameMayEndTooEarly_data();
    void itsGameMayEndTooEarly();
    void itsLastTileMayFitNowhere();
    void theScriptGivesWay();
};

void CourseTest::everyLessonIsAWholeRecord()
{
    QFETCH(QString, name);
    const auto loaded = loadRecord(QStringLiteral(":/lessons/%1.json").arg(name));
    QVERIFY(loaded);
    QVERIFY(replay(loaded->record));
    const auto lesson = lessonOf(lessonRecord(name));
    QVERIFY(lesson && !lesson->steps.empty());
    QCOMPARE(lessonMatch(name)->turns(), 0);
    QCOMPARE(lessonMatch(name)->isExercise(), name != lessonNames().last());
    QCOMPARE(lessonMatch(name, "Eve")->players().first(), QStringLiteral("Eve"));
}

void CourseTest::theLearnerHasTheColourOfUsualGames()
{
    QFETCH(QString, name);
    const std::vector<RecordedPlayer> players = lessonRecord(name).players;
    const std::vector<app::Seat> usual = NewGame::usual().seats;
    QCOMPARE(QString::fromStdString(players.front().colour), usual.front().colour);
    QCOMPARE(QString::fromStdString(players.back().colour), usual.back().colour);
}

void CourseTest::itsOwnMovesAreItsRightWay()
{
    QFETCH(QString, name);
    const Lesson lesson = *lessonOf(lessonRecord(name));
    const auto session = lessonMatch(name);
    test::handOver(*session, 1, "human");
    for (const Move& scripted : lesson.moves) {
        const Move move{scripted.placement, completed(session->game(), scripted.action)};
        const bool isLearner = session->game().player() == 0;
        QCOMPARE(courseOf(lesson, *session).stage, isLearner ? Stage::Lay : Stage::Watch);
        QVERIFY(test::place(*session, move.placement));
        QCOMPARE(courseOf(lesson, *session).stage, isLearner ? Stage::Act : Stage::Watch);
        QVERIFY(test::act(*session, move.action));
    }
    QCOMPARE(courseOf(lesson, *session).stage, lesson.moves.empty() ? Stage::Free : Stage::Done);
}

void CourseTest::whateverItAcceptsLeadsToItsEnd()
{
    QFETCH(QString, name);
    const Lesson lesson = *lessonOf(lessonRecord(name));
    if (lesson.moves.empty()) // a whole game, which has nothing to accept
        return;
    std::vector<Move> moves;
    int accepted = 0;
    QVERIFY(leadsOn(lesson, moves, accepted));
    QVERIFY(accepted > 0);
}

void CourseTest::undoLeadsBack()
{
    const Lesson lesson = *lessonOf(lessonRecord(QStringLiteral("railroad")));
    const auto session = lessonMatch(lesson.name);
    const Placement elsewhere{{-1, 0}, Rotation::R90};
    QVERIFY(test::place(*session, elsewhere));
    QCOMPARE(courseOf(lesson, *session).stage, Stage::LaidOther);
    QVERIFY(test::takeTileBack(*session));
    QCOMPARE(courseOf(lesson, *session).stage, Stage::Lay);
    QVERIFY(test::place(*session, lesson.moves.front().placement));
    QVERIFY(test::act(*session, {})); // no railwayman
    QCOMPARE(courseOf(lesson, *session).stage, Stage::ActedOther);
    QCOMPARE(courseOf(lesson, *session).step, 0U);
    session->undo();
    QCOMPARE(courseOf(lesson, *session).stage, Stage::Lay);
}

void CourseTest::eachStageHasWords()
{
    QFETCH(QString, name);
    const Lesson lesson = *lessonOf(lessonRecord(name));
    QVERIFY(lessonHeading(name).contains(lessonTitle(name)));
    if (lesson.moves.empty()) {
        QVERIFY(!courseText(lesson, {Stage::Free, 0}, usualKeys).isEmpty());
        return;
    }
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        QSet<QString> said;
        for (const Stage stage : {Stage::Lay, Stage::Act, Stage::Watch, Stage::Done})
            said << courseText(lesson, {stage, step}, usualKeys);
        QCOMPARE(said.size(), 4);
        QVERIFY(!said.contains(QString()));
        const bool anyMoveIsRight =
            lesson.steps[step].wanted == std::vector<std::string>{R"({"event":"end"})"};
        QCOMPARE(courseText(lesson, {Stage::ActedOther, step}, usualKeys).isEmpty(), anyMoveIsRight);
        QCOMPARE(courseText(lesson, {Stage::LaidOther, step}, usualKeys),
                 courseText(lesson, {Stage::ActedOther, step}, usualKeys));
    }
}

void CourseTest::wordsNameKeysWhereThereAreSome()
{
    const Lesson edges = *lessonOf(lessonRecord(QStringLiteral("edges")));
    QVERIFY(courseText(edges, {Stage::Lay, 0}, usualKeys)
                .endsWith(QStringLiteral("Press R or the right mouse button to turn the tile.")));
    QVERIFY(courseText(edges, {Stage::Lay, 0}, noKeys)
                .endsWith(QStringLiteral("Press the right mouse button to turn the tile.")));
    QVERIFY(courseText(edges, {Stage::Act, 0}, usualKeys).endsWith(QStringLiteral("the board. Or press N.")));
    QVERIFY(
        courseText(edges, {Stage::Act, 0}, noKeys).endsWith(QStringLiteral("in the list beside the board.")));
    QVERIFY(courseText(edges, {Stage::Act, 1}, usualKeys)
                .endsWith(QStringLiteral("your turn with \"Skip\" (N).")));
    QVERIFY(courseText(edges, {Stage::Act, 1}, noKeys).endsWith(QStringLiteral("your turn with \"Skip\".")));
    const Lesson game = *lessonOf(lessonRecord(QStringLiteral("game")));
    QVERIFY(
        courseText(game, {Stage::Free, 0}, usualKeys)
            .endsWith(QStringLiteral("have learned. Press H to see good moves. Press T to see which tiles "
                                     "are left.")));
    QVERIFY(courseText(game, {Stage::Free, 0}, noKeys).endsWith(QStringLiteral("have learned.")));
    for (const QString& name : lessonNames()) {
        for (const ui::KeyText& keys : {ui::KeyText(usualKeys), ui::KeyText(noKeys)}) {
            for (const QString& text : courseTexts(*lessonOf(lessonRecord(name)), keys))
                QVERIFY2(!text.contains(u'%'), qPrintable(text));
        }
    }
}

void CourseTest::onlyOurLessonsAreLessons()
{
    GameRecord record = test::newRecord();
    QVERIFY(!lessonOf(record));
    for (const char* name : {"\"../secret\"", "7", "{", "\"\"", "\"EDGES\""}) {
        record.extra = {{"lessonName", name}};
        QVERIFY(!lessonOf(record));
    }
}

void CourseTest::itsGameMayEndTooEarly_data()
{
    QTest::addColumn<int>("tiles");
    QTest::addColumn<int>("step");
    QTest::addRow("before the first turn") << 0 << 0;
    QTest::addRow("before the second step") << 2 << 1;
}

void CourseTest::itsGameMayEndTooEarly()
{
    QFETCH(int, tiles);
    QFETCH(int, step);
    const auto session = GameSession::open(shortened(tiles));
    QVERIFY(session);
    test::handOver(**session, 1, "human");
    const Lesson lesson = *lessonOf((*session)->record());
    for (int ply = 0; ply < tiles; ++ply)
        QVERIFY(test::ask(**session, requests::Play{lesson.moves[static_cast<std::size_t>(ply)]}));
    QVERIFY((*session)->isOver());
    const Course course = courseOf(lesson, **session);
    QCOMPARE(course.stage, Stage::Watch);
    QCOMPARE(course.step, static_cast<std::size_t>(step));
    QVERIFY(!courseText(lesson, course, usualKeys).isEmpty());
}

void CourseTest::itsLastTileMayFitNowhere()
{
    GameRecord record = shortened(1);
    TileDesign& start = record.tileset.tiles.front();
    start.railroads.clear();
    start.mountains.front().edges = {kAllSides.begin(), kAllSides.end()};
    start.prairies.clear();
    const auto session = GameSession::open(record);
    QVERIFY(session && (*session)->isOver());
    QCOMPARE(courseOf(*lessonOf(record), **session).stage, Stage::Watch);
}

void CourseTest::theScriptGivesWay()
{
    const Lesson lesson = *lessonOf(lessonRecord(QStringLiteral("railroad")));
    ScriptedPlayer player(lesson.moves);
    const auto session = lessonMatch(lesson.name);
    // Where the other player is to lay their tile.
    QVERIFY(test::place(*session, {{-1, 0}, Rotation::R90}));
    QVERIFY(test::act(*session, {}));
    const Move move = player.choose(session->game(), 1, {});
    QVERIFY(move.placement.at != lesson.moves[1].placement.at);
    QVERIFY(session->game().isLegal(move.placement));
    QCOMPARE(move.action, Action{});
}

const WindowTest<CourseTest> kTest("tst_course");

} // namespace lodeline::goldrush::tst_course

#include "tst_course.moc"
