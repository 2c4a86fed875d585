// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/computerpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/panels/tilepanel.h"
#include "app/match/panels/noticebar.h"
#include "app/match/seats/kindcombo.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/keys/keytable.h"
#include "app/shell/start/startpage.h"
#include "tests/app/goldrush/computer/stubplayers.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace lodeline::goldrush::tst_computergame {

using namespace app;

using PlayersState = ComputerPlayers::State;
using test::onNextDialog;
using test::TestWindow;

// Games with computer players in the real window.
class ComputerGameTest : public QObject
{
    Q_OBJECT

private slots:
    void playMeansAComputerAtFirst();
    void playHasAPersonAfterADemonstration();
    void theWindowTellsWhoThinks();
    void peopleOnlyWatchMeanwhile();
    void theirGoldStaysHidden();
    void playNowHasAKey();
    void textsTellTheKeyOfPlayNow();
    void savingWhileThinking();
    void openingWhileThinking();
    void closingWhileThinking();
    void theWindowMayEndWhileThinking();
    void computersPlayToTheEnd();
    void seatsAreHandedOverInTheGame();
    void stepByStepGoesOnByEnter();
    void textsTellTheKeyThatGoesOn();
    void recordsRestoreTheirComputers();
    void strangersAreTold();
    void playersWithoutColoursAreNoStrangers();
    void failuresAreTold();
    void failuresAreStillThereWhenTheBoardHasShownTheDraw();
};

namespace {

// Starts a game of these players in the window; thinkers never end by themselves.
void begin(TestWindow& window, const QStringList& kinds, bool patient = true)
{
    NewGame game;
    for (const QString& kind : kinds)
        game.seats.push_back({{}, {}, kind});
    game.startPlayer = 0;
    game.seed = 7;
    game.normalise();
    if (patient) {
        window.gamePage()->computers().setMakePlayer(
            [](std::string_view) { return std::make_unique<test::PatientPlayer>(); });
    }
    QVERIFY(window.start(game));
}

ComputerPlayers& computers(TestWindow& window)
{
    return window.gamePage()->computers();
}

void settle()
{
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
}

const QString kPerson = QStringLiteral("human");
const QString kComputer = QStringLiteral("ai:prospector");

} // namespace

void ComputerGameTest::playMeansAComputerAtFirst()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("new.ini")));
    const NewGame usual = storedGame(settings.store());
    QCOMPARE(usual.seats.size(), std::size_t{2});
    QCOMPARE(usual.seats[0].kind, kPerson);
    QCOMPARE(usual.seats[1].kind, QStringLiteral("ai:greenhorn"));
    Kinds kinds;
    kinds.add(std::make_unique<GoldRush>(settings.store(), folder.filePath(QStringLiteral("sets"))));
    const StartPage page(kinds);
    QStringList texts;
    for (const QLabel* label : page.findChildren<QLabel*>())
        texts << label->text();
    QVERIFY2(texts.join(u'\n').contains(QStringLiteral("Bo (Greenhorn)")), qPrintable(texts.join(u'\n')));
}

void ComputerGameTest::playHasAPersonAfterADemonstration()
{
    TestWindow window;
    NewGame demonstration;
    demonstration.seats = {{{}, {}, kComputer}, {{}, {}, kComputer}, {{}, {}, kComputer}};
    demonstration.normalise();
    storeGame(window.settings().store(), demonstration);
    window->openGame().startTrial(std::move(*makeMatch(demonstration)));
    window->openGame().close();
    QStringList texts;
    for (const QLabel* label : window->startPage()->findChildren<QLabel*>())
        texts << label->text();
    const QString all = texts.join(u'\n');
    QVERIFY2(all.contains(QStringLiteral("Ann, Bo (Prospector), and Cleo (Prospector)")), qPrintable(all));
    window->startPage()->findChild<QPushButton*>(QStringLiteral("play"))->click();
    QVERIFY(!window.session().isComputer(0));
    QVERIFY(window.session().isComputer(1));
    QVERIFY(window.session().isComputer(2));
    QVERIFY(storedGame(window.settings().store()) == demonstration); // what the dialog offers
}

void ComputerGameTest::theWindowTellsWhoThinks()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    QCOMPARE(computers(window).state(), PlayersState::Thinking);
    const SidePanel* side = window.gamePage()->sidePanel();
    QVERIFY(side->computer()->isVisible());
    QCOMPARE(side->computer()->sentence(), QStringLiteral("Ann (Prospector) is thinking"));
    const PlayerCard* card = side->players()->cards()[0];
    QVERIFY(card->status().thinking);
    QCOMPARE(card->status().level, QStringLiteral("Prospector"));
    QVERIFY(card->accessibleDescription().contains(QStringLiteral("is thinking")));
    QCOMPARE(window.gamePage()->turnText(), QStringLiteral("It is Ann's turn"));
    computers(window).goOn();
    QTRY_VERIFY(side->tile()->isVisible());
    QVERIFY(!side->computer()->isVisible());
    QVERIFY(!card->status().thinking);
    QCOMPARE(window.gamePage()->turnText(), QStringLiteral("Bo places a tile"));
}

void ComputerGameTest::peopleOnlyWatchMeanwhile()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    BoardView* board = window.gamePage()->board();
    QCOMPARE(board->offerCount(), 0);
    board->confirm();
    board->cancel();
    QTest::keyClick(board, Qt::Key_N);
    settle();
    QCOMPARE(window.session().game().ply(), 0);
    QVERIFY(!window->actions().undo->isEnabled());
    const qreal before = board->tileSize();
    window->actions().zoomIn->trigger();
    QVERIFY(board->tileSize() > before);
    QVERIFY(window->actions().save->isEnabled());
    QVERIFY(!window.gamePage()->sidePanel()->actions()->isVisible());
}

void ComputerGameTest::theirGoldStaysHidden()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    const auto& cards = window.gamePage()->sidePanel()->players()->cards();
    QTest::keyPress(&*window, Qt::Key_V);
    QVERIFY(!cards[0]->status().values);
    QVERIFY(cards[1]->status().values); // the only person may look at any time
    QTest::keyRelease(&*window, Qt::Key_V);
}

void ComputerGameTest::playNowHasAKey()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    QVERIFY(window->actions().goOn->isEnabled());
    QCOMPARE(window->actions().goOn->shortcut(), QKeySequence(Qt::Key_P));
    window->actions().goOn->trigger();
    QTRY_COMPARE(window.session().game().ply(), 1);
    QVERIFY(!window->actions().goOn->isEnabled());
    Random random(1);
    window.playPlies(random, 1);
    auto* button =
        window.gamePage()->sidePanel()->computer()->findChild<QPushButton*>(QStringLiteral("goOnComputer"));
    QVERIFY(button->isVisible());
    button->click();
    QTRY_COMPARE(window.session().game().ply(), 3);
}

void ComputerGameTest::textsTellTheKeyOfPlayNow()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    const QSignalSpy hints(window.gamePage(), &GamePage::hintChanged);
    const auto* button =
        window.gamePage()->sidePanel()->computer()->findChild<QPushButton*>(QStringLiteral("goOnComputer"));
    QCOMPARE(button->text(), QStringLiteral("Play now (P)"));
    window->keys().give(*window->actions().goOn, Qt::Key_G);
    QCOMPARE(button->text(), QStringLiteral("Play now (G)"));
    QVERIFY(hints.last()[0].toString().endsWith(QStringLiteral("Press G to make the computer move now.")));
    window->keys().give(*window->actions().goOn, Qt::Key_Ampersand);
    QCOMPARE(button->text(), QStringLiteral("Play now (&&)")); // no letter for Alt
    window->keys().give(*window->actions().goOn, {});
    QCOMPARE(button->text(), QStringLiteral("Play now"));
    QVERIFY(hints.last()[0].toString().endsWith(QStringLiteral("is thinking")));
}

void ComputerGameTest::savingWhileThinking()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    const QString path = window.path(QStringLiteral("thinking.lodeline"));
    QVERIFY(window->openGame().save(path));
    QCOMPARE(computers(window).state(), PlayersState::Thinking);
    computers(window).goOn();
    QTRY_COMPARE(window.session().game().ply(), 1);
    QVERIFY(window->openGame().isModified());
}

void ComputerGameTest::openingWhileThinking()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    const QString path = window.path(QStringLiteral("other.lodeline"));
    QVERIFY(window->openGame().save(path));
    for (int i = 0; i < 5; ++i) {
        window->flow().openFile(path);
        QCOMPARE(computers(window).state(), PlayersState::Thinking);
        QCoreApplication::processEvents();
    }
    settle();
    QCOMPARE(window.session().game().ply(), 0);
    computers(window).goOn();
    QTRY_COMPARE(window.session().game().ply(), 1);
    settle();
    QCOMPARE(window.session().game().ply(), 1);
}

void ComputerGameTest::closingWhileThinking()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    window->openGame().close();
    settle();
    QVERIFY(!window->openGame().match());
    QCOMPARE(computers(window).state(), PlayersState::Idle);
    QVERIFY(window->startPage()->isVisible());
}

void ComputerGameTest::theWindowMayEndWhileThinking()
{
    TestWindow window;
    begin(window, {kComputer, kPerson});
    window->close();
    settle();
    QCOMPARE(window.session().game().ply(), 0);
    window.restart();
    settle();
    QVERIFY(window->startPage()->isVisible());
}

void ComputerGameTest::computersPlayToTheEnd()
{
    TestWindow window;
    begin(window, {kComputer, QStringLiteral("ai:greenhorn"), QStringLiteral("ai:uct:10")}, false);
    QTRY_VERIFY_WITH_TIMEOUT(window.finalPage()->isVisible(), 120'000);
    QVERIFY(window.session().phase() == Game::Phase::Over);
    QCOMPARE(computers(window).state(), PlayersState::Idle);
    window->actions().undo->trigger();
    QVERIFY(window.gamePage()->isVisible());
    QCOMPARE(computers(window).state(), PlayersState::Waiting);
    window->actions().goOn->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window.finalPage()->isVisible(), 120'000);
}

void ComputerGameTest::seatsAreHandedOverInTheGame()
{
    TestWindow window;
    begin(window, {kPerson, kPerson});
    onNextDialog([](QDialog* dialog) {
        const auto combos = dialog->findChildren<app::KindCombo*>();
        QCOMPARE(combos.size(), 2);
        QVERIFY(combos[0]->accessibleName().contains(QStringLiteral("seat 1")));
        combos[0]->setKind(kComputer);
        dialog->accept();
    });
    window->actions().players->trigger();
    QVERIFY(window.session().isComputer(0));
    QCOMPARE(computers(window).state(), PlayersState::Thinking);
    QVERIFY(window->isWindowModified());
    onNextDialog([](QDialog* dialog) {
        dialog->findChildren<app::KindCombo*>()[0]->setKind(kPerson);
        dialog->accept();
    });
    window->actions().players->trigger();
    QCOMPARE(computers(window).state(), PlayersState::Idle);
    QVERIFY(window.gamePage()->board()->offerCount() > 0);
}

void ComputerGameTest::stepByStepGoesOnByEnter()
{
    TestWindow window;
    window.gamePage()->computers().setPace(Pace::StepByStep);
    begin(window, {QStringLiteral("ai:random"), kPerson}, false);
    QTRY_COMPARE(computers(window).state(), PlayersState::Waiting);
    QVERIFY(window.gamePage()->sidePanel()->computer()->hint().contains(QStringLiteral("Enter")));
    QTest::keyClick(window.gamePage()->board(), Qt::Key_Return);
    QTRY_COMPARE(window.session().game().ply(), 1);
}

void ComputerGameTest::textsTellTheKeyThatGoesOn()
{
    TestWindow window;
    window.gamePage()->computers().setPace(Pace::StepByStep);
    begin(window, {QStringLiteral("ai:random"), kPerson}, false);
    QTRY_COMPARE(computers(window).state(), PlayersState::Waiting);
    const ComputerPanel& panel = *window.gamePage()->sidePanel()->computer();
    const auto* button = panel.findChild<QPushButton*>(QStringLiteral("goOnComputer"));
    QCOMPARE(button->text(), QStringLiteral("Continue (P)"));
    QVERIFY(panel.hint().endsWith(QStringLiteral("Press P, Enter or Space to continue.")));
    window->keys().give(*window->actions().goOn, {});
    QCOMPARE(button->text(), QStringLiteral("Continue"));
    QVERIFY(panel.hint().endsWith(QStringLiteral("Press Enter or Space to continue.")));
}

void ComputerGameTest::recordsRestoreTheirComputers()
{
    TestWindow window;
    begin(window, {kPerson, QStringLiteral("ai:baron@50"), QStringLiteral("ai:uct:10")});
    const QString path = window.path(QStringLiteral("mixed.lodeline"));
    QVERIFY(window->openGame().save(path));
    window->flow().openFile(path);
    QVERIFY(!window.session().isComputer(0));
    QVERIFY(window.session().isComputer(1));
    QVERIFY(window.session().isComputer(2));
    const auto& cards = window.gamePage()->sidePanel()->players()->cards();
    QCOMPARE(cards[1]->status().level, QStringLiteral("Baron@50"));
    QCOMPARE(cards[2]->status().level, QStringLiteral("Computer uct:10"));
    PlayersDialog dialog(&window.session());
    dialog.accept();
    QVERIFY(window.session().record().players[2].kind == "ai:uct:10");
}

// As records of programs without windows may be.
void ComputerGameTest::playersWithoutColoursAreNoStrangers()
{
    TestWindow window;
    GameRecord record = test::newRecord(2);
    for (RecordedPlayer& player : record.players)
        player.colour.clear();
    QFile file(window.path(QStringLiteral("colourless.lodeline")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(record)));
    file.close();
    window->flow().openFile(file.fileName());
    QCOMPARE(window.session().record().players[0].colour, std::string());
    QVERIFY2(!window.gamePage()->notice()->isVisible(), qPrintable(window.gamePage()->notice()->text()));
}

void ComputerGameTest::strangersAreTold()
{
    TestWindow window;
    GameRecord record = test::newRecord(2);
    record.players[0].kind = "ai:somebody";
    record.players[0].colour = "Red";
    record.players[1].kind = "ai:nobody";
    record.players[1].colour = "puce";
    QFile file(window.path(QStringLiteral("stranger.lodeline")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(record)));
    file.close();
    const QSignalSpy said(&window.table(), &app::Table::told);
    window->flow().openFile(file.fileName());
    const app::NoticeBar* notice = window.gamePage()->notice();
    QVERIFY(notice->isVisible());
    const auto isNotice = [notice](const QVariantList& each) {
        return each.front().toString() == notice->text();
    };
    QCOMPARE(std::ranges::count_if(said, isNotice), 1);
    for (const char* told : {"ai:somebody", "ai:nobody", "color \"puce\" of Player 2"})
        QVERIFY2(notice->text().contains(QLatin1String(told)), qPrintable(notice->text()));
    QVERIFY(!notice->text().contains(QStringLiteral("Red")));
    PlayersDialog dialog(&window.session());
    dialog.accept();
    QVERIFY(window.session().record().players[1].kind == "ai:nobody");
}

void ComputerGameTest::failuresAreTold()
{
    TestWindow window;
    window.gamePage()->computers().setMakePlayer(
        [](std::string_view) { return std::make_unique<test::ThrowingPlayer>(); });
    begin(window, {kComputer, kPerson}, false);
    const app::NoticeBar* notice = window.gamePage()->notice();
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("out of ideas")));
    QVERIFY(window.gamePage()->board()->offerCount() > 0);
}

void ComputerGameTest::failuresAreStillThereWhenTheBoardHasShownTheDraw()
{
    TestWindow window;
    window.table().setBehaviour({.animation = AnimationSpeed::Normal, .pace = Pace::Quick});
    window.gamePage()->computers().setMakePlayer(
        [](std::string_view) { return std::make_unique<test::ThrowingPlayer>(); });
    begin(window, {kPerson, kComputer}, false);
    window.gamePage()->board()->finishAnimations();
    Random random(1);
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QVERIFY(test::act(window.session(), {}));
    const app::NoticeBar* notice = window.gamePage()->notice();
    while (!notice->isVisible())
        QCoreApplication::sendPostedEvents(); // no timers: the board stands still however long the player
                                              // takes
    QVERIFY(!window.gamePage()->board()->isSettled());
    window.gamePage()->board()->finishAnimations();
    QVERIFY(notice->isVisible());
}

const WindowTest<ComputerGameTest> kTest("tst_computergame");

} // namespace lodeline::goldrush::tst_computergame

#include "tst_computergame.moc"
