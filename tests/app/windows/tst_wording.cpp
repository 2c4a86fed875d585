// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewwords.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/goldrush/wording/scoreformula.h"
#include "app/goldrush/wording/words.h"
#include "app/shell/commandline.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/goldrush/session/testkinds.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languages.h"
#include "ui/wording/joining.h"

#include <QTest>
#include <QTextBoundaryFinder>

namespace lodeline::goldrush::tst_wording {

using namespace app;

class WordingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void scoresNameTheFeature();
    void whatHasNothingIsSaidToBeWithoutIt();
    void scoresTellHowTheyComeAbout();
    void tiesScoreInFull();
    void valuesAreToldOnlyWhenRevealed();
    void namesWithPlaceMarkersStayAsTheyAre();
    void cowboysAreCalledByTheirKind_data();
    void cowboysAreCalledByTheirKind();
    void textsAreJoined();
    void everyEventOfAGameHasWords();
    void segmentsOfOneKindAreToldApart();
    void aTentIsMovedWithinItsMountainOrToAnother();
    void aTileThatChangesNothingBringsNoLuck();
    void positionsStayOnOneLine();
    void theCommandLineIsRead();

private:
    ui::Languages languages_;
    GameRecord record_ = test::newRecord(2);
};

namespace {

QString name(const GameRecord& record, int seat)
{
    return playerName(record, seat);
}

events::Score railroad(std::vector<int> points, int tiles, int locomotives)
{
    events::Score score;
    score.points = std::move(points);
    score.tiles.resize(static_cast<std::size_t>(tiles));
    score.locomotives = locomotives;
    return score;
}

} // namespace

void WordingTest::initTestCase()
{
    languages_.use(QStringLiteral("en"));
}

void WordingTest::scoresNameTheFeature()
{
    QCOMPARE(eventText(railroad({6, 0}, 3, 1), record_, false),
             name(record_, 0) +
                 QStringLiteral(" scores 6 points for a railroad of 3 tiles with a locomotive"));
    QCOMPARE(eventText(railroad({0, 0}, 1, 0), record_, false),
             QStringLiteral("Nobody scores for a railroad of 1 tile"));
}

void WordingTest::whatHasNothingIsSaidToBeWithoutIt()
{
    QCOMPARE(eventText(events::Start{}, record_, false), QStringLiteral("The start tile is on the board"));
    events::Score score;
    score.points = {0, 0};
    score.final = true;
    score.kind = events::Score::Kind::Mountain;
    QCOMPARE(eventText(score, record_, false),
             QStringLiteral("Nobody scores for an incomplete mountain without nuggets"));
    score.kind = events::Score::Kind::City;
    QCOMPARE(eventText(score, record_, false),
             QStringLiteral("Nobody scores for an incomplete city without completed railroads"));
}

void WordingTest::scoresTellHowTheyComeAbout()
{
    QCOMPARE(scoreFormula(railroad({8, 0}, 4, 1)), QStringLiteral("4 tiles × 1 × 2 (one locomotive) = 8"));
    QCOMPARE(scoreFormula(railroad({1, 0}, 1, 0)), QStringLiteral("1 tile × 1 = 1"));
    QCOMPARE(scoreFormula(railroad({0, 0}, 4, 1)), QString()); // nobody scores
    events::Score score;
    score.points = {7, 0};
    score.kind = events::Score::Kind::Mountain;
    score.nuggets = 7;
    QCOMPARE(scoreFormula(score), QStringLiteral("7 nuggets × 1 = 7"));
    score.kind = events::Score::Kind::City;
    score.railroads = 2;
    QCOMPARE(scoreFormula(score), QStringLiteral("2 completed railroads × 3 = 6"));
    score.kind = events::Score::Kind::Prairie;
    QCOMPARE(scoreFormula(score), QString());
    score.tipis = 2;
    score.horses = 1;
    QCOMPARE(scoreFormula(score), QStringLiteral("2 tipi camps × 2 + 1 horse herd × 4 = 8"));
    score.kind = events::Score::Kind::Gold;
    QCOMPARE(scoreFormula(score), QString());
}

void WordingTest::tiesScoreInFull()
{
    QCOMPARE(eventText(railroad({5, 5}, 5, 0), record_, false),
             QStringLiteral("%1 and %2 score 5 points each for a railroad of 5 tiles")
                 .arg(name(record_, 0), name(record_, 1)));
}

void WordingTest::valuesAreToldOnlyWhenRevealed()
{
    const Event mine = events::Mine{1, {0, 0}, {FeatureKind::Mountain, 0}, 5};
    QVERIFY(!eventText(mine, record_, false).contains(u'5'));
    QVERIFY(eventText(mine, record_, true).contains(u'5'));
    const Event tokens = events::Tokens{0, {8, 8}, {5, 7}};
    QVERIFY(!eventText(tokens, record_, false).contains(u'7'));
    QVERIFY(eventText(tokens, record_, true).contains(QLatin1String("5, 7")));
}

void WordingTest::namesWithPlaceMarkersStayAsTheyAre()
{
    GameRecord record = record_;
    record.players[0].name = "%2 and %1";
    const Event mine = events::Mine{0, {0, 0}, {FeatureKind::Mountain, 0}, 5};
    QCOMPARE(eventText(mine, record, true), QStringLiteral("%2 and %1 takes a token from the mountain: 5"));
    events::Score gold;
    gold.kind = events::Score::Kind::Gold;
    gold.points = {7, 12};
    QCOMPARE(eventText(gold, record, true), QStringLiteral("All players reveal their gold: %2 and %1 7, ") +
                                                name(record, 1) + QStringLiteral(" 12"));
}

void WordingTest::cowboysAreCalledByTheirKind_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("called");
    QTest::newRow("railroad") << static_cast<int>(FeatureKind::Railroad) << QStringLiteral("railwayman");
    QTest::newRow("mountain") << static_cast<int>(FeatureKind::Mountain) << QStringLiteral("gold miner");
    QTest::newRow("prairie") << static_cast<int>(FeatureKind::Prairie) << QStringLiteral("farmer");
    QTest::newRow("city") << static_cast<int>(FeatureKind::City) << QStringLiteral("merchant");
}

void WordingTest::cowboysAreCalledByTheirKind()
{
    QFETCH(const int, kind);
    QFETCH(const QString, called);
    const SegmentRef segment{static_cast<FeatureKind>(kind), 0};
    const Event back = events::TakeBack{0, {1, -2}, segment};
    QCOMPARE(eventText(back, record_, false), name(record_, 0) + QStringLiteral(" takes back the ") + called +
                                                  QStringLiteral(" at \u2066(1,\u00a0-2)\u2069"));
    const Event home = events::Return{1, events::Piece::Cowboy, {1, -2}, segment};
    QCOMPARE(eventText(home, record_, false),
             name(record_, 1) + QStringLiteral("'s ") + called + QStringLiteral(" comes home"));
}

void WordingTest::textsAreJoined()
{
    const QStringList parts{QStringLiteral("%2"), QStringLiteral("b")};
    QCOMPARE(ui::listed(parts), QStringLiteral("%2, b"));
    QCOMPARE(ui::clauses(parts), QStringLiteral("%2; b"));
    QCOMPARE(ui::sentences(parts), QStringLiteral("%2. b"));
    QCOMPARE(ui::sentences({QStringLiteral("A."), QStringLiteral("b.")}), QStringLiteral("A. b."));
    QCOMPARE(ui::labelled(parts[0], parts[1]), QStringLiteral("%2: b"));
    QCOMPARE(ui::withRemark(parts[0], parts[1]), QStringLiteral("%2 (b)"));
}

void WordingTest::everyEventOfAGameHasWords()
{
    const auto session = test::newSession(4, 3);
    Random random(3);
    test::playPlies(*session, random);
    for (const Event& event : session->history())
        QVERIFY(!eventText(event, session->record(), false).isEmpty());
}

void WordingTest::segmentsOfOneKindAreToldApart()
{
    Random random(6);
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const auto session = test::newSession(2, seed);
        while (session->phase() != Game::Phase::Over) {
            test::place(*session, test::anyPlacement(session->game(), random));
            QStringList cowboys;
            for (const Action& action : session->game().legalActions().toVector()) {
                if (action.type == Action::Type::Cowboy)
                    cowboys << actionText(session->game(), action);
            }
            QVERIFY2(!cowboys.removeDuplicates(), qPrintable(cowboys.join(u'\n')));
            test::act(*session, test::anyAction(session->game(), random));
        }
    }
}

// R3.4: it may go to another part of the mountain where it stands.
void WordingTest::aTentIsMovedWithinItsMountainOrToAnother()
{
    Random random(5);
    int within = 0;
    int toAnother = 0;
    const auto session = test::newSession(2);
    while (!session->isOver()) {
        const Game& game = session->game();
        test::place(*session, test::anyPlacement(game, random));
        const auto tent = game.tent(game.player());
        std::optional<Action> pitch;
        for (const Action& action : game.legalActions().toVector()) {
            if (action.type != Action::Type::Tent)
                continue;
            pitch = action;
            const QString text = actionText(game, action);
            if (!tent) {
                QVERIFY2(text.startsWith(QStringLiteral("Pitch the tent on the mountain")), qPrintable(text));
                continue;
            }
            const auto mountain = game.segments(tent->at, tent->segment);
            const bool isThere = std::ranges::count(mountain, PlacedSegment{action.at, action.segment}) > 0;
            QVERIFY2(text.startsWith(isThere ? QStringLiteral("Move the tent within its mountain, to ")
                                             : QStringLiteral("Move the tent to the mountain at ")),
                     qPrintable(text));
            ++(isThere ? within : toAnother);
        }
        test::act(*session, pitch && !tent ? *pitch : Action{});
    }
    QVERIFY(within > 0 && toAnother > 0);
}

void WordingTest::aTileThatChangesNothingBringsNoLuck()
{
    GameRecord record = record_;
    record.moves.resize(1);
    const Game game = *replay(record, nullptr, 0);
    Random random(1);
    Review review;
    review.players = 2;
    review.plies.resize(1);
    PlyReview& turn = review.plies.front();
    turn.goldPoints = {0, 0};
    turn.before.chance = {0.5, 0.5};
    turn.drawn.chance = {0.503, 0.497};
    review.end.chance = {0.5, 0.5};
    turn.played.placement = test::anyPlacement(game, random);
    QVERIFY(turnHtml(review, record, 0, game).contains(QLatin1String("the tile made no difference")));
    turn.drawn.chance = {0.6, 0.4};
    QVERIFY(!turnHtml(review, record, 0, game).contains(QLatin1String("made no difference")));
}

void WordingTest::positionsStayOnOneLine()
{
    for (const Position at : {Position{0, -1}, Position{-12, 7}, Position{-3, -4}}) {
        QTextBoundaryFinder lines(QTextBoundaryFinder::Line, positionText(at));
        QCOMPARE(lines.toNextBoundary(), positionText(at).size());
    }
}

void WordingTest::theCommandLineIsRead()
{
    const QStringList call{"lodeline",    "--language", "de",        "--theme=dark",
                           "--animation", "off",        "x.lodeline"};
    QCOMPARE(ui::languageArgument(call), QStringLiteral("de"));
    const CommandLine line = parseCommandLine(call, *test::TestKinds());
    QCOMPARE(line.file, QStringLiteral("x.lodeline"));
    QVERIFY(line.theme == ui::ThemeChoice::Dark);
    QVERIFY(line.animation == AnimationSpeed::Off);
    QVERIFY(!parseCommandLine({"lodeline"}, *test::TestKinds()).theme);
}

const WindowTest<WordingTest> kTest("tst_wording");

} // namespace lodeline::goldrush::tst_wording

#include "tst_wording.moc"
