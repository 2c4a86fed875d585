// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/computer/computerplayers.h"
#include "app/boomtown/panels/scoretable.h"
#include "app/boomtown/panels/sidepanel.h"
#include "app/boomtown/review/reviewpage.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/advice/advicepanel.h"
#include "app/shell/actions.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/languages/pseudolanguage.h"

#include <QAction>
#include <QHeaderView>
#include <QHelpEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>
#include <QToolTip>

#include <bit>
#include <numeric>

// Where things of the window lie, and that they can be seen.
namespace lodeline::boomtown::tst_boomtownlook {
namespace {

using test::BoomtownWindow;
using Step = BoardController::Step;

const QChar kMinus(0x2212);

void playByKeyboard(const BoomtownWindow& window, int moves)
{
    BoardView& board = window.board();
    while (window.match().turns() < moves) {
        if (board.controller().step() != Step::Place) {
            board.chooseOffer(0);
            QTest::keyClick(&board, Qt::Key_Return);
        }
        if (board.controller().step() == Step::Place)
            QTest::keyClick(&board, Qt::Key_Return);
    }
}

// The next card, at the last place in reading order.
Move someMove(const Game& game)
{
    Move move;
    move.type = game.phase() == Game::Phase::Begin  ? Move::Type::Begin
                : game.phase() == Game::Phase::Free ? Move::Type::Free
                                                    : Move::Type::Draft;
    if (move.type != Move::Type::Begin)
        game.town(game.player()).places().forEach([&move](Position at) { move.placement.at = at; });
    return move;
}

QString tipAt(const BoardView& board, QPoint at)
{
    QHelpEvent help(QEvent::ToolTip, at, board.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(board.viewport(), &help);
    return QToolTip::text();
}

} // namespace

class BoomtownLookTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingOffersToZoom();
    void townsChangeSidesFromRightToLeft();
    void waitingCardsKeepOffTheEdge();
    void frameOfAPlaceIsInsideTheLand();
    void tipsOfPassedCardsSayWhomTheyServe();
    void numbersBelowZeroHaveAMinus();
    void hintsFitIntoASmallWindow();
    void pointsStayWhereTheyAre();
    void longWordsFitBesideTheReview();
    void longWordsFitBelowTheResult();
    void emblemsStandBesideTheNames();
    void aStillBoardMarksWhereACardCameToLie();
    void whatIsPointedAtIsFollowed();
    void otherSettingsLeaveAFlightAlone();
};

void BoomtownLookTest::nothingOffersToZoom()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    for (const QAction* action :
         {window->actions().zoomIn, window->actions().zoomOut, window->actions().zoomFit})
        QVERIFY(!action->isVisible());
    const auto bars = window->findChildren<QToolBar*>();
    QCOMPARE(bars.size(), 1);
    bool afterSeparator = true;
    for (const QAction* action : bars[0]->actions()) {
        if (!action->isVisible())
            continue;
        QVERIFY(!(action->isSeparator() && afterSeparator));
        afterSeparator = action->isSeparator();
    }
}

void BoomtownLookTest::townsChangeSidesFromRightToLeft()
{
    const QSizeF size(1000, 700);
    const BoardLayout plain(size, {0, 3});
    const BoardLayout mirrored(size, {0, 3}, true);
    QCOMPARE(mirrored.towns[0].land.left(), plain.towns[1].land.left());
    QVERIFY(mirrored.towns[0].land.left() > mirrored.circle[0].right());
    QCOMPARE(mirrored.circle, plain.circle);
    QCOMPARE(mirrored.bonuses, plain.bonuses);
    QVERIFY(mirrored.trayCard(1, 0, 3).left() > mirrored.trayCard(1, 1, 3).right());

    const BoomtownWindow window;
    window->resize(1280, 800);
    window.play(test::newRecord());
    BoardView& board = window.board();
    QTRY_VERIFY(board.landRect(0).right() < board.landRect(1).left());
    window.table().gamePage()->setLayoutDirection(Qt::RightToLeft);
    window->resize(window->width() + 20, window->height());
    QTRY_VERIFY(board.landRect(0).left() > board.landRect(1).right());
    QVERIFY(!board.isRightToLeft());
}

void BoomtownLookTest::waitingCardsKeepOffTheEdge()
{
    for (const bool mirrored : {false, true}) {
        for (const int count : {1, 4, 9, 14}) {
            const BoardLayout layout(QSizeF(800, 520), {0, count}, mirrored);
            for (int number = 0; number < count; ++number) {
                const QRectF card = layout.trayCard(1, number, count);
                QVERIFY(layout.towns[1].tray.adjusted(5, 20, -5, -5).contains(card));
            }
        }
    }
}

void BoomtownLookTest::frameOfAPlaceIsInsideTheLand()
{
    const BoomtownWindow window;
    window->resize(1024, 640);
    window.play(test::newRecord());
    for (const int moves : {3, 6, 9}) {
        playByKeyboard(window, moves);
        BoardView& board = window.board();
        if (board.controller().step() == Step::Card)
            board.takeOffer(0);
        const QRect land = board.landRect(board.controller().seat());
        for (int offer = 0; offer < board.offerCount(); ++offer)
            QVERIFY(land.adjusted(2, 2, -2, -2).contains(board.offerRect(offer)));
        QTest::keyClick(&board, Qt::Key_Escape);
    }
}

void BoomtownLookTest::tipsOfPassedCardsSayWhomTheyServe()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    playByKeyboard(window, 1);
    BoardView& board = window.board();
    const int passed = board.controller().cardAt(0);
    const int after = board.controller().cardAt(2);
    board.takeOffer(1);
    QVERIFY(board.controller().step() == Step::Place);
    const QString tip = tipAt(board, board.cardRect(passed).center());
    QVERIFY(tip.contains(QStringLiteral("gets this card for free")));
    QVERIFY(tip.contains(pointsText(board.controller().passed()->toOther[0])));
    QVERIFY(!tipAt(board, board.cardRect(after).center()).contains(QStringLiteral("for free")));
}

void BoomtownLookTest::numbersBelowZeroHaveAMinus()
{
    QCOMPARE(numberText(12), QStringLiteral("12"));
    QVERIFY(numberText(-3).contains(kMinus + QStringLiteral("3")));
    for (const QString& text : {numberText(-3), placeText({{-1, -2}, false})})
        QVERIFY(!text.contains(u'-'));
    QVERIFY(placeText({{-1, -2}, false}).contains(kMinus + QStringLiteral("2")));

    bool isBelow = false;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const GameRecord record = test::newRecord(seed);
        Game game(std::make_shared<const Deck>(record.deck), record.setup());
        ScoreTable table(1.0);
        while (game.phase() != Game::Phase::Over) {
            game.play(someMove(game));
            table.showGame(record, game);
            for (int row = 0; row < ScoreTable::kSumRow; ++row) {
                for (int seat = 0; seat < kPlayers; ++seat) {
                    const QString cell = table.cell(row, seat)->text();
                    QVERIFY(!cell.contains(u'-'));
                    isBelow = isBelow || cell.contains(kMinus);
                }
            }
        }
    }
    QVERIFY(isBelow);
}

void BoomtownLookTest::hintsFitIntoASmallWindow()
{
    const BoomtownWindow window;
    window->resize(1024, 640);
    window.play(test::newRecord());
    playByKeyboard(window, 3);
    const ScoreTable& scores = *window.table().gamePage()->sidePanel()->scores();
    window->actions().hint->trigger();
    const app::AdvicePanel& panel = *window.table().gamePage()->sidePanel()->advice();
    QTRY_VERIFY(panel.isVisible());
    QVERIFY(window->minimumSizeHint().height() <= 640);
    QTRY_VERIFY(scores.rowViewportPosition(ScoreTable::kSumRow) + scores.rowHeight(ScoreTable::kSumRow) <=
                scores.viewport()->height());
}

// Whoever has the turn, by however long a name.
void BoomtownLookTest::pointsStayWhereTheyAre()
{
    const BoomtownWindow window;
    window->resize(1280, 800);
    window.table().setBehaviour({.animation = app::AnimationSpeed::Off, .pace = app::Pace::StepByStep});
    GameRecord record = test::newRecord(5, "human", "ai:foreman");
    record.players[1].name = "Josephine of the Long Valley";
    window.play(record);
    const ScoreTable& scores = *window.table().gamePage()->sidePanel()->scores();
    QTRY_COMPARE(window.table().gamePage()->computers().state(), ComputerPlayers::State::Waiting);
    settleLayouts();
    const QRect before = scores.geometry();
    QTest::keyClick(&window.board(), Qt::Key_Return);
    QTRY_VERIFY(window.board().offerCount() > 0);
    settleLayouts();
    QCOMPARE(scores.geometry(), before);
}

void BoomtownLookTest::longWordsFitBesideTheReview()
{
    BoomtownWindow window;
    window.languages().use(ui::codeOf(ui::Pseudo::Longer));
    window.play(test::newRecord());
    playByKeyboard(window, 4);
    window->actions().review->trigger();
    const auto* page = window->findChild<ReviewPage*>();
    QVERIFY(page && page->isVisible());
    const auto areas = page->findChildren<QScrollArea*>();
    QVERIFY(!areas.isEmpty());
    for (const QScrollArea* area : areas)
        QVERIFY(area->viewport()->width() >= area->widget()->minimumSizeHint().width());
    window.languages().use(QStringLiteral("en"));
}

void BoomtownLookTest::longWordsFitBelowTheResult()
{
    BoomtownWindow window;
    window->resize(1024, 640);
    window.languages().use(ui::codeOf(ui::Pseudo::Longer));
    GameRecord record = test::newRecord();
    Game game(std::make_shared<const Deck>(record.deck), record.setup());
    while (game.phase() != Game::Phase::Over) {
        const Move move = someMove(game);
        record.moves.push_back(recorded(game, move));
        game.play(move);
    }
    window.play(std::move(record));
    const auto* page = window->findChild<FinalPage*>();
    QTRY_VERIFY(page->isVisible());
    const auto* area = page->findChild<QScrollArea*>();
    QVERIFY(area->viewport()->width() >= area->widget()->minimumSizeHint().width());
    window->resize(1600, 900); // where all of them stand in one row
    settleLayouts();
    int row = -1;
    for (const QPushButton* button : page->findChildren<QPushButton*>()) {
        const int y = button->mapTo(page, QPoint()).y();
        QVERIFY(row < 0 || y == row);
        row = y;
    }
    window.languages().use(QStringLiteral("en"));
}

// In the middle of their columns, together.
void BoomtownLookTest::emblemsStandBesideTheNames()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    const ScoreTable& scores = *window.table().gamePage()->sidePanel()->scores();
    QHeaderView& header = *scores.horizontalHeader();
    const QImage shown = header.grab().toImage();
    const int column = ScoreTable::kFirstSeat;
    const QRect section(header.sectionViewportPosition(column), 0, header.sectionSize(column),
                        header.height());
    const QColor ground = shown.pixelColor(section.left() + 6, section.center().y());
    int first = section.right();
    int last = section.left();
    for (int x = section.left() + 6; x < section.right() - 6; ++x) {
        if (shown.pixelColor(x, section.center().y()) == ground)
            continue;
        first = std::min(first, x);
        last = std::max(last, x);
    }
    QVERIFY(first < last);
    QVERIFY(std::abs(first + last - section.left() - section.right()) <= 12);
}

void BoomtownLookTest::aStillBoardMarksWhereACardCameToLie()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    BoardView& board = window.board();
    const auto squares = [&board](int seat) {
        const auto outline = board.town(seat).look().outline;
        return outline ? std::transform_reduce(outline->counted.begin(), outline->counted.end(), 0,
                                               std::plus{}, [](Row row) { return std::popcount(row); })
                       : 0;
    };
    const auto playOn = [&window] {
        const int seat = window.match().game().player();
        window.match().ask(requests::Play{someMove(window.match().game())});
        return seat;
    };
    playOn(); // says where somebody begins
    board.setAnimation(app::AnimationSpeed::Normal);
    playOn();
    QVERIFY(!board.isSettled());
    board.setAnimation(app::AnimationSpeed::Still);
    const int first = playOn();
    QVERIFY(board.isSettled());
    QCOMPARE(squares(first), 4);
    const int second = playOn();
    QCOMPARE(squares(second), 4);
    QCOMPARE(squares(1 - second), 0);
    QTRY_COMPARE(squares(second), 0);
    board.setAnimation(app::AnimationSpeed::Off);
    const int third = playOn();
    QCOMPARE(squares(third), 0);
    board.setAnimation(app::AnimationSpeed::Still);
    const int fourth = playOn();
    QCOMPARE(squares(fourth), 4);
    window.match().undo();
    QCOMPARE(squares(fourth), 0); // no card lies there any more
}

void BoomtownLookTest::whatIsPointedAtIsFollowed()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    ScoreTable& scores = *window.table().gamePage()->sidePanel()->scores();
    const QSignalSpy pointed(&scores, &ScoreTable::pointedAt);
    const QSignalSpy left(&scores, &ScoreTable::left);
    QTest::mouseMove(scores.viewport(), scores.visualItemRect(scores.cell(0, 1)).center());
    QTRY_COMPARE(pointed.size(), 1);
    window.match().ask(requests::Play{someMove(window.match().game())});
    QVERIFY(pointed.size() > 1);
    QCOMPARE(pointed.back(), (QVariantList{0, 1}));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&scores, &leave);
    QVERIFY(!left.isEmpty());
    const qsizetype before = pointed.size();
    window.match().ask(requests::Play{someMove(window.match().game())});
    QCOMPARE(pointed.size(), before);
}

void BoomtownLookTest::otherSettingsLeaveAFlightAlone()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    app::Behaviour behaviour{.animation = app::AnimationSpeed::Normal};
    window.table().setBehaviour(behaviour);
    for (int turn = 0; turn < 2; ++turn) // the first one says where somebody begins
        window.match().ask(requests::Play{someMove(window.match().game())});
    QVERIFY(!window.board().isSettled());
    behaviour.wheelTurns = !behaviour.wheelTurns;
    window.table().setBehaviour(behaviour);
    QVERIFY(!window.board().isSettled());
    behaviour.animation = app::AnimationSpeed::Off;
    window.table().setBehaviour(behaviour);
    QVERIFY(window.board().isSettled());
}

const WindowTest<BoomtownLookTest> kTest("tst_boomtownlook");

} // namespace lodeline::boomtown::tst_boomtownlook

#include "tst_boomtownlook.moc"
