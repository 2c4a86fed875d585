// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/panels/tilepanel.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/statusline.h"
#include "tests/app/goldrush/computer/stubplayers.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QAccessible>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_advicedesk {

using namespace app;

using test::TestWindow;

class AdviceDeskTest : public QObject
{
    Q_OBJECT

private slots:
    void aHintHasItsKey();
    void theBestMovesAreListedAndMarked();
    void aRowShowsItsMove();
    void movesOfOneSpotStandSideBySide();
    void aChosenMoveIsSeenWithItsBadge();
    void aRowCanBePlayed();
    void escapeGoesBackToTheBoard();
    void escapeOnTheBoardOnlyClosesFirst();
    void adviceGoesWithThePosition();
    void itsWordsGoWithIt();
    void aLongThoughtIsCancelled();
    void onlyTheLastQuestionIsAnswered();
    void theReviewTakesItsPlace();
    void theWindowMayEndMeanwhile();
    void thePlacedTileIsAdvisedOn();
    void whyNotComparesWhatIsHeld();
    void whatWasHeldComesBack();
    void whatWasHeldIsAskedAboutAfterAHint();
    void whyNotComparesWhatWasPlaced();
    void whyNotNeedsAMove();
    void computersGetNoAdvice();
    void germanIsSpoken();

private:
    Random random_{4};
};

namespace {

const app::Effort kLittle{std::chrono::milliseconds(0), 100};
const app::Effort kHours{std::chrono::hours(5), 0};

AdviceDesk& desk(const TestWindow& window)
{
    return window.gamePage()->advice();
}

AdvicePanel& panel(const TestWindow& window)
{
    return *window.gamePage()->sidePanel()->advice();
}

// A game of two people after some turns, with quick advice.
void begin(const TestWindow& window, Random& random, const app::Effort& effort = kLittle)
{
    window->flow().play();
    desk(window).setEffort(effort);
    window.playPlies(random, 8);
}

void hint(const TestWindow& window)
{
    window->actions().hint->trigger();
    QTRY_VERIFY(!panel(window).rows().empty());
}

int chooseLast(BoardView& board)
{
    const int last = board.offerCount() - 1;
    board.chooseOffer(last);
    return last;
}

// A row whose move is not the first.
int anotherRow(const TestWindow& window)
{
    return static_cast<int>(panel(window).rows().size()) - 1;
}

} // namespace

void AdviceDeskTest::aHintHasItsKey()
{
    const TestWindow window;
    QVERIFY(!window->actions().hint->isEnabled());
    begin(window, random_);
    QVERIFY(window->actions().hint->isEnabled());
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::Key_H));
    QCOMPARE(window->actions().whyNot->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_H));
    window->actions().hint->trigger();
    QVERIFY(desk(window).isOpen());
    QVERIFY(panel(window).isVisible());
    QVERIFY(!window.gamePage()->sidePanel()->tile()->isVisible());
}

void AdviceDeskTest::theBestMovesAreListedAndMarked()
{
    const TestWindow window;
    begin(window, random_);
    hint(window);
    const auto& rows = panel(window).rows();
    QVERIFY(rows.size() <= 3);
    QCOMPARE(desk(window).marks().size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QCOMPARE(rows[i].badge, QString::number(i + 1));
        const HintItem& mark = *desk(window).marks()[i];
        QVERIFY(mark.mark().move == rows[i].hint.move);
        QVERIFY(mark.scene() == window.gamePage()->board()->scene());
        QCOMPARE(mark.look() == HintItem::Look::Chosen, i == 0);
    }
    QVERIFY(panel(window).heading().startsWith(QStringLiteral("Good moves for ")));
    QVERIFY(panel(window).rowText(0).contains(QStringLiteral(" points")));
    auto* list = panel(window).findChild<QListWidget*>();
    const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(list);
    QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("Moves"));
    QCOMPARE(accessible->child(0)->text(QAccessible::Name), panel(window).rowText(0));
}

void AdviceDeskTest::aRowShowsItsMove()
{
    const TestWindow window;
    begin(window, random_);
    hint(window);
    const int row = anotherRow(window);
    auto* list = panel(window).findChild<QListWidget*>();
    list->setFocus();
    for (int i = 0; i < row; ++i)
        QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(panel(window).chosen(), row);
    for (int i = 0; i <= row; ++i) {
        const HintItem::Look look = desk(window).marks()[static_cast<std::size_t>(i)]->look();
        QCOMPARE(look == HintItem::Look::Chosen, i == row);
    }
}

// Two ghosts over each other would be a tile that nobody can read.
void AdviceDeskTest::movesOfOneSpotStandSideBySide()
{
    const TestWindow window;
    begin(window, random_);
    int shared = 0;
    for (int turn = 0; turn < 30 && shared == 0; ++turn) {
        window.playPlies(random_, 1);
        hint(window);
        const auto& marks = desk(window).marks();
        const auto spotOf = [](const auto& mark) { return mark->mark().move.placement.at; };
        for (int row = 0; row < static_cast<int>(marks.size()); ++row) {
            panel(window).findChild<QListWidget*>()->setCurrentRow(row);
            for (std::size_t a = 0; a < marks.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b) {
                    if (spotOf(marks[a]) != spotOf(marks[b]))
                        continue;
                    QVERIFY(!marks[a]->badgeRect().intersects(marks[b]->badgeRect()));
                    QVERIFY(marks[a]->look() == HintItem::Look::Badge ||
                            marks[b]->look() == HintItem::Look::Badge);
                    shared += spotOf(marks[a]) != spotOf(marks[static_cast<std::size_t>(row)]) ? 1 : 0;
                }
            }
        }
        desk(window).close();
    }
    QVERIFY(shared > 0); // while a move elsewhere was chosen
}

void AdviceDeskTest::aChosenMoveIsSeenWithItsBadge()
{
    const TestWindow window;
    begin(window, random_);
    hint(window);
    BoardView& board = *window.gamePage()->board();
    auto* list = panel(window).findChild<QListWidget*>();
    for (const int size : {0, 1, 2, 3, 4}) {
        for (int row = list->count() - 1; row >= 0; --row) {
            board.resetZoom();
            for (int i = 0; i < size; ++i)
                board.zoomIn();
            list->setCurrentRow(row);
            board.finishAnimations();
            const HintItem& mark = *desk(window).marks()[static_cast<std::size_t>(row)];
            const QRect badge = board.mapFromScene(mark.badgeRect()).boundingRect();
            QVERIFY(board.viewport()->rect().contains(badge));
        }
    }
}

void AdviceDeskTest::aRowCanBePlayed()
{
    const TestWindow window;
    begin(window, random_);
    hint(window);
    const int row = anotherRow(window);
    const Move wanted = panel(window).rows()[static_cast<std::size_t>(row)].hint.move;
    panel(window).findChild<QListWidget*>()->setCurrentRow(row);
    const auto plies = window.session().record().moves.size();
    panel(window).findChild<QPushButton*>(QStringLiteral("playAdvice"))->click();
    QCOMPARE(window.session().record().moves.size(), plies + 1);
    QVERIFY(window.session().record().moves.back().move == wanted);
    QVERIFY(!desk(window).isOpen());
    // And by keyboard.
    window.uncover();
    window.gamePage()->board()->setFocus();
    hint(window);
    const Move best = panel(window).rows()[0].hint.move;
    QTest::keyClick(panel(window).findChild<QListWidget*>(), Qt::Key_Return);
    QVERIFY(window.session().record().moves.back().move == best);
}

void AdviceDeskTest::escapeGoesBackToTheBoard()
{
    const TestWindow window;
    begin(window, random_);
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&*window));
    window.gamePage()->board()->setFocus();
    auto* list = panel(window).findChild<QListWidget*>();
    for (const Qt::KeyboardModifier held : {Qt::NoModifier, Qt::ShiftModifier}) {
        hint(window);
        QVERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Escape, held);
        QVERIFY(!desk(window).isOpen());
        QVERIFY(desk(window).marks().empty());
        QVERIFY(window.gamePage()->board()->hasFocus());
        QVERIFY(window.gamePage()->sidePanel()->tile()->isVisible());
    }
    hint(window);
    window.gamePage()->board()->cancel();
    QVERIFY(!desk(window).isOpen());
}

void AdviceDeskTest::escapeOnTheBoardOnlyClosesFirst()
{
    const TestWindow window;
    begin(window, random_);
    BoardView* board = window.gamePage()->board();
    for (const Qt::KeyboardModifier held : {Qt::NoModifier, Qt::ShiftModifier}) {
        test::place(window.session(), test::anyPlacement(window.session().game(), random_));
        hint(window);
        QTest::keyClick(board, Qt::Key_Escape, held);
        QVERIFY(!desk(window).isOpen());
        QVERIFY(window.session().tentativePlacement());
        QTest::keyClick(board, Qt::Key_Escape, held);
        QVERIFY(!window.session().tentativePlacement());
    }
    // A tile that was held is held again.
    board->chooseOffer(0);
    hint(window);
    QTest::keyClick(board, Qt::Key_Escape);
    QCOMPARE(board->chosenOffer(), 0);
}

void AdviceDeskTest::adviceGoesWithThePosition()
{
    const TestWindow window;
    begin(window, random_);
    hint(window);
    window->actions().undo->trigger();
    QVERIFY(!desk(window).isOpen());
    hint(window);
    window.playPlies(random_, 1);
    QVERIFY(!desk(window).isOpen());
    hint(window);
    window->openGame().close();
    QVERIFY(!desk(window).isOpen());
    QVERIFY(desk(window).marks().empty());
}

void AdviceDeskTest::itsWordsGoWithIt()
{
    const TestWindow window;
    begin(window, random_);
    const auto* line = window->findChild<StatusLine*>();
    hint(window);
    QVERIFY(line->text().startsWith(QStringLiteral("Good moves for ")));
    panel(window).findChild<QPushButton*>(QStringLiteral("closeAdvice"))->click();
    QVERIFY(!line->text().startsWith(QStringLiteral("Good moves for ")));
    // Not what was said since.
    hint(window);
    emit window.gamePage()->announced(QStringLiteral("Not now"));
    desk(window).close();
    QCOMPARE(line->text(), QStringLiteral("Not now"));
}

void AdviceDeskTest::aLongThoughtIsCancelled()
{
    const TestWindow window;
    begin(window, random_, kHours);
    window->actions().hint->trigger();
    QVERIFY(desk(window).isThinking());
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    QVERIFY(!desk(window).isOpen());
    QVERIFY(!desk(window).isThinking());
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QVERIFY(panel(window).rows().empty());
    window->actions().whyNot->trigger();
    QVERIFY(desk(window).isThinking());
    panel(window).findChild<QPushButton*>(QStringLiteral("closeAdvice"))->click();
    QVERIFY(!desk(window).isThinking());
}

void AdviceDeskTest::onlyTheLastQuestionIsAnswered()
{
    const TestWindow window;
    begin(window, random_, kHours);
    const QSignalSpy announced(&desk(window), &AdviceDesk::announced);
    window->actions().hint->trigger();
    desk(window).setEffort(kLittle);
    QVERIFY(desk(window).isThinking());
    hint(window);
    QVERIFY(!desk(window).isThinking());
    QCOMPARE(announced.size(), 1);
}

void AdviceDeskTest::theReviewTakesItsPlace()
{
    const TestWindow window;
    begin(window, random_, kHours);
    window->actions().hint->trigger();
    window->actions().review->trigger();
    QVERIFY(window.table().isReviewing());
    QVERIFY(!desk(window).isOpen());
    QVERIFY(!desk(window).isThinking());
    // A tile that was held is held again afterwards.
    window.table().closeReview();
    desk(window).setEffort(kLittle);
    BoardView* board = window.gamePage()->board();
    const int last = chooseLast(*board);
    hint(window);
    QCOMPARE(board->chosenOffer(), -1);
    window->actions().review->trigger();
    window.table().closeReview();
    QVERIFY(!desk(window).isOpen());
    QCOMPARE(board->chosenOffer(), last);
}

void AdviceDeskTest::theWindowMayEndMeanwhile()
{
    TestWindow window;
    begin(window, random_, kHours);
    window->actions().hint->trigger();
    window->openGame().close();
    window->actions().hint->trigger(); // no longer there
    begin(window, random_, kHours);
    window->actions().hint->trigger();
    QVERIFY(desk(window).isThinking());
    window.restart();
    QVERIFY(!window->openGame().interrupted().games().empty());
}

void AdviceDeskTest::thePlacedTileIsAdvisedOn()
{
    const TestWindow window;
    begin(window, random_);
    const Placement placement = test::anyPlacement(window.session().game(), random_);
    test::place(window.session(), placement);
    hint(window);
    for (const AdvicePanel::Row& row : panel(window).rows())
        QVERIFY(row.hint.move.placement == placement);
    QVERIFY(desk(window).marks().front()->mark().tileLies);
    const Move best = panel(window).rows().front().hint.move;
    panel(window).findChild<QPushButton*>(QStringLiteral("playAdvice"))->click();
    QVERIFY(window.session().record().moves.back().move == best);
}

void AdviceDeskTest::whyNotComparesWhatIsHeld()
{
    const TestWindow window;
    begin(window, random_);
    BoardView* board = window.gamePage()->board();
    const int last = chooseLast(*board);
    const auto held = std::get<Placement>(board->offer(last));
    const QSignalSpy announced(&desk(window), &AdviceDesk::announced);
    window->actions().whyNot->trigger();
    QTRY_VERIFY(!panel(window).rows().empty());
    QCOMPARE(announced.back().front().toString(), panel(window).heading() + u' ' + panel(window).rowText(0));
    const auto& rows = panel(window).rows();
    if (rows.size() == 2) {
        QCOMPARE(rows[1].badge, QStringLiteral("?"));
        QVERIFY(rows[1].hint.move.placement == held);
        QVERIFY(panel(window).heading().contains(QStringLiteral("behind the best")) ||
                panel(window).heading().startsWith(QStringLiteral("No better")));
    } else {
        QVERIFY(rows[0].hint.move.placement == held);
        QCOMPARE(panel(window).heading(), QStringLiteral("No better move was found."));
    }
}

void AdviceDeskTest::whatWasHeldComesBack()
{
    const TestWindow window;
    begin(window, random_);
    BoardView* board = window.gamePage()->board();
    const int last = chooseLast(*board);
    window->actions().whyNot->trigger();
    QTRY_VERIFY(!panel(window).rows().empty());
    QCOMPARE(board->chosenOffer(), -1);
    QTest::keyClick(panel(window).findChild<QListWidget*>(), Qt::Key_Escape);
    QVERIFY(!desk(window).isOpen());
    QCOMPARE(board->chosenOffer(), last);
}

void AdviceDeskTest::whatWasHeldIsAskedAboutAfterAHint()
{
    const TestWindow window;
    begin(window, random_);
    BoardView* board = window.gamePage()->board();
    const int last = chooseLast(*board);
    const auto held = std::get<Placement>(board->offer(last));
    hint(window);
    hint(window); // and once more
    window->actions().whyNot->trigger();
    QTRY_VERIFY(!panel(window).rows().empty());
    QVERIFY(panel(window).rows().size() <= 2); // the best move and this one
    QVERIFY(panel(window).rows().back().hint.move.placement == held);
    QTest::keyClick(panel(window).findChild<QListWidget*>(), Qt::Key_Escape);
    QCOMPARE(board->chosenOffer(), last);
}

void AdviceDeskTest::whyNotComparesWhatWasPlaced()
{
    const TestWindow window;
    begin(window, random_);
    const Placement placement = test::anyPlacement(window.session().game(), random_);
    test::place(window.session(), placement);
    BoardView* board = window.gamePage()->board();
    const auto action = std::get<Action>(board->offer(board->offerCount() - 1));
    board->chooseOffer(board->offerCount() - 1);
    window->actions().whyNot->trigger();
    QTRY_VERIFY(!panel(window).rows().empty());
    QVERIFY(panel(window).rows().back().hint.move == (Move{placement, action}));
    // Playing the best takes the tile up again where that needs it.
    const Move best = panel(window).rows().front().hint.move;
    panel(window).findChild<QListWidget*>()->setCurrentRow(0);
    panel(window).findChild<QPushButton*>(QStringLiteral("playAdvice"))->click();
    QVERIFY(window.session().record().moves.back().move == best);
}

void AdviceDeskTest::whyNotNeedsAMove()
{
    const TestWindow window;
    begin(window, random_);
    window.gamePage()->board()->chooseOffer(-1);
    QString told;
    connect(window.gamePage(), &GamePage::announced, this, [&told](const QString& text) { told = text; });
    window->actions().whyNot->trigger();
    QVERIFY(!desk(window).isOpen());
    QVERIFY(!told.isEmpty());
}

void AdviceDeskTest::computersGetNoAdvice()
{
    const TestWindow window;
    window.gamePage()->computers().setMakePlayer(
        [](std::string_view) { return std::make_unique<test::PatientPlayer>(); });
    begin(window, random_);
    hint(window);
    test::handOver(window.session(), window.session().game().player(), "ai:random");
    QVERIFY(!desk(window).isOpen());
    QVERIFY(!window->actions().hint->isEnabled());
    desk(window).askBest();
    desk(window).askWhyNot();
    QVERIFY(!desk(window).isOpen());
}

void AdviceDeskTest::germanIsSpoken()
{
    TestWindow window;
    begin(window, random_);
    hint(window);
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY(panel(window).heading().startsWith(QStringLiteral("Gute Züge für ")));
    QVERIFY(panel(window).rowText(0).startsWith(QStringLiteral("1. Plättchen auf ")));
    QCOMPARE(panel(window).chosen(), 0);
}

const WindowTest<AdviceDeskTest> kTest("tst_advicedesk");

} // namespace lodeline::goldrush::tst_advicedesk

#include "tst_advicedesk.moc"
