// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/computer/computerplayers.h"
#include "app/boomtown/panels/logmodel.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/ui/accessible.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/cardname.h"

#include <QAccessible>
#include <QLabel>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::boomtown::tst_boomtowntold {
namespace {

using test::BoomtownWindow;
using test::clickAt;
using test::moveByMouse;
using Step = BoardController::Step;

// How many sentences there are about what has happened.
int toldOf(const BoomtownMatch& match)
{
    int told = 0;
    for (std::size_t at = 0; at < match.history().size(); ++at)
        told += isToldBefore(match.history(), at) ? 0 : 1;
    return told;
}

// How many entries of menus and buttons below this one a screen reader has no name for, hidden ones among
// them.
int namelessEntries(QAccessibleInterface* root)
{
    const bool isEntry = root->role() == QAccessible::MenuItem || root->role() == QAccessible::PushButton;
    int found = isEntry && root->text(QAccessible::Name).isEmpty() ? 1 : 0;
    for (int child = 0; child < root->childCount(); ++child) {
        if (QAccessibleInterface* next = root->child(child))
            found += namelessEntries(next);
    }
    return found;
}

class ThrowingPlayer : public Player
{
public:
    Move choose(const Game&, std::uint64_t, std::stop_token) override
    {
        throw std::runtime_error("out of ideas");
    }
};

// The squares of a town that share an edge with a card, and are not below it.
std::vector<Position> besideCard(const Town& town, Position at)
{
    std::vector<Position> found;
    for (const auto& [x, y] : {std::pair{0, -1}, {1, -1}, {-1, 0}, {2, 0}, {-1, 1}, {2, 1}, {0, 2}, {1, 2}}) {
        const Position beside{static_cast<std::int16_t>(at.x + x), static_cast<std::int16_t>(at.y + y)};
        if (town.isTaken(beside))
            found.push_back(beside);
    }
    return found;
}

} // namespace

class BoomtownToldTest : public QObject
{
    Q_OBJECT

private slots:
    void passingOverTellsWhatTheOtherGets();
    void theGhostTellsWhatItBrings();
    void failuresAreTold();
    void noticesLeaveTheGameInSight();
    void noticesStayUntilAPersonMoves();
    void theLogFollowsTheGame();
    void theLogTellsWhyAndTellsItOnce();
    void placingTellsWhatPassingOverGave();
    void whatCanBeDoneIsToldInOnePlace();
    void placesAreNamedWithTheCardInTheHand();
    void everyEntryHasAName();
};

void BoomtownToldTest::passingOverTellsWhatTheOtherGets()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    QTest::mouseMove(board.viewport(), board.offerRect(2).center());
    QCOMPARE(board.controller().chosen(), 2);
    QCOMPARE(board.controller().passed()->toOther.size(), std::size_t{2});
    QVERIFY(board.controller().hint().contains(QStringLiteral("Bo gets 2 cards for free")));
    QTest::mouseMove(board.viewport(), board.offerRect(0).center());
    QVERIFY(!board.controller().passed());
}

void BoomtownToldTest::theGhostTellsWhatItBrings()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    for (int move = 0; move < 8; ++move)
        moveByMouse(window, move % 2);
    BoardView& board = window.board();
    if (board.controller().step() == Step::Card)
        clickAt(board, board.offerRect(0).center());
    const int seat = board.controller().seat();
    const Game before = window.match().game();
    for (int offer = 0; offer < board.offerCount(); ++offer) {
        board.chooseOffer(offer);
        const Outcome outcome = *board.controller().outcome();
        Game after = before;
        const BoardController::Held held = *board.controller().held();
        after.play({held.isFree ? Move::Type::Free : Move::Type::Draft, 0, held.skip,
                    board.controller().placementAt(offer)});
        QCOMPARE(outcome.total, after.score(seat).total() - before.score(seat).total());
        QCOMPARE(outcome.other, after.score(1 - seat).total() - before.score(1 - seat).total());
        int sum = 0;
        for (const int points : outcome.groups)
            sum += points;
        for (const int points : outcome.bonuses)
            sum += points;
        QCOMPARE(sum, outcome.total);
        QCOMPARE(after.town(seat).squares(),
                 before.town(seat).squares() + kSquares - static_cast<int>(outcome.covers.size()));
        QCOMPARE(outcome.touches, besideCard(before.town(seat), board.controller().placementAt(offer).at));
    }
}

void BoomtownToldTest::failuresAreTold()
{
    const BoomtownWindow window;
    window.table().gamePage()->computers().setMakePlayer(
        [](std::string_view) { return std::make_unique<ThrowingPlayer>(); });
    const QSignalSpy told(&window.table(), &app::Table::told);
    window.play(test::newRecord(5, "human", "ai:baron"));
    const app::NoticeBar* notice = window.table().gamePage()->notice();
    QTRY_VERIFY(notice->isVisible());
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.front().front().toString(), notice->text());
    QVERIFY(notice->text().contains(QStringLiteral("out of ideas")));
    QVERIFY(window.board().controller().step() == Step::Begin);
}

void BoomtownToldTest::noticesLeaveTheGameInSight()
{
    const BoomtownWindow window;
    window->resize(1280, 800);
    window.play(test::newRecord());
    app::NoticeBar& notice = *window.table().gamePage()->notice();
    const QSignalSpy told(&window.table(), &app::Table::told);
    for (int move = 0; move < 8; ++move) {
        const auto before = told.size();
        window.table().addNotice(
            [] { return QStringLiteral("From here on the game takes another course."); });
        QCOMPARE(told.size(), before + 1);
        QVERIFY(notice.isVisible());
        for (const QRect& part : window.board().used())
            QVERIFY(!part.translated(window.board().pos()).intersects(notice.geometry()));
        moveByMouse(window, 1);
    }
}

void BoomtownToldTest::noticesStayUntilAPersonMoves()
{
    const BoomtownWindow window;
    window.table().setBehaviour({.animation = app::AnimationSpeed::Off, .pace = app::Pace::StepByStep});
    window.play(test::newRecord(5, "human", "ai:random"));
    const app::NoticeBar& notice = *window.table().gamePage()->notice();
    const auto letTheComputerMove = [&] {
        const int before = window.match().turns();
        QTRY_VERIFY(window.table().isWaiting());
        window.table().addNotice([] { return QStringLiteral("Something has happened."); });
        window->actions().goOn->trigger();
        QTRY_VERIFY(window.match().turns() > before);
    };
    letTheComputerMove();
    QVERIFY(notice.isVisible());
    moveByMouse(window, 0);
    QVERIFY(!notice.isVisible());
    window.play(test::newRecord(5, "ai:random", "ai:random"));
    letTheComputerMove(); // nobody else will read it
    QVERIFY(!notice.isVisible());
}

void BoomtownToldTest::theLogFollowsTheGame()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    const LogModel& log = *window.table().gamePage()->log();
    for (int move = 0; move < 4; ++move) {
        moveByMouse(window, 1);
        QCOMPARE(log.rowCount(), toldOf(window.match()));
    }
    for (int row = 0; row < log.rowCount(); ++row)
        QVERIFY(!log.index(row).data().toString().isEmpty());
    window->actions().undo->trigger();
    QCOMPARE(log.rowCount(), toldOf(window.match()));
}

void BoomtownToldTest::theLogTellsWhyAndTellsItOnce()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    const LogModel& log = *window.table().gamePage()->log();
    const auto last = [&log] { return log.index(log.rowCount() - 1).data().toString(); };
    QCOMPARE(last(), QStringLiteral("Ann goes first, so Bo chooses where Ann starts"));
    moveByMouse(window, 4);
    QVERIFY(last().startsWith(QStringLiteral("Bo lets Ann start at the card with ")));
    const int before = log.rowCount();
    const QString card =
        cardName(window.match().record().deck, window.match().card(window.board().controller().cardAt(2)));
    moveByMouse(window, 2);
    QCOMPARE(log.rowCount(), before + 1);
    QCOMPARE(last(), QStringLiteral("Ann takes the card with %1; Bo gets 2 cards for free").arg(card));
    moveByMouse(window, 0);
    QVERIFY(last().startsWith(QStringLiteral("Bo places the card with ")));
    moveByMouse(window, 0);
    while (!window.match().isOver())
        moveByMouse(window, 0);
    bool hasCovers = false;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString text = log.index(row).data().toString();
        hasCovers = hasCovers || (text.contains(QStringLiteral(" takes ")) &&
                                  text.contains(QStringLiteral("; it covers ")));
    }
    QVERIFY(hasCovers);
}

void BoomtownToldTest::placingTellsWhatPassingOverGave()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    const QSignalSpy announced(&board, &BoardView::announced);
    board.takeOffer(2);
    QVERIFY(board.controller().step() == Step::Place);
    QVERIFY(board.controller().hint().startsWith(QStringLiteral("Bo gets 2 cards for free. This card")));
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.front().front().toString(), QStringLiteral("Bo gets 2 cards for free."));
    QTest::keyClick(&board, Qt::Key_Escape);
    board.takeOffer(0);
    QVERIFY(!board.controller().hint().contains(QStringLiteral("for free")));
    QCOMPARE(announced.size(), 1);
}

void BoomtownToldTest::whatCanBeDoneIsToldInOnePlace()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    QMap<QString, int> told;
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        if (label->isVisible() && !label->text().isEmpty())
            ++told[label->text()];
    }
    QCOMPARE(told[window.board().controller().hint()], 1);
}

void BoomtownToldTest::placesAreNamedWithTheCardInTheHand()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    for (int move = 0; move < 5; ++move)
        moveByMouse(window, 0);
    BoardView& board = window.board();
    board.takeOffer(0);
    QVERIFY(board.controller().step() == Step::Place);
    const BoomtownMatch& match = window.match();
    const Town& town = match.game().town(board.controller().seat());
    const QString held = QStringLiteral("; in hand: the card with ") +
                         cardName(match.record().deck, match.card(board.controller().held()->card));
    for (int offer = 0; offer < board.offerCount(); ++offer) {
        board.chooseOffer(offer);
        const Outcome outcome = *board.controller().outcome();
        const QString name = board.offerName(offer);
        QVERIFY2(name.endsWith(held), qPrintable(name));
        QVERIFY2(name.contains(QStringLiteral(", upright, ")), qPrintable(name));
        QVERIFY2(name.contains(differenceText(outcome.total)), qPrintable(name));
        QCOMPARE(name.contains(QStringLiteral("covers ")), !outcome.covers.empty());
        for (const Position at : outcome.covers)
            QVERIFY2(name.contains(squareText(*town.squareAt(at))), qPrintable(name));
        QStringList beside;
        for (const Position at : outcome.touches)
            beside << squareText(*town.squareAt(at));
        QCOMPARE(name.contains(QStringLiteral("beside ")), !beside.isEmpty());
        QVERIFY2(name.contains(QLocale().createSeparatedList(beside)), qPrintable(name));
    }
    QTest::keyClick(&board, Qt::Key_R);
    QVERIFY(board.offerName(0).contains(QStringLiteral(", upside down, ")));
}

void BoomtownToldTest::everyEntryHasAName()
{
    BoomtownWindow window;
    window.play(test::newRecord());
    for (const QString& code : ui::Languages().available()) {
        window.languages().use(code);
        QCoreApplication::processEvents();
        QCOMPARE(lodeline::test::nameless(*window), QString());
        QCOMPARE(namelessEntries(QAccessible::queryAccessibleInterface(&*window)), 0);
        const QStringList clashes = lodeline::test::clashes(window->menuBar()->actions());
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u',')));
        QVERIFY(!window->actions().turnLeft->isVisible());
    }
}

const WindowTest<BoomtownToldTest> kTest("tst_boomtowntold");

} // namespace lodeline::boomtown::tst_boomtowntold

#include "tst_boomtowntold.moc"
