// SPDX-License-Identifier: GPL-3.0-or-later
// Games by what the computer has learned of their set: what they begin with they keep, and all judge by it.
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/advice/adviser.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/dialogs/learningrow.h"
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/dialogs/tilesetchooser.h"
#include "app/goldrush/learning/learnedsets.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/goldrush/wording/learnedwords.h"
#include "app/match/host.h"
#include "app/match/panels/noticebar.h"
#include "app/match/seats/seedfield.h"
#include "app/shell/actions.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "tests/app/goldrush/computer/stubplayers.h"
#include "tests/app/goldrush/learning/learnedexample.h"
#include "tests/app/goldrush/review/reviewedgame.h"
#include "tests/app/windows/testwindow.h"
#include "ui/shippedsets.h"

#include <QCheckBox>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <condition_variable>
#include <mutex>

namespace lodeline::goldrush {

using test::TestWindow;

class LearnedGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void aGameKeepsWhatItBeganWith();
    void computersPlayByTheRecord();
    void hintsGoByTheRecord();
    void hintsSayByWhatTheyGo();
    void theReviewSaysByWhatItGoes();
    void whatCannotBeReadIsTold();
    void aSetIsLearnedWhenAGameWithItBegins();
    void learningWaitsForAComputerThatThinks();
    void theDialogLearnsTheSetThatIsChosen();
    void theDialogTakesANo();
};

namespace {

QString learned()
{
    return learnedText(test::perverse());
}

QString ofAllSets()
{
    return learnedText(std::nullopt);
}

// Lets a test say when the learning has come to its end.
class Teacher
{
public:
    LearnedSets::Learn learn()
    {
        return [this](const TileSet& set, int, const std::function<void(double)>& progress,
                      const std::stop_token& stop) -> std::optional<LearnedSet> {
            {
                const std::scoped_lock lock(mutex_);
                sets_ << QString::fromStdString(set.name);
            }
            progress(0.4);
            std::unique_lock lock(mutex_);
            if (!ended_.wait(lock, stop, [this] { return mayEnd_; }))
                return std::nullopt;
            return test::perverse();
        };
    }
    void end()
    {
        {
            const std::scoped_lock lock(mutex_);
            mayEnd_ = true;
        }
        ended_.notify_all();
    }
    QStringList sets()
    {
        const std::scoped_lock lock(mutex_);
        return sets_;
    }

private:
    std::mutex mutex_;
    std::condition_variable_any ended_;
    bool mayEnd_ = false;
    QStringList sets_;
};

struct Knowledge
{
    QTemporaryDir directory;
    QSettings store{directory.filePath("settings.ini"), QSettings::IniFormat};
    Teacher teacher;
    LearnedSets sets{store, directory.filePath("learned")};

    Knowledge()
    {
        sets.setLearn(teacher.learn());
        QSignalSpy read(&sets, &LearnedSets::wasRead);
        sets.read();
        [&] { QTRY_VERIFY(!read.isEmpty()); }();
    }
};

NewGame gameAgainst(const QString& kind)
{
    NewGame game;
    game.seats.resize(2);
    game.seats.back().kind = kind;
    game.seed = 7;
    game.normalise();
    return game;
}

const GameRecord& recordOf(const app::Match& match)
{
    return static_cast<const GameSession&>(match).record();
}

GameRecord learnedRecord()
{
    GameRecord record = test::newRecord(2);
    setLearned(record, test::perverse());
    return record;
}

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
    ComputerPlayers& computers() { return static_cast<GoldRushTable&>(*table_).gamePage()->computers(); }

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
    Teacher teacher;
    GoldRush kind{store, directory.filePath("sets"), ui::InstalledSets::Reading::Never,
                  directory.filePath("learned")};
    LearnedSets& sets = *kind.learnedSets();

    Learning()
    {
        sets.setLearn(teacher.learn());
        QSignalSpy read(&sets, &LearnedSets::wasRead);
        kind.prepare();
        [&] { QTRY_VERIFY(!read.isEmpty()); }();
    }
};

QString textOf(const QWidget& parent)
{
    return parent.findChild<LearningRow*>()->text();
}

} // namespace

void LearnedGamesTest::aGameKeepsWhatItBeganWith()
{
    Knowledge knowledge;
    const auto before = makeMatch(gameAgainst("ai:prospector"), &knowledge.sets);
    QVERIFY(before);
    const TileSet set = recordOf(**before).tileset;
    knowledge.sets.learn(set, 1);
    knowledge.teacher.end();
    QTRY_VERIFY(knowledge.sets.of(set));
    auto& session = static_cast<GameSession&>(**before);
    Random random(3);
    test::playPlies(session, random, 3);
    QVERIFY(session.record().learned.empty());
    QCOMPARE(session.weights(), shippedWeights());
    const auto after = makeMatch(gameAgainst("ai:prospector"), &knowledge.sets);
    QCOMPARE(learnedIn(recordOf(**after)).value(), std::optional(test::perverse()));
    const auto loaded = parseRecord((*after)->recordText()());
    QCOMPARE(learnedIn(loaded->record).value(), std::optional(test::perverse()));
    QVERIFY(recordOf(**makeMatch(gameAgainst("ai:prospector"))).learned.empty());
}

void LearnedGamesTest::computersPlayByTheRecord()
{
    GameRecord record = learnedRecord();
    for (RecordedPlayer& player : record.players)
        player.kind = "ai:prospector";
    const auto session = std::move(GameSession::open(record).value());
    ComputerPlayers computers;
    computers.setPace(app::Pace::Quick);
    computers.setSession(session.get());
    QTRY_VERIFY(session->turns() >= 4);
    const auto player = makePlayer("prospector", 1, weightsOf(record));
    const auto usual = makePlayer("prospector");
    Game game(std::make_shared<CompiledSet>(record.tileset), record.setup());
    bool differs = false;
    for (std::size_t ply = 0; ply < 4; ++ply) {
        const std::uint64_t seed = seedplan::move(record.seed, game.player(), game.ply());
        const Move move = player->choose(game, seed);
        QVERIFY(session->record().moves[ply].move == move);
        differs = differs || usual->choose(game, seed) != move;
        game.play(move);
    }
    QVERIFY(differs);
}

void LearnedGamesTest::hintsGoByTheRecord()
{
    const app::Effort little{std::chrono::milliseconds(0), 60};
    const auto session = std::move(GameSession::open(learnedRecord()).value());
    Random random(3);
    test::playPlies(*session, random, 10);
    const Game& game = session->game();
    const auto leads = [](const Advice& advice) {
        std::vector<double> list;
        for (const Hint& hint : advice.best)
            list.push_back(hint.lead);
        return list;
    };
    const Weights& weights = *session->weights();
    QVERIFY(leads(bestMoves(game, {}, 3, little, 5, {}, weights)) !=
            leads(bestMoves(game, {}, 3, little, 5)));
    const Placement placed = game.legalPlacements()[0];
    QVERIFY(leads(bestMoves(game, placed, 3, little, 5, {}, weights)) !=
            leads(bestMoves(game, placed, 3, little, 5)));
    const Advice mine = whyNot(game, placed, Action{}, little, 5, {}, weights);
    const Advice usual = whyNot(game, placed, Action{}, little, 5);
    QVERIFY(mine.mine->lead != usual.mine->lead);
    QVERIFY(leads(mine) != leads(usual));
}

void LearnedGamesTest::hintsSayByWhatTheyGo()
{
    TestWindow window;
    AdvicePanel& panel = *window.gamePage()->sidePanel()->advice();
    const auto ask = [&](const GameRecord& record) {
        QVERIFY(window.branch(record));
        window.gamePage()->advice().adviser().setEffort({std::chrono::milliseconds(0), 60});
        window->actions().hint->trigger();
        QTRY_VERIFY(!panel.rows().empty());
    };
    ask(learnedRecord());
    QCOMPARE(panel.footing(), learned());
    window.gamePage()->advice().close();
    ask(test::newRecord(2));
    QCOMPARE(panel.footing(), ofAllSets());
}

void LearnedGamesTest::theReviewSaysByWhatItGoes()
{
    GameRecord record = test::playedRecord(2, 3, 12);
    ReviewPage page;
    page.setSettings(test::kQuickReview);
    page.showRecord(record);
    QCOMPARE(page.footing(), ofAllSets());
    setLearned(record, test::perverse());
    page.showRecord(record);
    QCOMPARE(page.footing(), learned());
}

void LearnedGamesTest::whatCannotBeReadIsTold()
{
    const TestWindow window;
    GameRecord record = test::newRecord(2);
    record.learned = R"({"format": "lodeline-learned", "version": 1, "games": 0})";
    QVERIFY(window.branch(record));
    QVERIFY(window.gamePage()->notice()->text().startsWith("What the computer had learned of the tile set"));
    QVERIFY(window.branch(learnedRecord()));
    QVERIFY(window.gamePage()->notice()->isHidden());
}

void LearnedGamesTest::aSetIsLearnedWhenAGameWithItBegins()
{
    Learning learning;
    const auto people = makeMatch(gameAgainst("human"), &learning.sets);
    const auto match = makeMatch(gameAgainst("ai:prospector"), &learning.sets);
    const TileSet& set = recordOf(**match).tileset;
    Table table(learning.kind);
    table.set(**people);
    QVERIFY(!learning.sets.progressOf(set));
    table.set(**match);
    QVERIFY(learning.sets.progressOf(set));
    learning.teacher.end();
    QTRY_VERIFY(learning.sets.of(set));
    QVERIFY(recordOf(**match).learned.empty());
    const auto again = learning.kind.again(**match, app::Rematch::ByChance);
    QCOMPARE(learnedIn(recordOf(*again)).value(), std::optional(test::perverse()));
}

void LearnedGamesTest::learningWaitsForAComputerThatThinks()
{
    Learning learning;
    NewGame game = gameAgainst("ai:prospector");
    game.startPlayer = 1;
    const auto match = makeMatch(game, &learning.sets);
    const TileSet& set = recordOf(**match).tileset;
    Table table(learning.kind);
    table.computers().setMakePlayer([](std::string_view) { return std::make_unique<test::PatientPlayer>(); });
    table.set(**match);
    QCOMPARE(table.computers().state(), ComputerPlayers::State::Thinking);
    QTRY_COMPARE(learning.teacher.sets().size(), 1);
    QCOMPARE(learning.sets.progressOf(set), std::optional(0.0));
    table.computers().goOn();
    QTRY_COMPARE(learning.sets.progressOf(set), std::optional(0.4));
}

void LearnedGamesTest::theDialogLearnsTheSetThatIsChosen()
{
    Knowledge knowledge;
    ui::InstalledSets installed(knowledge.directory.filePath("sets"));
    NewGameDialog dialog(gameAgainst("ai:prospector"), installed);
    dialog.offerLearning(knowledge.sets);
    QTRY_COMPARE(textOf(dialog), learningText(0.4));
    auto* chooser = dialog.findChild<TileSetChooser*>();
    const std::shared_ptr<const TileSet> first = chooser->set();
    chooser->setFile(ui::shippedSets().back().file);
    QVERIFY(chooser->set() != first);
    QVERIFY(!knowledge.sets.progressOf(*first));
    QTRY_COMPARE(knowledge.teacher.sets().size(), 2);
    knowledge.teacher.end();
    QTRY_COMPARE(textOf(dialog), learned());
}

void LearnedGamesTest::theDialogTakesANo()
{
    Knowledge knowledge;
    ui::InstalledSets installed(knowledge.directory.filePath("sets"));
    NewGameDialog dialog(gameAgainst("ai:prospector"), installed);
    dialog.offerLearning(knowledge.sets);
    auto* learns = dialog.findChild<QCheckBox*>("learnsSets");
    QVERIFY(learns->isChecked());
    const QWidget* next = dialog.findChild<app::SeedField*>();
    do
        next = next->previousInFocusChain();
    while (!(next->focusPolicy() & Qt::TabFocus));
    QCOMPARE(next, learns);
    learns->click();
    QCOMPARE(textOf(dialog), ofAllSets());
    QVERIFY(!knowledge.sets.learns());
    NewGameDialog another(gameAgainst("ai:prospector"), installed);
    another.offerLearning(knowledge.sets);
    QVERIFY(!another.findChild<QCheckBox*>("learnsSets")->isChecked());
    QCOMPARE(textOf(another), ofAllSets());
    another.findChild<QCheckBox*>("learnsSets")->click();
    knowledge.teacher.end();
    QTRY_COMPARE(textOf(another), learned());
    QCOMPARE(another.findChild<QCheckBox*>("learnsSets")->accessibleDescription(), learned());
}

} // namespace lodeline::goldrush

QTEST_MAIN(lodeline::goldrush::LearnedGamesTest)
#include "tst_learnedgames.moc"
