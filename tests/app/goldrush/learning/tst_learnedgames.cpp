// SPDX-License-Identifier: GPL-3.0-or-later
// Games by what the computer has learned of their set: what they begin with they keep, and all judge by it.
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/dialogs/insightsnote.h"
#include "app/goldrush/dialogs/learningrow.h"
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/dialogs/setmenu.h"
#include "app/goldrush/dialogs/tilesetchooser.h"
#include "app/goldrush/learning/learnedsets.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/goldrush/wording/learnedwords.h"
#include "app/match/panels/noticebar.h"
#include "app/match/seats/seedfield.h"
#include "app/shell/actions.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/learning/setdigest.h"
#include "tests/app/goldrush/learning/learnedexample.h"
#include "tests/app/goldrush/learning/studyteacher.h"
#include "tests/app/goldrush/review/reviewedgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/findings/insightwords.h"
#include "ui/shippedsets.h"
#include "ui/wording/joining.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <atomic>

namespace lodeline::goldrush::tst_learnedgames {

using test::TestWindow;

class LearnedGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void aGameKeepsWhatItBeganWith();
    void aTrialGoesByWhatTheLabHasLearned();
    void computersPlayByTheRecord();
    void hintsGoByTheRecord();
    void hintsSayByWhatTheyGo();
    void theReviewSaysByWhatItGoes();
    void learningInVainIsTold();
    void whatCannotBeReadIsTold();
    void theDialogLearnsTheSetThatIsChosen();
    void setsThatAreOnlyPassedAreNotLearned();
    void whatWaitsForADialogEndsWithIt();
    void theDialogLearnsByAllProcessors();
    void theDialogHurriesWhatAGameHasBegun();
    void theDialogTakesANo();
    void theDialogGrowsWithWhatIsTold();
    void theDialogTellsWhatWasFoundOut();
    void theDialogTellsWhatHoldsByTheOptions();
    void theListSaysWhichSetsAreLearned();
    void whatWasLearnedCanBeForgotten();
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

// Of what a set has in these tests, as the dialog tells it.
QStringList sentencesOf(const std::vector<Insight::Code>& codes)
{
    QStringList sentences{QStringLiteral("In two-player games with farmers:")};
    for (const Insight& insight : test::someInsights())
        if (std::ranges::count(codes, insight.code) > 0)
            sentences << insightText(insight);
    return sentences;
}

struct Schooling
{
    QTemporaryDir directory;
    QSettings store{directory.filePath("settings.ini"), QSettings::IniFormat};
    test::StudyTeacher teacher;
    LearnedSets sets{store, directory.filePath("learned")};

    Schooling()
    {
        sets.setStudy(teacher.study());
        QSignalSpy read(&sets, &LearnedSets::wasRead);
        sets.read();
        [&] { QTRY_VERIFY(!read.isEmpty()); }();
    }
};

GameRecord learnedRecord()
{
    GameRecord record = test::newRecord(2);
    setLearned(record, test::perverse());
    return record;
}

QStringList texts(const QComboBox& list)
{
    QStringList all;
    for (int row = 0; row < list.count(); ++row)
        all << list.itemText(row);
    return all;
}

// What the tab key comes to between two widgets, apart from what lies in the first.
QList<QWidget*> tabStops(const QWidget& window, QWidget& after, QWidget& before)
{
    QList<QWidget*> stops;
    for (QWidget* next = after.nextInFocusChain(); next != &before; next = next->nextInFocusChain())
        if (next->focusPolicy() & Qt::TabFocus && next->isVisibleTo(&window) && !after.isAncestorOf(next))
            stops << next;
    return stops;
}

// The same study, which tells by how many threads it was asked for.
LearnedSets::Study telling(std::atomic<int>& threads, const LearnedSets::Study& study)
{
    return [&threads, study](const TileSet& set, const SetStudy& asked, const StudyTold& told,
                             const std::stop_token& stop) {
        threads = asked.jobs;
        return study(set, asked, told, stop);
    };
}

QString textOf(const QWidget& parent)
{
    return parent.findChild<LearningRow*>()->text();
}

} // namespace

void LearnedGamesTest::aGameKeepsWhatItBeganWith()
{
    Schooling schooling;
    const auto before = makeMatch(test::gameAgainst("ai:prospector"), &schooling.sets);
    QVERIFY(before);
    const TileSet set = test::recordOf(**before).tileset;
    schooling.sets.learn(set, 1);
    schooling.teacher.end();
    QTRY_VERIFY(schooling.sets.of(set));
    auto& session = static_cast<GameSession&>(**before);
    Random random(3);
    test::playPlies(session, random, 3);
    QVERIFY(session.record().learned.empty());
    QCOMPARE(session.weights(), shippedWeights());
    const auto after = makeMatch(test::gameAgainst("ai:prospector"), &schooling.sets);
    QCOMPARE(learnedIn(test::recordOf(**after)).value(), std::optional(test::perverse()));
    const auto loaded = parseRecord((*after)->recordText()());
    QCOMPARE(learnedIn(loaded->record).value(), std::optional(test::perverse()));
    QVERIFY(test::recordOf(**makeMatch(test::gameAgainst("ai:prospector"))).learned.empty());
}

void LearnedGamesTest::aTrialGoesByWhatTheLabHasLearned()
{
    const QTemporaryDir directory;
    QSettings store{directory.filePath("settings.ini"), QSettings::IniFormat};
    const QString learnedSets = directory.filePath("learned");
    const QString set = ui::shippedSets().back().file;
    QVERIFY(writeLearnedSet(learnedSets, setDigest(ui::loadTileSet(set)->set), {test::perverse()}));
    const GoldRush kind(store, directory.filePath("sets"), ui::InstalledSets::Reading::Never, learnedSets);
    app::Trial trial;
    trial.set = set;
    trial.against = {QStringLiteral("prospector")};
    const app::Started match = kind.startTrial(trial, nullptr); // the program has read no folder yet
    QVERIFY(match);
    QCOMPARE(learnedIn(test::recordOf(**match)).value(), std::optional(test::perverse()));
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
        window.gamePage()->advice().setEffort({std::chrono::milliseconds(0), 60});
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

void LearnedGamesTest::learningInVainIsTold()
{
    LearnedSet learned = test::perverse();
    QVERIFY(learnedText(learned).startsWith("The computer has learned this tile set from 1,234 "));
    learned.share = 0.5;
    QVERIFY(learnedText(learned).startsWith("The computer has played this tile set in 1,234 "));
    QVERIFY(learnedText(learned).contains("found nothing better"));
}

void LearnedGamesTest::whatCannotBeReadIsTold()
{
    const TestWindow window;
    GameRecord record = test::newRecord(2);
    record.learned = R"({"format": "lodeline-learned", "version": 1, "games": 0})";
    QVERIFY(window.branch(record));
    QVERIFY(window.gamePage()->notice()->text().startsWith("What the computer learned about this tile set"));
    QVERIFY(window.branch(learnedRecord()));
    QVERIFY(window.gamePage()->notice()->isHidden());
}

void LearnedGamesTest::theDialogLearnsTheSetThatIsChosen()
{
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    QTRY_COMPARE(textOf(dialog), learningText(0.4));
    QVERIFY(textOf(dialog).contains(
        "A game that starts before then uses what the computer knows from all tile sets."));
    auto* chooser = dialog.findChild<TileSetChooser*>();
    const std::shared_ptr<const TileSet> first = chooser->set();
    chooser->setFile(ui::shippedSets().back().file);
    QVERIFY(chooser->set() != first);
    QVERIFY(schooling.sets.progressOf(*first));
    QCOMPARE(textOf(dialog), waitingToLearnText());
    QVERIFY(textOf(dialog).contains(
        "A game that starts before then uses what the computer knows from all tile sets."));
    schooling.teacher.end();
    QTRY_COMPARE(textOf(dialog), learned());
    QVERIFY(schooling.sets.of(*first));
}

void LearnedGamesTest::setsThatAreOnlyPassedAreNotLearned()
{
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    const NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    auto* chooser = dialog.findChild<TileSetChooser*>();
    const std::shared_ptr<const TileSet> first = chooser->set();
    const auto choose = [&](std::size_t place) {
        chooser->setFile(ui::shippedSets()[place].file);
        return chooser->set();
    };
    const std::shared_ptr<const TileSet> passed = choose(1);
    const std::shared_ptr<const TileSet> ofAGame = choose(2);
    QVERIFY(!schooling.sets.isWaiting(*passed));
    choose(0);
    schooling.sets.learn(*ofAGame, ui::processors()); // by fewer the first would begin again
    choose(2);
    const std::shared_ptr<const TileSet> last = choose(3);
    QVERIFY(schooling.sets.progressOf(*first));
    QVERIFY(schooling.sets.isWaiting(*ofAGame));
    QVERIFY(schooling.sets.isWaiting(*last));
    schooling.teacher.end();
    QTRY_VERIFY(schooling.sets.of(*ofAGame));
    QCOMPARE(schooling.teacher.sets(),
             (QStringList{QString::fromStdString(first->name), QString::fromStdString(last->name),
                          QString::fromStdString(ofAGame->name)}));
}

void LearnedGamesTest::whatWaitsForADialogEndsWithIt()
{
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    auto dialog =
        std::make_unique<NewGameDialog>(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    auto* chooser = dialog->findChild<TileSetChooser*>();
    const std::shared_ptr<const TileSet> begun = chooser->set();
    chooser->setFile(ui::shippedSets().back().file);
    const std::shared_ptr<const TileSet> waiting = chooser->set();
    QVERIFY(schooling.sets.isWaiting(*waiting));
    dialog.reset();
    QVERIFY(!schooling.sets.isWaiting(*waiting));
    QVERIFY(schooling.sets.progressOf(*begun));
    schooling.teacher.end();
    QTRY_VERIFY(schooling.sets.of(*begun));
}

void LearnedGamesTest::theDialogLearnsByAllProcessors()
{
    std::atomic<int> threads = 0;
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    schooling.sets.setStudy(telling(threads, test::studyAtOnce));
    {
        const NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
        QTRY_COMPARE(threads.load(), ui::processors());
        QTRY_VERIFY(!schooling.sets.insights(*dialog.findChild<TileSetChooser*>()->set()).empty());
        threads = 0;
        schooling.sets.setStudy(telling(threads, test::studyTillStopped));
        dialog.findChild<SetMenu*>()->forget->trigger();
        QTRY_COMPARE(threads.load(), ui::processors());
    }
    QTRY_COMPARE(threads.load(), ui::thinkingThreads());
}

void LearnedGamesTest::theDialogHurriesWhatAGameHasBegun()
{
    std::atomic<int> threads = 0;
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    schooling.sets.setStudy(telling(threads, test::studyTillStopped));
    const auto match = makeMatch(test::gameAgainst("ai:prospector"), &schooling.sets);
    schooling.sets.learn(test::recordOf(**match).tileset, 1);
    QTRY_COMPARE(threads.load(), 1);
    {
        const NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
        QTRY_COMPARE(threads.load(), ui::processors());
    }
    QTRY_COMPARE(threads.load(), 1);
}

void LearnedGamesTest::theDialogTakesANo()
{
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    auto* learns = dialog.findChild<QCheckBox*>("learnsSets");
    QVERIFY(learns->isChecked());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto* text = dialog.findChild<QLabel*>("learnedText");
    const int height = text->height();
    const QPoint place = learns->pos();
    learns->click();
    QCOMPARE(textOf(dialog), ofAllSets());
    QTRY_VERIFY(text->height() < height);
    QCOMPARE(learns->pos(), place); // for another click
    QVERIFY(!schooling.sets.learns());
    NewGameDialog another(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    QVERIFY(!another.findChild<QCheckBox*>("learnsSets")->isChecked());
    QCOMPARE(textOf(another), ofAllSets());
    another.findChild<QCheckBox*>("learnsSets")->click();
    schooling.teacher.end();
    QTRY_COMPARE(textOf(another), learned());
    QCOMPARE(another.findChild<QCheckBox*>("learnsSets")->accessibleDescription(), learned());
}

void LearnedGamesTest::theDialogGrowsWithWhatIsTold()
{
    Schooling schooling;
    schooling.sets.setLearns(false);
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const int height = dialog.height();
    dialog.findChild<QCheckBox*>("learnsSets")->click();
    QVERIFY(dialog.height() > height);
    QTRY_COMPARE(dialog.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
}

void LearnedGamesTest::theDialogTellsWhatWasFoundOut()
{
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    dialog.show();
    const auto* note = dialog.findChild<InsightsNote*>();
    auto* unfold = dialog.findChild<QToolButton*>("unfoldInsights");
    QVERIFY(unfold->isHidden());
    schooling.teacher.end();
    QTRY_VERIFY(unfold->isVisible());
    QVERIFY(!note->isVisible());
    QTRY_COMPARE(dialog.findChild<QScrollArea*>()->verticalScrollBar()->maximum(),
                 0); // nothing is pushed out
    const QStringList sentences =
        sentencesOf({Insight::Code::MountainsPay, Insight::Code::FirstSeat, Insight::Code::LeadUnsure,
                     Insight::Code::Farmers, Insight::Code::FarmersLate, Insight::Code::TentPays,
                     Insight::Code::MindChanges, Insight::Code::Learned});
    QCOMPARE(unfold->accessibleDescription(), sentences.join(u'\n'));
    QCOMPARE(tabStops(dialog, *dialog.findChild<TileSetChooser*>(), *dialog.findChild<app::SeedField*>()),
             (QList<QWidget*>{dialog.findChild<QCheckBox*>("learnsSets"), unfold}));
    unfold->setFocus();
    QTest::keyClick(unfold, Qt::Key_Space);
    QVERIFY(note->isVisible());
    QVERIFY(dialog.screen()->availableGeometry().contains(dialog.frameGeometry()));
    QStringList shown;
    for (const QLabel* label : note->findChildren<QLabel*>())
        shown << label->text();
    QCOMPARE(shown, sentences);
    dialog.findChild<TileSetChooser*>()->setFile(ui::shippedSets().back().file);
    QTRY_VERIFY(note->isVisible()); // it stays unfolded
    unfold->click();
    QVERIFY(!note->isVisible());
}

void LearnedGamesTest::theDialogTellsWhatHoldsByTheOptions()
{
    Schooling schooling;
    schooling.teacher.end();
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    NewGame game = test::gameAgainst("ai:prospector");
    game.options.farmers = false;
    const NewGameDialog dialog(game, installed, &schooling.sets);
    const auto* note = dialog.findChild<InsightsNote*>();
    const QString without = sentencesOf({Insight::Code::FirstSeat, Insight::Code::TentPays,
                                         Insight::Code::MindChanges, Insight::Code::Learned})
                                .join(u'\n');
    QTRY_COMPARE(note->text(), without);
    auto* farmers = dialog.findChild<QCheckBox*>("farmers");
    farmers->click();
    QVERIFY(note->text().contains(sentencesOf({Insight::Code::Farmers}).back()));
    QVERIFY(note->text().contains(sentencesOf({Insight::Code::MountainsPay}).back()));
    farmers->click();
    QCOMPARE(note->text(), without);
}

void LearnedGamesTest::theListSaysWhichSetsAreLearned()
{
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    const QComboBox* list = dialog.findChild<TileSetChooser*>()->combo();
    const QStringList names = texts(*list);
    const auto withLearned = [&](int row) {
        QStringList all = names;
        all[row] = ui::withRemark(names[row], QStringLiteral("learned"));
        return all;
    };
    schooling.teacher.end();
    QTRY_COMPARE(texts(*list), withLearned(0));
    schooling.sets.forget(*dialog.findChild<TileSetChooser*>()->set());
    QCOMPARE(texts(*list), names);
    const auto ironWeb = ui::loadTileSet(ui::shippedSets().back().file);
    schooling.sets.learn(ironWeb->set, 1);
    QTRY_COMPARE(texts(*list), withLearned(static_cast<int>(names.size()) - 1));
    const NewGameDialog plain(test::gameAgainst("ai:prospector"), installed);
    QCOMPARE(texts(*plain.findChild<TileSetChooser*>()->combo()), names);
}

void LearnedGamesTest::whatWasLearnedCanBeForgotten()
{
    Schooling schooling;
    ui::InstalledSets installed(schooling.directory.filePath("sets"));
    NewGameDialog dialog(test::gameAgainst("ai:prospector"), installed, &schooling.sets);
    const QAction* forget = dialog.findChild<SetMenu*>()->forget;
    QVERIFY(!forget->isEnabled());
    QCOMPARE(forget->text(), QStringLiteral("For&get what was learned and learn again"));
    schooling.teacher.end();
    QTRY_VERIFY(forget->isEnabled());
    dialog.findChild<SetMenu*>()->forget->trigger();
    QVERIFY(!forget->isEnabled());
    QCOMPARE(textOf(dialog), learningText(0));
    QTRY_COMPARE(textOf(dialog), learned());
    QTRY_VERIFY(!schooling.sets.insights(*dialog.findChild<TileSetChooser*>()->set()).empty());
    auto* learns = dialog.findChild<QCheckBox*>("learnsSets");
    learns->click();
    QCOMPARE(forget->text(), QStringLiteral("For&get what the computer has learned"));
    dialog.findChild<SetMenu*>()->forget->trigger();
    QCOMPARE(textOf(dialog), ofAllSets());
    learns->click();
    QCOMPARE(forget->text(), QStringLiteral("For&get what was learned and learn again"));
    QVERIFY(!NewGameDialog(test::gameAgainst("ai:prospector"), installed)
                 .findChild<SetMenu*>()
                 ->forget->isVisible());
}

const WindowTest<LearnedGamesTest> kTest("tst_learnedgames");

} // namespace lodeline::goldrush::tst_learnedgames

#include "tst_learnedgames.moc"
