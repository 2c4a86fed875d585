// SPDX-License-Identifier: GPL-3.0-or-later
// A set is learned while a game with it goes on.
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/table/goldrush.h"
#include "app/goldrush/table/goldrushtable.h"
#include "app/match/host.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/learning/setdigest.h"
#include "tests/app/goldrush/computer/stubplayers.h"
#include "tests/app/goldrush/learning/studyteacher.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"
#include "ui/learning/learnedfolder.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <stdexcept>

namespace lodeline::goldrush::tst_learningnews {

class LearningNewsTest : public QObject
{
    Q_OBJECT

private slots:
    void aSetIsLearnedWhenAGameWithItBegins();
    void aSetIsLearnedOnceAComputerTakesASeat();
    void whatIsBegunGoesOnWithAGame();
    void aGameThatIsOverLearnsNothing();
    void learningWaitsForAComputerThatThinks();
    void learningWaitsForAHint();
    void learningWaitsForAReview();
    void learningGoesOnByOneThreadInAGame();
    void whatWaitsSlowsDownToo();
    void learningIsHurriedOnlyWhereNothingIsLost();
    void learningThatIsNearlyDoneIsNotSlowedDown();
    void whatFailsIsLogged();
    void thePlayersHearThatTheSetIsLearned();
};

namespace {

// A table in no window.
class Table : public app::Host
{
public:
    explicit Table(const GoldRush& kind)
        : table_(kind.makeTable(*this, &parent_))
    {
    }
    ~Table() override { table_->setMatch(nullptr); }
    void set(app::Match& match) { table_->setMatch(&match); }
    app::Table& table() { return *table_; }
    GoldRushTable& ofGoldRush() { return static_cast<GoldRushTable&>(*table_); }
    ComputerPlayers& computers() { return ofGoldRush().gamePage()->computers(); }
    AdviceDesk& advice() { return ofGoldRush().gamePage()->advice(); }

    void newGame() override {}
    void start(std::unique_ptr<app::Match>) override {}
    void close() override {}
    void sameAgain(app::Rematch) override {}
    bool save() override { return false; }
    void branch(std::unique_ptr<app::Match>) override {}

private:
    QWidget parent_;
    std::unique_ptr<app::Table> table_;
};

// The kind of game whose computer players learn with a teacher.
struct Learning
{
    QTemporaryDir directory;
    QSettings store{directory.filePath("settings.ini"), QSettings::IniFormat};
    test::StudyTeacher teacher;
    GoldRush kind{store, directory.filePath("sets"), ui::InstalledSets::Reading::Never,
                  directory.filePath("learned")};
    LearnedSets& sets = *kind.learnedSets();

    Learning()
    {
        sets.setStudy(teacher.study());
        QSignalSpy read(&sets, &LearnedSets::wasRead);
        kind.prepare();
        [&] { QTRY_VERIFY(!read.isEmpty()); }();
    }
};

// One that is that far, 0 to 1, until it is stopped.
LearnedSets::Study tillStoppedAt(double done)
{
    return [done](const TileSet& set, const SetStudy& study, const StudyTold& told,
                  const std::stop_token& stop) {
        StudyTold other = told;
        other.learning = [&told, done](double) { told.learning(done); };
        return test::studyTillStopped(set, study, other, stop);
    };
}

// By how many threads a set is learned after such a change; by `threads` until it is that far, 0 to 1.
int threadsAfter(void (*change)(LearnedSets& sets, const TileSet& set), double done, int threads)
{
    Learning learning;
    learning.sets.setStudy(tillStoppedAt(done));
    const TileSet set = test::newRecord().tileset;
    learning.sets.learn(set, threads);
    [&] { QTRY_COMPARE(learning.sets.progressOf(set), std::optional(done)); }();
    change(learning.sets, set);
    return learning.sets.threadsAtWork();
}

// Of a person who begins, and a computer.
NewGame personsGame()
{
    NewGame game = test::gameAgainst("ai:prospector");
    game.startPlayer = 0;
    return game;
}

} // namespace

void LearningNewsTest::aSetIsLearnedWhenAGameWithItBegins()
{
    Learning learning;
    const auto people = makeMatch(test::gameAgainst("human"), &learning.sets);
    const auto match = makeMatch(test::gameAgainst("ai:prospector"), &learning.sets);
    const TileSet& set = test::recordOf(**match).tileset;
    Table table(learning.kind);
    table.set(**people);
    QVERIFY(!learning.sets.progressOf(set));
    table.set(**match);
    QVERIFY(learning.sets.progressOf(set));
    learning.teacher.end();
    QTRY_VERIFY(learning.sets.of(set));
    QVERIFY(test::recordOf(**match).learned.empty());
    const auto again = learning.kind.again(**match, app::Rematch::ByChance);
    QCOMPARE(learnedIn(test::recordOf(*again)).value(), std::optional(test::perverse()));
}

void LearningNewsTest::aSetIsLearnedOnceAComputerTakesASeat()
{
    Learning learning;
    const auto match = makeMatch(test::gameAgainst("human"), &learning.sets);
    auto& session = static_cast<GameSession&>(**match);
    Table table(learning.kind);
    table.set(**match);
    QVERIFY(!learning.sets.progressOf(session.record().tileset));
    QVERIFY(test::handOver(session, 1 - session.game().player(), "ai:prospector"));
    QVERIFY(learning.sets.progressOf(session.record().tileset));
}

void LearningNewsTest::whatIsBegunGoesOnWithAGame()
{
    std::atomic<bool> goesOn = false;
    Learning learning;
    learning.sets.setStudy(
        [&](const TileSet& set, const SetStudy& study, const StudyTold& told, const std::stop_token& stop) {
            goesOn = study.begun.has_value();
            return test::studyTillStopped(set, study, told, stop);
        });
    const auto match = makeMatch(test::gameAgainst("ai:prospector"), &learning.sets);
    const TileSet& set = test::recordOf(**match).tileset;
    const TrainingShard begun{{"set"}, {.seed = 7}, {}, {}};
    QVERIFY(writeBegunLearning(learning.directory.filePath("learned"), setDigest(set), begun));
    Random random(3);
    QCOMPARE(test::playPlies(static_cast<GameSession&>(**match), random, 5), 5);
    Table table(learning.kind);
    table.set(**match);
    QVERIFY(learning.sets.progressOf(set));
    QTRY_VERIFY(goesOn);
}

void LearningNewsTest::aGameThatIsOverLearnsNothing()
{
    Learning learning;
    const auto match = makeMatch(test::gameAgainst("ai:prospector"), &learning.sets);
    Random random(3);
    test::playPlies(static_cast<GameSession&>(**match), random);
    Table table(learning.kind);
    table.set(**match);
    QVERIFY(!learning.sets.progressOf(test::recordOf(**match).tileset));
}

void LearningNewsTest::learningWaitsForAComputerThatThinks()
{
    Learning learning;
    NewGame game = test::gameAgainst("ai:prospector");
    game.startPlayer = 1;
    const auto match = makeMatch(game, &learning.sets);
    const TileSet& set = test::recordOf(**match).tileset;
    Table table(learning.kind);
    table.computers().setMakePlayer([](std::string_view) { return std::make_unique<test::PatientPlayer>(); });
    table.set(**match);
    QCOMPARE(table.computers().state(), ComputerPlayers::State::Thinking);
    QTRY_COMPARE(learning.teacher.sets().size(), 1);
    QCOMPARE(learning.sets.progressOf(set), std::optional(0.0));
    table.computers().goOn();
    QTRY_COMPARE(learning.sets.progressOf(set), std::optional(0.4));
}

void LearningNewsTest::learningWaitsForAHint()
{
    Learning learning;
    const auto match = makeMatch(personsGame(), &learning.sets);
    Table table(learning.kind);
    table.set(**match);
    QVERIFY(!learning.sets.isPaused());
    table.advice().setEffort({std::chrono::hours(5), 0});
    table.advice().askBest();
    QVERIFY(learning.sets.isPaused());
    table.advice().close();
    QVERIFY(!learning.sets.isPaused());
    table.advice().setEffort({std::chrono::milliseconds(0), 60});
    table.advice().askBest();
    QVERIFY(learning.sets.isPaused());
    QTRY_VERIFY(!learning.sets.isPaused());
}

void LearningNewsTest::learningWaitsForAReview()
{
    Learning learning;
    const auto match = makeMatch(personsGame(), &learning.sets);
    Random random(3);
    test::playPlies(static_cast<GameSession&>(**match), random, 4);
    Table table(learning.kind);
    table.set(**match);
    QVERIFY(!learning.sets.isPaused());
    table.ofGoldRush().showReview();
    QVERIFY(learning.sets.isPaused());
    table.ofGoldRush().closeReview();
    QVERIFY(!learning.sets.isPaused());
}

void LearningNewsTest::learningGoesOnByOneThreadInAGame()
{
    std::atomic<int> threads = 0;
    std::atomic<bool> goesOn = false; // from what was begun
    Learning learning;
    learning.sets.setStudy(
        [&](const TileSet& set, const SetStudy& study, const StudyTold& told, const std::stop_token& stop) {
            goesOn = study.begun.has_value();
            threads = study.jobs;
            const auto nothing = test::studyTillStopped(set, study, told, stop);
            told.begun({{"set"}, {.seed = 7}, {}, {}});
            return nothing;
        });
    const auto match = makeMatch(test::gameAgainst("ai:prospector"), &learning.sets);
    const TileSet& set = test::recordOf(**match).tileset;
    learning.sets.learn(set, 2);
    QTRY_COMPARE(learning.sets.progressOf(set), std::optional(0.25));
    QCOMPARE(threads.load(), 2);
    QVERIFY(!goesOn);
    Table table(learning.kind);
    table.set(**match);
    QCOMPARE(learning.sets.progressOf(set), std::optional(0.25));
    QTRY_COMPARE(threads.load(), 1);
    QVERIFY(goesOn);
}

void LearningNewsTest::whatWaitsSlowsDownToo()
{
    std::atomic<int> threads = 0;
    Learning learning;
    learning.sets.setStudy(
        [&threads, teach = learning.teacher.study()](const TileSet& set, const SetStudy& study,
                                                     const StudyTold& told, const std::stop_token& stop) {
            threads = study.jobs;
            return teach(set, study, told, stop);
        });
    const TileSet begun = test::newRecord().tileset;
    TileSet waiting = begun;
    waiting.tiles.front().count += 1;
    learning.sets.learn(begun, 2);
    learning.sets.learn(waiting, 2);
    learning.sets.slowDown(1);
    learning.teacher.end();
    QTRY_VERIFY(learning.sets.of(waiting));
    QCOMPARE(threads.load(), 1);
}

void LearningNewsTest::learningIsHurriedOnlyWhereNothingIsLost()
{
    const auto hurry = [](LearnedSets& sets, const TileSet& set) { sets.learn(set, 2); };
    QCOMPARE(threadsAfter(hurry, 0.4, 1), 2);
    QCOMPARE(threadsAfter(hurry, 0.41, 1), 1);
}

void LearningNewsTest::learningThatIsNearlyDoneIsNotSlowedDown()
{
    const auto slowDown = [](LearnedSets& sets, const TileSet&) { sets.slowDown(1); };
    QCOMPARE(threadsAfter(slowDown, 0.79, 2), 1);
    QCOMPARE(threadsAfter(slowDown, 0.8, 2), 2);
}

void LearningNewsTest::whatFailsIsLogged()
{
    Learning learning;
    learning.sets.setStudy([](const TileSet&, const SetStudy&, const StudyTold&,
                              const std::stop_token&) -> std::optional<std::vector<Insight>> {
        throw std::runtime_error("no memory");
    });
    const TileSet set = test::newRecord().tileset;
    QTest::ignoreMessage(QtWarningMsg, "The set was not learned: no memory");
    learning.sets.learn(set, 1);
    QTRY_VERIFY(!learning.sets.progressOf(set));
    QVERIFY(!learning.sets.of(set));
}

void LearningNewsTest::thePlayersHearThatTheSetIsLearned()
{
    Learning learning;
    const auto match = makeMatch(test::gameAgainst("ai:prospector"), &learning.sets);
    std::unique_ptr<app::Match> again; // the table goes first
    Table table(learning.kind);
    QSignalSpy said(&table.table(), &app::Table::announced);
    const QString news = QStringLiteral(
        "The computer has learned this tile set. From the next game on, it plays with what it has learned.");
    table.set(**match);
    TileSet other = test::recordOf(**match).tileset;
    other.tiles.front().count += 1;
    learning.sets.learn(other, 1);
    learning.teacher.end();
    QTRY_VERIFY(learning.sets.of(other));
    const auto timesSaid = [&] { return said.count(QVariantList{news}); };
    QCOMPARE(timesSaid(), 1);      // not of the other set
    learning.sets.setLearns(true); // something else changes
    QCOMPARE(timesSaid(), 1);
    again = learning.kind.again(**match, app::Rematch::ByChance);
    table.set(*again);
    QCOMPARE(timesSaid(), 1); // plays by it from the first move on
    learning.sets.forget(other);
    learning.sets.forget(test::recordOf(**match).tileset);
    learning.sets.setStudy(
        [](const TileSet&, const SetStudy&, const StudyTold& told, const std::stop_token&) {
            LearnedSet inVain = test::perverse();
            inVain.share = 0.5;
            told.learned(inVain);
            return std::optional(test::someInsights());
        });
    learning.sets.learn(test::recordOf(**match).tileset, 1);
    QTRY_VERIFY(learning.sets.of(test::recordOf(**match).tileset));
    QCOMPARE(timesSaid(), 1); // nothing will change
}

const WindowTest<LearningNewsTest> kTest("tst_learningnews");

} // namespace lodeline::goldrush::tst_learningnews

#include "tst_learningnews.moc"
