// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/review/reviewboard.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/match/panels/noticebar.h"
#include "app/match/review/coursechart.h"
#include "app/match/review/turninglist.h"
#include "app/shell/actions.h"
#include "app/shell/commandfinder.h"
#include "app/shell/gameflow.h"
#include "app/shell/preferences.h"
#include "app/shell/start/startpage.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/windowtest/windowtest.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush::tst_mainwindow {

using namespace app;

using test::TestWindow;

class MainWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void startsOnTheStartPage();
    void oneClickStartsAGame();
    void aDoubleClickIsForOneButton();
    void namesWithADotGetTheSuffix();
    void theListOfActionsMirrorsTheGame();
    void aChosenActionEndsTheTurn();
    void undoAndRedoFollowTheGame();
    void goldIsShownToItsOwnerOnly();
    void goldIsHiddenWhenTheWindowIsLeft();
    void theKeyOfTheGoldIsFreeWithoutAGame();
    void theLogHidesValuesUntilTheEnd();
    void aTileThatFitsNowhereIsTold();
    void theLogCanBeHidden();
    void closingKeepsTheLog();
    void theWheelDoesWhatWasChosen();
    void aidsAreKept();
    void asAtTheTableNothingIsTold();
    void commandsAreFoundByName();
    void aChoiceIsToldOnce();
    void otherChoicesLeaveAloneWhatMoves();
    void aPageThatComesHasTheFocus();
    void theStartPageKeepsItsFocusInAnotherLanguage();
    void f6GoesFromPaneToPane();
    void aFinishedGameShowsItsTable();
    void theTableWaitsForTheBoard();

private:
    Random random_{3};
};

namespace {

// Plays until the player whose turn it is has a token. Nobody looks at new ones.
bool playUntilGold(const TestWindow& window, Random& random)
{
    GameSession& session = window.session();
    while (session.phase() == Game::Phase::Place) {
        window.uncover();
        if (session.game().tokensTaken(session.game().player()) > 0)
            return true;
        test::playPlies(session, random, 1);
    }
    return false;
}

} // namespace

void MainWindowTest::startsOnTheStartPage()
{
    const TestWindow window;
    QVERIFY(window->startPage()->isVisible());
    QVERIFY(!window->actions().save->isEnabled());
    QCOMPARE(window->windowTitle(), QStringLiteral("Lodeline"));
}

// Where another game is chosen, "Play" may come below the pointer between the clicks.
void MainWindowTest::aDoubleClickIsForOneButton()
{
    const TestWindow window;
    auto* play = window->startPage()->findChild<QPushButton*>(QStringLiteral("play"));
    const auto secondClickOnPlay = [play] {
        const QPointF at = play->rect().center();
        for (const QEvent::Type type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
            QMouseEvent event(type, at, play->mapToGlobal(at), Qt::LeftButton, held, {});
            QApplication::sendEvent(play, &event);
        }
    };
    QTest::mouseClick(window->startPage()->findChild<QPushButton*>(QStringLiteral("kind")), Qt::LeftButton);
    secondClickOnPlay();
    QVERIFY(!window->openGame().match());
    QTest::mousePress(play, Qt::LeftButton);
    QTest::mouseRelease(play, Qt::LeftButton, {}, {-1, -1}); // beside it
    secondClickOnPlay();
    QVERIFY(window->openGame().match());
}

void MainWindowTest::oneClickStartsAGame()
{
    const TestWindow window;
    window->startPage()->findChild<QPushButton*>(QStringLiteral("play"))->click();
    QVERIFY(window->openGame().match());
    QVERIFY(window.gamePage()->isVisible());
    QVERIFY(window.gamePage()->sidePanel()->isVisible());
    QCOMPARE(window.session().game().players(), 2);
    QCOMPARE(window.gamePage()->board()->session(), &window.session());
    QVERIFY(window->actions().save->isEnabled());
}

void MainWindowTest::namesWithADotGetTheSuffix()
{
    const TestWindow window;
    window.play();
    test::onNextDialog([&](QDialog* dialog) {
        test::typeFile(dialog, window.path(QStringLiteral("Sunday 1.2")));
        QMetaObject::invokeMethod(dialog, "accept");
    });
    QVERIFY(window->flow().saveAs());
    const QString saved = window.path(QStringLiteral("Sunday 1.2.lodeline"));
    QCOMPARE(window->openGame().path(), saved);
    QVERIFY(QFileInfo::exists(saved));
}

void MainWindowTest::theListOfActionsMirrorsTheGame()
{
    const TestWindow window;
    window.play();
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    const ActionList* list = window.gamePage()->sidePanel()->actions();
    QVERIFY(list->isVisible());
    QVERIFY(list->actions() == window.session().game().legalActions().toVector());
    QCOMPARE(list->findChild<QListWidget*>()->count(), static_cast<int>(list->actions().size()));
    QCOMPARE(list->findChild<QListWidget*>()->item(0)->text(), QStringLiteral("Skip"));
}

void MainWindowTest::aChosenActionEndsTheTurn()
{
    const TestWindow window;
    window.play();
    const int first = window.session().game().player();
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    auto* list = window.gamePage()->sidePanel()->actions()->findChild<QListWidget*>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(window.session().record().moves.size(), std::size_t{1});
    QVERIFY(window.session().game().player() != first);
    QVERIFY(window->isWindowModified());
}

void MainWindowTest::undoAndRedoFollowTheGame()
{
    const TestWindow window;
    window.play();
    Actions& actions = window->actions();
    QVERIFY(!actions.undo->isEnabled());
    window.playPlies(random_, 2);
    QVERIFY(actions.undo->isEnabled());
    actions.undo->trigger();
    QCOMPARE(window.session().game().ply(), 1);
    QVERIFY(actions.redo->isEnabled());
    actions.redo->trigger();
    QCOMPARE(window.session().game().ply(), 2);
    QVERIFY(!actions.redo->isEnabled());
}

void MainWindowTest::goldIsShownToItsOwnerOnly()
{
    const TestWindow window;
    window.play();
    QVERIFY(playUntilGold(window, random_));
    const int owner = window.session().game().player();
    const auto& cards = window.gamePage()->sidePanel()->players()->cards();
    for (const PlayerCard* card : cards)
        QVERIFY(!card->status().values);
    QTest::keyPress(&*window, Qt::Key_V);
    for (int seat = 0; seat < static_cast<int>(cards.size()); ++seat)
        QCOMPARE(cards[static_cast<std::size_t>(seat)]->status().values.has_value(), seat == owner);
    QTest::keyRelease(&*window, Qt::Key_V);
    for (const PlayerCard* card : cards)
        QVERIFY(!card->status().values);
}

void MainWindowTest::goldIsHiddenWhenTheWindowIsLeft()
{
    const TestWindow window;
    window.play();
    QVERIFY(playUntilGold(window, random_));
    const auto& cards = window.gamePage()->sidePanel()->players()->cards();
    const auto isShown = [&cards] {
        return std::ranges::any_of(cards,
                                   [](const PlayerCard* card) { return card->status().values.has_value(); });
    };
    QTest::keyPress(&*window, Qt::Key_V);
    QVERIFY(isShown());
    QEvent left(QEvent::WindowDeactivate); // the key is let go where nobody hears of it
    QCoreApplication::sendEvent(&*window, &left);
    QVERIFY(!isShown());
    QTest::keyPress(&*window, Qt::Key_V);
    QVERIFY(isShown());
    QTest::keyRelease(&*window, Qt::Key_V);
}

void MainWindowTest::theKeyOfTheGoldIsFreeWithoutAGame()
{
    const TestWindow window;
    window.play();
    auto* typed = new QLineEdit(&*window);
    QTest::keyClick(typed, Qt::Key_V);
    QCOMPARE(typed->text(), QString());
    window->openGame().close();
    QTest::keyClick(typed, Qt::Key_V);
    QCOMPARE(typed->text(), QStringLiteral("v"));
}

void MainWindowTest::theLogHidesValuesUntilTheEnd()
{
    const TestWindow window;
    window.play();
    const LogModel* log = window.gamePage()->logPanel()->log();
    const auto hidden = QStringLiteral("takes a token from the mountain");
    const auto lines = [log](const QString& text) {
        int exact = 0;
        int longer = 0;
        for (int row = 0; row < log->rowCount(); ++row) {
            const QString line = log->index(row).data().toString();
            if (line.endsWith(text))
                ++exact;
            else if (line.contains(text))
                ++longer;
        }
        return std::pair{exact, longer};
    };
    while (lines(hidden).first == 0 && window.session().phase() != Game::Phase::Over)
        window.playPlies(random_, 1);
    QCOMPARE(lines(hidden).second, 0);
    window.playPlies(random_);
    QCOMPARE(log->rowCount(), static_cast<int>(window.session().history().size()));
    QCOMPARE(lines(hidden).first, 0);
    QVERIFY(lines(hidden).second > 0);
}

void MainWindowTest::aTileThatFitsNowhereIsTold()
{
    // With many seeds, some game of random moves draws a tile that fits nowhere.
    for (std::uint64_t seed = 1; seed < 400; ++seed) {
        GameRecord record = test::newRecord(2, seed);
        auto session = GameSession::open(record);
        Random random(seed);
        test::playPlies(**session, random);
        const auto isDiscard = [](const Event& event) {
            const auto* draw = std::get_if<events::Draw>(&event);
            return draw && !draw->discarded.empty() && draw->tile;
        };
        const auto& history = (*session)->history();
        const auto discard = std::ranges::find_if(history, isDiscard);
        if (discard == history.end())
            continue;
        const auto plies = std::count_if(history.begin(), discard, [](const Event& event) {
            return std::holds_alternative<events::Place>(event);
        });
        record = (*session)->record();
        record.moves.resize(static_cast<std::size_t>(plies));
        GamePage page;
        auto shown = GameSession::open(record);
        page.setSession(shown->get());
        QVERIFY(!page.notice()->isHidden());
        QVERIFY(page.notice()->text().contains(QLatin1String("nowhere")));
        page.setSession(nullptr);
        return;
    }
    QFAIL("no tile was discarded in 400 games");
}

void MainWindowTest::theLogCanBeHidden()
{
    TestWindow window;
    window.play();
    QVERIFY(window.gamePage()->logPanel()->isVisible());
    window->actions().showLog->trigger();
    QVERIFY(!window.gamePage()->logPanel()->isVisible());
    QVERIFY(!window.settings().showsLog());
    window->actions().showLog->trigger();
    QVERIFY(window.gamePage()->logPanel()->isVisible());
}

void MainWindowTest::closingKeepsTheLog()
{
    TestWindow window;
    window.play();
    QVERIFY(window.settings().showsLog());
    window->close();
    QVERIFY(window.settings().showsLog());
    window->show();
    auto* log = window->findChild<QDockWidget*>(QStringLiteral("log"));
    log->close(); // by its own button
    QVERIFY(!window.settings().showsLog());
}

void MainWindowTest::theWheelDoesWhatWasChosen()
{
    TestWindow window;
    window.play();
    const auto zooms = [&window] {
        BoardView& board = *window.gamePage()->board();
        const auto move = [&board](QEvent::Type type, QPoint at) {
            QMouseEvent event(type, at, board.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(board.viewport(), &event);
        };
        for (int spot = 0; spot < board.offerCount(); ++spot) {
            const QPoint at = board.offerRect(spot).center();
            move(QEvent::MouseMove, at);
            const Rotation held = board.ghostRotation();
            board.rotateGhost(1);
            if (board.ghostRotation() == held)
                continue;
            const qreal size = board.tileSize();
            QWheelEvent wheel(at, board.viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(board.viewport(), &wheel);
            return board.tileSize() < size;
        }
        qFatal("nothing can be turned");
        return false;
    };
    QVERIFY(window->actions().wheelTurns->isChecked());
    QVERIFY(!zooms());
    window->actions().wheelTurns->trigger();
    QVERIFY(zooms());
    window.restart();
    QVERIFY(!window->actions().wheelTurns->isChecked());
    window.play();
    QVERIFY(zooms());
}

void MainWindowTest::aidsAreKept()
{
    TestWindow window;
    window.play();
    const auto shown = [&window](Aid aid) { return window->preferences().behaviour().shows(aid); };
    QVERIFY(!shown(Aid::Owners)); // of all, only this one has to be asked for
    QTest::keyClick(window.gamePage()->board(), Qt::Key_F);
    for (const Aid aid : kAllAids) {
        QVERIFY(shown(aid));
        window->actions().aids->actions()[static_cast<int>(aid)]->trigger();
        for (const Aid other : kAllAids)
            QCOMPARE(shown(other), other > aid);
    }
    window.restart();
    window.play();
    for (const Aid aid : kAllAids) {
        QVERIFY(!shown(aid));
        QVERIFY(!window->actions().aids->actions()[static_cast<int>(aid)]->isChecked());
    }
    QTest::keyClick(window.gamePage()->board(), Qt::Key_X);
    QVERIFY(shown(Aid::DeadSquares) && !shown(Aid::FeatureTips));
    QTest::keyClick(window.gamePage()->board(), Qt::Key_I);
    QVERIFY(shown(Aid::FeatureTips));
}

void MainWindowTest::asAtTheTableNothingIsTold()
{
    TestWindow window;
    window.play();
    QTest::keyClick(window.gamePage()->board(), Qt::Key_F);
    window->actions().tilesLeft->trigger();
    QVERIFY(window.table().tilesLeft());
    window->actions().asAtTable->trigger();
    const auto check = [&window](bool told) {
        for (const Aid aid : kAllAids) {
            QCOMPARE(window->preferences().behaviour().shows(aid), told);
            QCOMPARE(window->actions().aids->actions()[static_cast<int>(aid)]->isEnabled(), told);
        }
        QCOMPARE(window->actions().tilesLeft->isEnabled(), told);
    };
    check(false);
    QVERIFY(!window.table().tilesLeft());
    window.restart();
    window.play();
    check(false);
    QTest::keyClick(window.gamePage()->board(), Qt::Key_A);
    check(true);
}

void MainWindowTest::commandsAreFoundByName()
{
    const TestWindow window;
    window.play();
    const auto open = [&window]() -> CommandFinder& {
        window->actions().findCommand->trigger();
        return *window->findChild<CommandFinder*>();
    };
    CommandFinder& finder = open();
    QCOMPARE(lodeline::test::nameless(finder), QString());
    const int all = finder.list()->count();
    QVERIFY(all > 30);
    QTest::keyClicks(finder.filter(), QStringLiteral("LEFT view"));
    QCOMPARE(finder.list()->count(), 1);
    QCOMPARE(finder.list()->item(0)->text(), QStringLiteral("View: Tiles left (T)"));
    QTest::keyClicks(finder.filter(), QStringLiteral("zzz"));
    QCOMPARE(finder.list()->count(), 0);
    QTest::keyClick(finder.filter(), Qt::Key_Return); // there is nothing to give
    QVERIFY(finder.isVisible());
    finder.filter()->clear();
    QCOMPARE(finder.list()->count(), all);
    QTest::keyClick(finder.filter(), Qt::Key_Down);
    QCOMPARE(finder.list()->currentRow(), 1);
    finder.filter()->setText(QStringLiteral("tiles left"));
    QTest::keyClick(finder.filter(), Qt::Key_Return);
    QTRY_VERIFY(window.table().tilesLeft());
    QTRY_VERIFY(!window->findChild<CommandFinder*>());
    window->actions().asAtTable->trigger();
    QCOMPARE(open().list()->findItems(QStringLiteral("Tiles left"), Qt::MatchContains).size(), 0);
}

void MainWindowTest::aChoiceIsToldOnce()
{
    const TestWindow window;
    window.play();
    QList<Behaviour> told;
    connect(&window->preferences(), &Preferences::behaviourChanged, this,
            [&told](const Behaviour& behaviour) { told << behaviour; });
    const Actions& actions = window->actions();
    for (QAction* choice :
         {actions.paces->actions().back(), actions.animations->actions().back(), actions.wheelTurns}) {
        told.clear();
        choice->trigger();
        QCOMPARE(told.size(), 1);
    }
    QVERIFY(told[0].pace == Pace::StepByStep && told[0].animation == AnimationSpeed::Fast);
    QVERIFY(!told[0].wheelTurns);
    QVERIFY(window.gamePage()->board()->isAnimated());
}

void MainWindowTest::otherChoicesLeaveAloneWhatMoves()
{
    const TestWindow window; // without animation
    window.play();
    BoardView* board = window.gamePage()->board();
    board->setAnimated(true);
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    QVERIFY(!board->isSettled());
    window->actions().wheelTurns->trigger();
    window->actions().paces->actions().back()->trigger();
    QVERIFY(!board->isSettled() && board->isAnimated());
    for (const auto speed : {AnimationSpeed::Fast, AnimationSpeed::Off})
        window->actions().animations->actions()[static_cast<int>(speed)]->trigger();
    QVERIFY(board->isSettled() && !board->isAnimated());
}

void MainWindowTest::aPageThatComesHasTheFocus()
{
    const TestWindow window;
    window.play();
    const auto hasFocus = [&window](const QWidget* pane) {
        const QWidget* focused = window->focusWidget();
        return focused && (pane == focused || pane->isAncestorOf(focused));
    };
    const BoardView* board = window.gamePage()->board();
    QVERIFY(hasFocus(board));
    // Whoever hears of another page finds it where the focus goes.
    bool leadsThere = true;
    connect(&window.table(), &Table::pageChanged, board,
            [&] { leadsThere &= window.table().page()->focusProxy() == window.table().shownPage(); });
    window.playPlies(random_, 3);
    window.table().showReview();
    QVERIFY(hasFocus(window.reviewPage()));
    window.table().showBoard();
    QVERIFY(hasFocus(board));
    window.play();
    window.gamePage()->logPanel()->setFocus();
    window->openGame().close();
    QCOMPARE(window->focusWidget(), window->startPage()->focusProxy());
    window.play();
    QVERIFY(hasFocus(board));
    window.playPlies(random_);
    QTRY_VERIFY(window.finalPage()->isVisible());
    QVERIFY(hasFocus(window.finalPage()));
    window.table().showBoard();
    QVERIFY(hasFocus(board));
    QVERIFY(leadsThere);
}

void MainWindowTest::theStartPageKeepsItsFocusInAnotherLanguage()
{
    TestWindow window;
    window.play();
    window.playPlies(random_, 3);
    window->openGame().close();
    const auto goOn = [&window] {
        return window->startPage()->findChild<QPushButton*>(QStringLiteral("goOn"));
    };
    QTRY_VERIFY(goOn() && window->focusWidget() == goOn());
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QTRY_VERIFY(window->focusWidget() == goOn());
    QVERIFY(goOn()->isDefault());
    QVERIFY(window->startPage()->focusProxy() == goOn());
}

void MainWindowTest::f6GoesFromPaneToPane()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_, 3);
    const auto goesTo = [&](const QWidget* pane) {
        window->actions().nextPane->trigger();
        const QWidget* focused = window->focusWidget();
        return pane == focused || pane->isAncestorOf(focused);
    };
    const GamePage* game = window.gamePage();
    QVERIFY(goesTo(game->sidePanel()));
    QVERIFY(goesTo(game->logPanel()));
    QVERIFY(goesTo(game->board()));
    window.table().showReview();
    const ReviewPage* review = window.reviewPage();
    QVERIFY(goesTo(review->turningList()));
    QVERIFY(goesTo(review->board()));
    QVERIFY(goesTo(review->chart()));
}

void MainWindowTest::aFinishedGameShowsItsTable()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_);
    QTRY_VERIFY(window.finalPage()->isVisible());
    window.table().showBoard();
    QVERIFY(window.gamePage()->isVisible());
    QVERIFY(window->actions().showScores->isEnabled());
    window->actions().showScores->trigger();
    QVERIFY(window.finalPage()->isVisible());
    window->actions().undo->trigger();
    QVERIFY(window.gamePage()->isVisible());
}

void MainWindowTest::theTableWaitsForTheBoard()
{
    bool early = false;
    bool settled = false;
    const TestWindow window;
    window.play();
    BoardView* board = window.gamePage()->board();
    while (window.session().game().tilesLeft() > 0)
        window.playPlies(random_, 1);
    board->setAnimated(true);
    window.playPlies(random_);
    QVERIFY(!board->isSettled());
    connect(board, &BoardView::settled, board, [&] {
        settled = true;
        early = window.finalPage()->isVisible();
    });
    QCoreApplication::processEvents(); // the table would be due: there is no last look without animation
    QVERIFY(settled || !window.finalPage()->isVisible());
    QTest::keyClick(board, Qt::Key_Tab); // any input ends what is being shown
    QVERIFY(settled && !early);
    QTRY_VERIFY(window.finalPage()->isVisible());
}

const WindowTest<MainWindowTest> kTest("tst_mainwindow");

} // namespace lodeline::goldrush::tst_mainwindow

#include "tst_mainwindow.moc"
