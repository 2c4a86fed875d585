// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/advice/advicedesk.h"
#include "app/boomtown/advice/advicewords.h"
#include "app/boomtown/panels/sidepanel.h"
#include "app/shell/actions.h"
#include "app/shell/statusline.h"
#include "engine/boomtown/ai/worth.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::boomtown::tst_boomtownadvice {
namespace {

using test::BoomtownWindow;
using Step = BoardController::Step;

const app::Effort kLittle{std::chrono::milliseconds(0), 60};
const app::Effort kHours{std::chrono::hours(5), 0};

AdviceDesk& desk(const BoomtownWindow& window)
{
    return window.table().gamePage()->advice();
}

app::AdvicePanel& panel(const BoomtownWindow& window)
{
    return *window.table().gamePage()->sidePanel()->advice();
}

// Two people who have begun; the next one to take a card chooses from the whole circle.
void begin(const BoomtownWindow& window, const app::Effort& effort = kLittle,
           const GameRecord& record = test::newRecord())
{
    window.play(record);
    desk(window).setEffort(effort);
    window.board().takeOffer(4);
    QVERIFY(window.board().controller().step() == Step::Card);
}

// Begins, and passes cards over until one is to be placed for nothing.
void beginWithFreeCard(const BoomtownWindow& window)
{
    begin(window);
    for (const int skip : {0, 1, 2}) { // each passes over one more
        window.board().takeOffer(skip);
        window.board().takeOffer(0);
        while (window.board().controller().held())
            window.board().takeOffer(0);
    }
    window.board().takeOffer(1);
    window.board().takeOffer(0);
    QVERIFY(window.match().game().phase() == Game::Phase::Free);
}

void hint(const BoomtownWindow& window)
{
    window->actions().hint->trigger();
    QVERIFY(desk(window).isOpen());
    QTRY_VERIFY(panel(window).hasLines());
}

} // namespace

class BoomtownAdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void theBestMovesAreListedAndMarked();
    void anAmpersandOfANameIsNoShortcut();
    void aRowShowsItsMove();
    void enterPlaysTheChosenMove();
    void adviceBeforeTheFirstCard();
    void freeCardsDifferByTheirPlace();
    void aMoveInMindIsCompared();
    void aCardInMindIsPlacedWell();
    void whatIsAlikeButForThePlaceTellsIt();
    void bothAnswersKnowTheSameBestMove();
    void withoutACardThereIsNothingToCompare();
    void escapeGivesTheCardBackItsPlace();
    void thePlaceIsKeptFromHintToHint();
    void escapeOnTheBoardClosesTheAdviceFirst();
    void escapeWhileItIsSearchedForClosesTheAdviceFirst();
    void aMoveEndsTheAdvice();
    void nobodyWaitsForIt();
    void theReviewTakesItsPlace();
    void onlyPeopleAreAdvised();
    void wordsFollowTheLanguage();
};

void BoomtownAdviceTest::theBestMovesAreListedAndMarked()
{
    const BoomtownWindow window;
    begin(window);
    hint(window);
    const auto& suggestions = desk(window).suggestions();
    QCOMPARE(suggestions.size(), std::size_t{3});
    QCOMPARE(window.board().marks().size(), suggestions.size());
    for (std::size_t i = 0; i < suggestions.size(); ++i) {
        QCOMPARE(suggestions[i].badge, QString::number(i + 1));
        QVERIFY(window.board().marks()[i].move == suggestions[i].hint.move);
        QVERIFY(panel(window).rowText(static_cast<int>(i)).contains(QStringLiteral("Expected lead")));
    }
    QVERIFY(panel(window).isVisible());
    QCOMPARE(panel(window).heading(), QStringLiteral("Good moves for Ann"));
    QCOMPARE(window.board().town(0).look().badges.size(), suggestions.size());
    QVERIFY(window.board().town(1).look().badges.empty());
}

void BoomtownAdviceTest::anAmpersandOfANameIsNoShortcut()
{
    const BoomtownWindow window;
    GameRecord record = test::newRecord();
    record.players[0].name = "Tom & Kit";
    begin(window, kLittle, record);
    const QSignalSpy announced(&desk(window), &AdviceDesk::announced);
    hint(window);
    const QString heading = QStringLiteral("Good moves for Tom & Kit");
    QCOMPARE(panel(window).heading(), heading);
    QVERIFY(announced.back().front().toString().startsWith(heading));
    // A label with a buddy shows one of two.
    QCOMPARE(panel(window).findChild<QLabel*>()->text(), QStringLiteral("Good moves for Tom && Kit"));
}

void BoomtownAdviceTest::aRowShowsItsMove()
{
    const BoomtownWindow window;
    begin(window);
    hint(window);
    for (const int row : {2, 1, 0}) {
        panel(window).findChild<QListWidget*>()->setCurrentRow(row);
        const Move& move = desk(window).suggestions()[static_cast<std::size_t>(row)].hint.move;
        const auto& ghost = window.board().town(0).look().ghost;
        QVERIFY(ghost.has_value());
        QCOMPARE(ghost->laid, (LaidCard{window.match().game().cardOf(move), move.placement}));
    }
}

void BoomtownAdviceTest::enterPlaysTheChosenMove()
{
    const BoomtownWindow window;
    begin(window);
    hint(window);
    auto* list = panel(window).findChild<QListWidget*>();
    list->setCurrentRow(1);
    const Move wanted = desk(window).suggestions()[1].hint.move;
    const auto* line = window->findChild<app::StatusLine*>();
    QVERIFY(line->text().startsWith(panel(window).heading()));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(!line->text().startsWith(QStringLiteral("Good moves for ")));
    QVERIFY(window.match().record().moves.back().move == wanted);
    QVERIFY(!desk(window).isOpen());
    QVERIFY(!panel(window).isVisible());
    QVERIFY(window.board().marks().empty());
}

void BoomtownAdviceTest::adviceBeforeTheFirstCard()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    desk(window).setEffort(kLittle);
    hint(window);
    QVERIFY(panel(window).rowText(0).contains(QStringLiteral("Start at this card")));
    panel(window).findChild<QPushButton*>(QStringLiteral("playAdvice"))->click();
    QCOMPARE(window.match().turns(), 1);
}

void BoomtownAdviceTest::freeCardsDifferByTheirPlace()
{
    const BoomtownWindow window;
    beginWithFreeCard(window);
    hint(window);
    const auto& suggestions = desk(window).suggestions();
    QVERIFY(suggestions.size() > 1);
    QVERIFY(suggestions[0].hint.move.placement != suggestions[1].hint.move.placement);
    QVERIFY(panel(window).rowText(0).contains(QStringLiteral("Place the free card")));
}

void BoomtownAdviceTest::aMoveInMindIsCompared()
{
    const BoomtownWindow window;
    begin(window);
    BoardView& board = window.board();
    board.takeOffer(7);
    QVERIFY(board.controller().chosen() >= 0); // the only place there is
    const QSignalSpy announced(&desk(window), &AdviceDesk::announced);
    window->actions().whyNot->trigger();
    QTRY_VERIFY(panel(window).hasLines());
    QCOMPARE(announced.back().front().toString(), panel(window).heading() + u' ' + panel(window).rowText(0));
    const auto& suggestions = desk(window).suggestions();
    if (suggestions.size() == 2) {
        QCOMPARE(suggestions[1].badge, QStringLiteral("?"));
        QCOMPARE(suggestions[1].hint.move.skip, 7);
        QVERIFY(suggestions[0].hint.lead > suggestions[1].hint.lead);
        QVERIFY(panel(window).heading().contains(QStringLiteral("behind the best")));
    } else {
        QCOMPARE(suggestions[0].hint.move.skip, 7);
        QCOMPARE(panel(window).heading(), QStringLiteral("No better move was found."));
    }
}

void BoomtownAdviceTest::aCardInMindIsPlacedWell()
{
    const BoomtownWindow window;
    begin(window);
    const Game game = window.match().game();
    const Advice advice = whyNot(game, {{Move::Type::Draft, 0, 3, {}}, false}, kLittle);
    QCOMPARE(advice.mine->move.skip, 3);
    QVERIFY(game.isLegal(advice.mine->move));
    QVERIFY(advice.best.front().lead >= advice.mine->lead);
    window.board().chooseOffer(3);
    window->actions().whyNot->trigger();
    QTRY_VERIFY(panel(window).hasLines());
    QCOMPARE(desk(window).suggestions().back().hint.move.skip, 3);
}

void BoomtownAdviceTest::whatIsAlikeButForThePlaceTellsIt()
{
    const BoomtownWindow window;
    begin(window);
    const Hint here{.move = {Move::Type::Draft, 0, 0, {{0, 0}, false}}};
    const Hint there{.move = {Move::Type::Draft, 0, 0, {{2, 0}, false}}};
    const Hint another{.move = {Move::Type::Draft, 0, 1, {{0, 0}, false}}};
    const auto movesOf = [&window](const Advice& advice) {
        QStringList moves;
        for (const auto& line : adviceWords(advice, window.match().game(), window.match().record()).lines)
            moves << line.move;
        return moves;
    };
    const QStringList apart = movesOf({{here, another}, {}});
    QCOMPARE(apart, (QStringList{actionText(here.move), actionText(another.move)}));
    const QStringList alike = movesOf({{here, another}, there});
    QCOMPARE(alike[1], apart[1]);
    QVERIFY(alike[0].startsWith(apart[0]) && alike[2].startsWith(apart[0]));
    QVERIFY(alike[0] != alike[2]);
}

void BoomtownAdviceTest::bothAnswersKnowTheSameBestMove()
{
    const BoomtownWindow window;
    beginWithFreeCard(window);
    const Game& game = window.match().game();
    const int card = game.free().front();
    const Move likely{Move::Type::Free, 0, 0, worthOf(game, game.player(), card).placement};
    const Advice asked = whyNot(game, {likely, true}, kLittle);
    QCOMPARE(asked.best.front().lead, bestMoves(game, kAdvised, kLittle).best.front().lead);
}

void BoomtownAdviceTest::withoutACardThereIsNothingToCompare()
{
    const BoomtownWindow window;
    begin(window);
    window.board().chooseOffer(-1);
    QSignalSpy announced(&desk(window), &AdviceDesk::announced);
    window->actions().whyNot->trigger();
    QVERIFY(!desk(window).isOpen());
    QCOMPARE(announced.size(), 1);
}

void BoomtownAdviceTest::escapeGivesTheCardBackItsPlace()
{
    const BoomtownWindow window;
    begin(window);
    window.board().takeOffer(0);
    QCOMPARE(window.board().controller().chosen(), 0);
    hint(window);
    QCOMPARE(window.board().controller().chosen(), -1);
    QTest::keyClick(panel(window).findChild<QListWidget*>(), Qt::Key_Escape);
    QVERIFY(!desk(window).isOpen());
    QCOMPARE(window.board().controller().chosen(), 0);
    QVERIFY(!window.board().town(0).look().ghost->changes.isEmpty());
}

void BoomtownAdviceTest::thePlaceIsKeptFromHintToHint()
{
    const BoomtownWindow window;
    beginWithFreeCard(window);
    BoardView& board = window.board();
    const int last = board.offerCount() - 1;
    QVERIFY(last > 0);
    board.chooseOffer(last);
    const Placement placement = board.controller().placementAt(last);
    hint(window);
    hint(window); // and once more
    QCOMPARE(board.chosenOffer(), -1);
    window->actions().whyNot->trigger();
    QTRY_VERIFY(panel(window).hasLines());
    QVERIFY(desk(window).suggestions().size() <= 2); // the best move and this one
    QVERIFY(desk(window).suggestions().back().hint.move.placement == placement);
    QTest::keyClick(panel(window).findChild<QListWidget*>(), Qt::Key_Escape);
    QCOMPARE(board.chosenOffer(), last);
}

void BoomtownAdviceTest::escapeOnTheBoardClosesTheAdviceFirst()
{
    const BoomtownWindow window;
    begin(window);
    window.board().takeOffer(0);
    hint(window);
    QTest::keyClick(&window.board(), Qt::Key_Escape, Qt::ControlModifier); // no key of the board
    QVERIFY(desk(window).isOpen());
    QTest::keyClick(&window.board(), Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(!desk(window).isOpen());
    QVERIFY(window.board().controller().step() == Step::Place);
    QCOMPARE(window.board().controller().chosen(), 0);
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    QVERIFY(window.board().controller().step() == Step::Card);
}

void BoomtownAdviceTest::escapeWhileItIsSearchedForClosesTheAdviceFirst()
{
    const BoomtownWindow window;
    begin(window, kHours);
    window.board().takeOffer(0);
    window->actions().hint->trigger();
    QVERIFY(desk(window).isOpen());
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    QVERIFY(!desk(window).isOpen());
    QVERIFY(!panel(window).isVisible());
    QVERIFY(window.board().controller().step() == Step::Place);
    QCOMPARE(window.board().controller().chosen(), 0);
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    QVERIFY(window.board().controller().step() == Step::Card);
}

void BoomtownAdviceTest::aMoveEndsTheAdvice()
{
    const BoomtownWindow window;
    begin(window);
    hint(window);
    window.board().takeOffer(9);
    QVERIFY(desk(window).isOpen()); // the card is only held
    window.board().takeOffer(0);
    QVERIFY(!desk(window).isOpen());
    hint(window);
    window->actions().undo->trigger();
    QVERIFY(!desk(window).isOpen());
}

void BoomtownAdviceTest::nobodyWaitsForIt()
{
    const BoomtownWindow window;
    begin(window, kHours);
    window->actions().hint->trigger();
    QVERIFY(desk(window).isOpen());
    QVERIFY(!panel(window).hasLines());
    window.board().takeOffer(0);
    window.board().takeOffer(0);
    QVERIFY(!desk(window).isOpen());
}

void BoomtownAdviceTest::theReviewTakesItsPlace()
{
    const BoomtownWindow window;
    begin(window, kHours);
    window->actions().hint->trigger();
    window->actions().review->trigger();
    QVERIFY(window.table().isReviewing());
    QVERIFY(!desk(window).isOpen());
    window.table().closeReview();
    QVERIFY(!desk(window).isOpen());
}

void BoomtownAdviceTest::onlyPeopleAreAdvised()
{
    const BoomtownWindow window;
    window.table().setBehaviour({.animation = app::AnimationSpeed::Off, .pace = app::Pace::StepByStep});
    window.play(test::newRecord(5, "ai:random", "ai:random"));
    QVERIFY(!window->actions().hint->isEnabled());
    QVERIFY(!window->actions().whyNot->isEnabled());
}

void BoomtownAdviceTest::wordsFollowTheLanguage()
{
    BoomtownWindow window;
    begin(window);
    hint(window);
    const QString english = panel(window).rowText(0);
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(panel(window).heading(), QStringLiteral("Gute Züge für Ann"));
    QVERIFY(panel(window).rowText(0) != english);
}

const WindowTest<BoomtownAdviceTest> kTest("tst_boomtownadvice");

} // namespace lodeline::boomtown::tst_boomtownadvice

#include "tst_boomtownadvice.moc"
