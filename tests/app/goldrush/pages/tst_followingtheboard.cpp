// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/scoretrack.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/match/panels/noticebar.h"
#include "tests/app/goldrush/computer/stubplayers.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::goldrush::tst_followingtheboard {

// What lies beside the board tells what has happened in the order in which the board shows it, and no sooner.
class FollowingTheBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void cardsLogAndTrackKeepStep();
    void undoInTheMiddleTellsThePositionAnew();
    void theTurnPassesWhenItIsSeen();
    void goldIsShownOnceTheTurnIsSeenToPass();
    void whoeverLookedDoesNotShowTheNextOnesGold();
    void discardedTilesAreToldWhenTheyAreSeen();
    void noticesStayUntilAPersonMoves();

private:
    Random random_{4};
};

namespace {

// A page whose board moves, with a session of which it has shown everything.
struct Table
{
    explicit Table(std::unique_ptr<GameSession> opened)
        : session(std::move(opened))
        , seen(session->history())
    {
        page.computers().setMakePlayer(
            [](std::string_view) { return std::make_unique<test::PatientPlayer>(); });
        page.setSession(session.get());
        page.board()->setPace(8);
        QObject::connect(page.board(), &BoardView::sawMore, &page, [this](const std::vector<Event>& events) {
            seen.insert(seen.end(), events.begin(), events.end());
            ++steps;
            inStep &= isInStep();
        });
    }
    ~Table() { page.setSession(nullptr); }

    const PlayerStatus& status(int seat) const
    {
        return page.sidePanel()->players()->cards()[static_cast<std::size_t>(seat)]->status();
    }

    bool isInStep() const
    {
        Standings standings(session->game().players(), session->record().options.cowboysPerPlayer());
        for (const Event& event : seen)
            standings.receive(event);
        std::vector<ScoreTrack::Marker> markers;
        bool same = page.logPanel()->log()->rowCount() == static_cast<int>(seen.size());
        for (int seat = 0; seat < session->game().players(); ++seat) {
            const Standings::Player& player = standings.of(seat);
            const PlayerStatus& shown = status(seat);
            same &= shown.score == player.score && shown.cowboysLeft == player.cowboysLeft &&
                    shown.tentHome == player.tentHome && shown.active == (standings.active() == seat) &&
                    shown.tokens == static_cast<int>(player.tokens.size()) &&
                    shown.values.has_value() == standings.isOver();
            markers.push_back({shown.name, shown.colour, player.score});
        }
        ScoreTrack track;
        track.setMarkers(markers);
        return same && track.accessibleDescription() == page.track()->accessibleDescription();
    }

    std::unique_ptr<GameSession> session;
    GamePage page;
    std::vector<Event> seen;
    int steps = 0;
    bool inStep = true;
};

// The record of a game that stops where its next turn, the last one of `played`, makes tiles leave the game.
std::unique_ptr<GameSession> beforeADiscard(GameRecord& played)
{
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        const auto session = test::newSession(2, seed);
        Random random(seed);
        bool lost = false;
        QObject::connect(session.get(), &GameSession::eventsHappened, [&](const std::vector<Event>& events) {
            const auto* draw = std::get_if<events::Draw>(&events.back());
            lost = draw && !draw->discarded.empty();
        });
        while (!lost && test::playPlies(*session, random, 1) == 1) {
        }
        if (!lost)
            continue;
        played = session->record();
        session->undo();
        return GameSession::open(session->record()).value();
    }
    return nullptr;
}

} // namespace

void FollowingTheBoardTest::cardsLogAndTrackKeepStep()
{
    Table table(test::newSession(3, 5, {true, true, true}));
    QVERIFY(table.isInStep());
    bool behind = false;
    while (table.session->phase() != Game::Phase::Over) {
        test::playPlies(*table.session, random_, 1);
        behind |= table.seen.size() < table.session->history().size();
        QVERIFY(table.isInStep());
        if (table.session->game().ply() % 8 == 0)
            QTRY_VERIFY(table.page.board()->isSettled());
        else
            table.page.board()->finishAnimations();
        QVERIFY(table.inStep);
        QCOMPARE(table.seen.size(), table.session->history().size());
    }
    QVERIFY(behind);
    QVERIFY(table.steps > table.session->game().ply());
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(table.status(seat).score, table.session->game().score(seat));
}

void FollowingTheBoardTest::undoInTheMiddleTellsThePositionAnew()
{
    Table table(test::newSession(2, 9));
    test::playPlies(*table.session, random_, 12);
    QVERIFY(!table.page.board()->isSettled());
    table.session->undo();
    table.seen = table.session->history();
    QVERIFY(table.isInStep());
    table.session->redo();
    table.page.board()->finishAnimations();
    QVERIFY(table.inStep);
    QCOMPARE(table.seen.size(), table.session->history().size());
}

void FollowingTheBoardTest::theTurnPassesWhenItIsSeen()
{
    GameRecord record = test::newRecord(2);
    record.players[1].kind = "ai:random";
    Table table(GameSession::open(record).value());
    test::playPlies(*table.session, random_, 1);
    QCOMPARE(table.page.computers().state(), ComputerPlayers::State::Thinking);
    QVERIFY(table.status(0).active && !table.status(0).thinking);
    QVERIFY(!table.status(1).active && !table.status(1).thinking);
    table.page.board()->finishAnimations();
    QVERIFY(!table.status(0).active);
    QVERIFY(table.status(1).active && table.status(1).thinking);
}

void FollowingTheBoardTest::goldIsShownOnceTheTurnIsSeenToPass()
{
    Table table(test::newSession(2));
    test::playPlies(*table.session, random_, 1);
    QVERIFY(table.status(0).active); // as far as the board has come
    PlayersPanel* players = table.page.sidePanel()->players();
    players->setPeeking(true); // by whoever still sits there
    QVERIFY(!table.status(0).values && !table.status(1).values);
    table.page.board()->finishAnimations();
    players->setPeeking(true);
    QVERIFY(!table.status(0).values && table.status(1).values);
    players->setPeeking(false);
    QVERIFY(!table.status(1).values);
}

void FollowingTheBoardTest::whoeverLookedDoesNotShowTheNextOnesGold()
{
    Table table(test::newSession(2));
    PlayersPanel* players = table.page.sidePanel()->players();
    players->setPeeking(true);
    QVERIFY(table.status(0).values);
    test::playPlies(*table.session, random_, 1);
    table.page.board()->finishAnimations();
    QVERIFY(!table.status(0).values && !table.status(1).values);
    test::playPlies(*table.session, random_, 1);
    table.page.board()->finishAnimations();
    QVERIFY(!table.status(0).values && !table.status(1).values);
}

void FollowingTheBoardTest::discardedTilesAreToldWhenTheyAreSeen()
{
    GameRecord played;
    auto before = beforeADiscard(played);
    QVERIFY(before);
    Table table(std::move(before));
    const Move last = played.moves.back().move;
    test::place(*table.session, last.placement);
    test::act(*table.session, last.action);
    QVERIFY(table.page.notice()->isHidden());
    table.page.board()->finishAnimations();
    QVERIFY(!table.page.notice()->isHidden());
    QVERIFY(!table.page.notice()->text().isEmpty());
    table.session->undo();
    QVERIFY(table.page.notice()->isHidden());
}

void FollowingTheBoardTest::noticesStayUntilAPersonMoves()
{
    GameRecord record = test::newRecord(3);
    record.players[1].kind = "ai:random";
    Table table(GameSession::open(record).value());
    table.page.setSuspended(true); // it moves when it is told to
    const auto staysAfterMove = [&] {
        table.page.addNotice([] { return QStringLiteral("Something has happened."); });
        test::playPlies(*table.session, random_, 1);
        table.page.board()->finishAnimations();
        return !table.page.notice()->isHidden();
    };
    QVERIFY(!staysAfterMove());
    QVERIFY(staysAfterMove()); // of the computer
    QVERIFY(!staysAfterMove());
}

const WindowTest<FollowingTheBoardTest> kTest("tst_followingtheboard");

} // namespace lodeline::goldrush::tst_followingtheboard

#include "tst_followingtheboard.moc"
