// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/session/seatkind.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "tests/app/goldrush/computer/stubplayers.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_computerplayers {

using PlayersState = ComputerPlayers::State;

class ComputerPlayersTest : public QObject
{
    Q_OBJECT

private slots:
    void playsItsTurnAndNoMore();
    void playsAWholeGame();
    void theSameGameAgainIsTheSame();
    void everyMoveFollowsFromTheSeedOfTheRecord();
    void neverPlaysForAPerson();
    void playNowEndsTheThinking();
    void undoGoesBackToThePerson();
    void redoGoesOnToThePerson();
    void undoWhileThinkingDropsTheMove();
    void undoAmongComputersHolds();
    void whatComputersHavePlayedTheyPlayAgain();
    void anotherComputerThinksForItself();
    void whatAnotherComputerHasPlayedItPlaysAgain();
    void seatsChangeHands();
    void stepByStepWaits();
    void stepByStepWaitsOnAfterARest();
    void anotherPaceDuringARestEndsTheWait();
    void nothingHappensWhileSuspended();
    void anotherSessionDropsTheMove();
    void aSessionThatEndsIsForgotten();
    void failuresHandTheSeatOver_data();
    void failuresHandTheSeatOver();
    void strangersArePlayedByPeople();
};

namespace {

const std::string kAi = "ai:random";

GameRecord recordOf(const std::vector<std::string>& kinds, std::uint64_t seed = 7)
{
    GameRecord record = test::newRecord(static_cast<int>(kinds.size()), seed);
    for (std::size_t seat = 0; seat < kinds.size(); ++seat)
        record.players[seat].kind = kinds[seat];
    return record;
}

std::unique_ptr<GameSession> sessionOf(const std::vector<std::string>& kinds, std::uint64_t seed = 7)
{
    return GameSession::open(recordOf(kinds, seed)).value();
}

template <typename Stub>
std::unique_ptr<Player> makeStub(std::string_view)
{
    return std::make_unique<Stub>();
}

// A table without a board, where nobody is waited for.
struct Table
{
    explicit Table(const std::vector<std::string>& kinds, ComputerPlayers::MakePlayer make = {})
        : session(sessionOf(kinds))
    {
        computers.setPace(app::Pace::Quick);
        if (make)
            computers.setMakePlayer(std::move(make));
        computers.setSession(session.get());
    }
    ~Table() { computers.setSession(nullptr); }

    void playPerson() const
    {
        test::place(*session, session->game().legalPlacements()[0]);
        test::act(*session, {});
    }
    int ply() const { return session->game().ply(); }

    std::unique_ptr<GameSession> session;
    ComputerPlayers computers;
};

} // namespace

void ComputerPlayersTest::playsItsTurnAndNoMore()
{
    Table table({"human", kAi, kAi});
    QCOMPARE(table.computers.state(), PlayersState::Idle);
    const QSignalSpy played(&table.computers, &ComputerPlayers::played);
    table.playPerson();
    QCOMPARE(table.computers.state(), PlayersState::Thinking);
    QVERIFY(table.session->isComputersTurn());
    QTRY_COMPARE(table.computers.state(), PlayersState::Idle);
    QCOMPARE(table.ply(), 3);
    QCOMPARE(table.session->game().player(), 0);
    QCOMPARE(played.size(), 2);
    QCOMPARE(played[0][0].toInt(), 1);
    QCOMPARE(played[1][0].toInt(), 2);
    const auto events = played[0][1].value<std::vector<Event>>();
    QVERIFY(std::holds_alternative<events::Place>(events.front()));
}

void ComputerPlayersTest::playsAWholeGame()
{
    const Table table({"ai:prospector", "ai:greenhorn", "ai:uct:10", "ai:greedy", kAi});
    QTRY_VERIFY_WITH_TIMEOUT(table.session->phase() == Game::Phase::Over, 120'000);
    QCOMPARE(table.computers.state(), PlayersState::Idle);
    QVERIFY(replay(table.session->record()));
}

void ComputerPlayersTest::theSameGameAgainIsTheSame()
{
    std::vector<std::string> games;
    for (int i = 0; i < 2; ++i) {
        const Table table({"ai:greenhorn", "ai:uct:10"});
        QTRY_VERIFY_WITH_TIMEOUT(table.session->phase() == Game::Phase::Over, 120'000);
        games.push_back(writeRecord(table.session->record()));
    }
    QCOMPARE(games[0], games[1]);
}

// As the command line plays it.
void ComputerPlayersTest::everyMoveFollowsFromTheSeedOfTheRecord()
{
    const Table table({"ai:greenhorn", "ai:uct:10", kAi});
    QTRY_VERIFY_WITH_TIMEOUT(table.ply() >= 9, 120'000);
    const GameRecord& record = table.session->record();
    Game game(std::make_shared<CompiledSet>(record.tileset), record.setup());
    for (int ply = 0; ply < 9; ++ply) {
        const int seat = game.player();
        const auto player = makePlayer(computerName(record.players[static_cast<std::size_t>(seat)].kind));
        const Move move = player->choose(game, seedplan::move(record.seed, seat, ply));
        QVERIFY(move.placement == record.moves[static_cast<std::size_t>(ply)].move.placement);
        game.play(move);
    }
}

void ComputerPlayersTest::neverPlaysForAPerson()
{
    Table table({"human", kAi});
    for (int turn = 0; turn < 10; ++turn) {
        QTRY_COMPARE(table.session->game().player(), 0);
        const int before = table.ply();
        QCoreApplication::processEvents();
        QCOMPARE(table.ply(), before);
        table.playPerson();
    }
}

void ComputerPlayersTest::playNowEndsTheThinking()
{
    Table table({"human", kAi}, makeStub<test::PatientPlayer>);
    table.playPerson();
    QCOMPARE(table.computers.state(), PlayersState::Thinking);
    table.computers.goOn();
    QTRY_COMPARE(table.ply(), 2);
    QCOMPARE(table.computers.state(), PlayersState::Idle);
}

void ComputerPlayersTest::undoGoesBackToThePerson()
{
    Table table({kAi, "human", kAi});
    QTRY_COMPARE(table.session->game().player(), 1);
    QVERIFY(!table.session->canUndo()); // nobody has decided anything yet
    table.playPerson();
    QTRY_COMPARE(table.ply(), 4);
    QVERIFY(table.session->canUndo());
    table.session->undo();
    QCOMPARE(table.ply(), 1);
    QCOMPARE(table.session->game().player(), 1);
    QCOMPARE(table.computers.state(), PlayersState::Idle);
}

void ComputerPlayersTest::redoGoesOnToThePerson()
{
    Table table({"human", kAi, kAi});
    table.playPerson();
    QTRY_COMPARE(table.ply(), 3);
    const GameRecord before = table.session->record();
    table.session->undo();
    QCOMPARE(table.ply(), 0);
    const QSignalSpy played(&table.computers, &ComputerPlayers::played);
    table.session->redo();
    QCOMPARE(table.ply(), 3);
    QCOMPARE(writeRecord(table.session->record()), writeRecord(before));
    QVERIFY(!table.session->canRedo());
    QCoreApplication::processEvents();
    QCOMPARE(played.size(), 0);
}

void ComputerPlayersTest::undoWhileThinkingDropsTheMove()
{
    Table table({"human", kAi}, makeStub<test::PatientPlayer>);
    table.playPerson();
    table.session->undo();
    QCOMPARE(table.ply(), 0);
    QCOMPARE(table.computers.state(), PlayersState::Idle);
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(table.ply(), 0);
    // The same ply comes again, the move that was thought about before does not.
    table.playPerson();
    QCOMPARE(table.computers.state(), PlayersState::Thinking);
    table.computers.goOn();
    QTRY_COMPARE(table.ply(), 2);
}

void ComputerPlayersTest::undoAmongComputersHolds()
{
    Table table({kAi, kAi});
    QTRY_VERIFY(table.ply() > 3);
    const int before = table.ply();
    table.session->undo();
    QCOMPARE(table.ply(), before - 1);
    QCOMPARE(table.computers.state(), PlayersState::Waiting);
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(table.ply(), before - 1);
    table.computers.goOn();
    QTRY_VERIFY(table.ply() > before);
}

void ComputerPlayersTest::whatComputersHavePlayedTheyPlayAgain()
{
    Table table({kAi, kAi});
    QTRY_VERIFY(table.ply() > 3);
    const std::vector<RecordedMove> before = table.session->record().moves;
    table.session->undo();
    table.session->undo();
    table.computers.setMakePlayer(makeStub<test::ThrowingPlayer>);
    table.computers.goOn();
    QTRY_COMPARE(table.ply(), static_cast<int>(before.size()));
    QVERIFY(table.session->record().moves == before);
}

void ComputerPlayersTest::anotherComputerThinksForItself()
{
    Table table({kAi, kAi});
    QTRY_VERIFY(table.ply() > 3);
    table.session->undo();
    test::handOver(*table.session, table.session->game().player(), "ai:greedy");
    const QSignalSpy failed(&table.computers, &ComputerPlayers::failed);
    table.computers.setMakePlayer(makeStub<test::ThrowingPlayer>);
    table.computers.goOn();
    QTRY_COMPARE(failed.size(), 1);
}

void ComputerPlayersTest::whatAnotherComputerHasPlayedItPlaysAgain()
{
    Table table({kAi, kAi});
    QTRY_VERIFY(table.ply() > 6);
    for (int i = 0; i < 4; ++i)
        table.session->undo();
    const int handedOver = table.ply();
    test::handOver(*table.session, table.session->game().player(), "ai:greedy");
    table.computers.goOn();
    QTRY_VERIFY(table.ply() > handedOver + 2);
    const std::vector<RecordedMove> before = table.session->record().moves;
    while (table.ply() > handedOver + 1)
        table.session->undo();
    table.computers.setMakePlayer(makeStub<test::ThrowingPlayer>);
    table.computers.goOn();
    QTRY_COMPARE(table.ply(), static_cast<int>(before.size()));
    QVERIFY(table.session->record().moves == before);
}

void ComputerPlayersTest::seatsChangeHands()
{
    Table table({"human", kAi}, makeStub<test::PatientPlayer>);
    test::place(*table.session, table.session->game().legalPlacements()[0]);
    test::handOver(*table.session, 0, kAi); // in the middle of the turn
    QVERIFY(!table.session->tentativePlacement());
    QCOMPARE(table.computers.state(), PlayersState::Thinking);
    test::handOver(*table.session, 0, "human");
    QCOMPARE(table.computers.state(), PlayersState::Idle);
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(table.ply(), 0);
    QVERIFY(table.session->record().players[0].kind == "human");
}

void ComputerPlayersTest::stepByStepWaits()
{
    Table table({"human", kAi, kAi}, makeStub<test::InstantPlayer>);
    table.computers.setPace(app::Pace::StepByStep);
    table.playPerson();
    QTRY_COMPARE(table.computers.state(), PlayersState::Waiting);
    QCOMPARE(table.ply(), 1);
    table.computers.goOn();
    QTRY_COMPARE(table.ply(), 2);
    QTRY_COMPARE(table.computers.state(), PlayersState::Waiting);
    table.computers.setPace(app::Pace::Quick);
    QTRY_COMPARE(table.ply(), 3);
}

void ComputerPlayersTest::stepByStepWaitsOnAfterARest()
{
    GameRecord record = recordOf({"human", kAi});
    record.options.undo = false;
    Table table({"human", kAi}, makeStub<test::InstantPlayer>);
    auto session = GameSession::open(record).value();
    table.computers.setSession(session.get());
    table.session.swap(session);
    table.computers.setPace(app::Pace::StepByStep);
    table.playPerson();
    QTRY_COMPARE(table.computers.state(), PlayersState::Waiting);
    table.computers.setSuspended(true);
    table.computers.setSuspended(false);
    QCOMPARE(table.computers.state(), PlayersState::Waiting);
    QVERIFY(!table.session->isPractice());
    table.session->ask(requests::Practise{});
    QVERIFY(table.session->isPractice());
    QCOMPARE(table.computers.state(), PlayersState::Waiting);
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(table.ply(), 1);
    table.computers.goOn();
    QTRY_COMPARE(table.ply(), 2);
}

void ComputerPlayersTest::anotherPaceDuringARestEndsTheWait()
{
    Table table({"human", kAi}, makeStub<test::InstantPlayer>);
    table.computers.setPace(app::Pace::StepByStep);
    table.playPerson();
    QTRY_COMPARE(table.computers.state(), PlayersState::Waiting);
    table.computers.setSuspended(true);
    table.computers.setPace(app::Pace::Quick);
    QCOMPARE(table.computers.state(), PlayersState::Resting);
    table.computers.setSuspended(false);
    QTRY_COMPARE(table.ply(), 2);
}

void ComputerPlayersTest::nothingHappensWhileSuspended()
{
    Table table({"human", kAi}, makeStub<test::InstantPlayer>);
    table.computers.setSuspended(true);
    QCOMPARE(table.computers.state(), PlayersState::Idle);
    table.playPerson();
    QCOMPARE(table.computers.state(), PlayersState::Resting);
    table.computers.goOn();
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(table.ply(), 1);
    table.computers.setSuspended(false);
    QTRY_COMPARE(table.ply(), 2);
    // In the middle of a thought it is given up and begun anew.
    table.playPerson();
    QCOMPARE(table.computers.state(), PlayersState::Thinking);
    table.computers.setSuspended(true);
    QCOMPARE(table.computers.state(), PlayersState::Resting);
    table.computers.setSuspended(false);
    QTRY_COMPARE(table.ply(), 4);
}

void ComputerPlayersTest::anotherSessionDropsTheMove()
{
    Table table({"human", kAi}, makeStub<test::PatientPlayer>);
    table.playPerson();
    auto other = sessionOf({"human", kAi}, 9);
    table.computers.setSession(other.get());
    QCOMPARE(table.computers.state(), PlayersState::Idle);
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(table.ply(), 1);
    QCOMPARE(other->game().ply(), 0);
    table.computers.setSession(nullptr);
}

void ComputerPlayersTest::aSessionThatEndsIsForgotten()
{
    ComputerPlayers computers;
    computers.setMakePlayer(makeStub<test::PatientPlayer>);
    auto session = sessionOf({kAi, "human"});
    computers.setSession(session.get());
    QCOMPARE(computers.state(), PlayersState::Thinking);
    session.reset();
    computers.goOn(); // the answer comes, the session is gone
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    computers.setSession(nullptr);
    QCOMPARE(computers.state(), PlayersState::Idle);
}

void ComputerPlayersTest::failuresHandTheSeatOver_data()
{
    QTest::addColumn<bool>("throws");
    QTest::newRow("throws") << true;
    QTest::newRow("breaks the rules") << false;
}

void ComputerPlayersTest::failuresHandTheSeatOver()
{
    QFETCH(const bool, throws);
    Table table({"human", kAi}, throws ? makeStub<test::ThrowingPlayer> : makeStub<test::CheatingPlayer>);
    const QSignalSpy failed(&table.computers, &ComputerPlayers::failed);
    table.playPerson();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].toInt(), 1);
    QVERIFY(!failed[0][1].toString().isEmpty());
    QCOMPARE(table.ply(), 1);
    QVERIFY(!table.session->isComputersTurn());
    table.playPerson();
    QCOMPARE(table.ply(), 2);
}

void ComputerPlayersTest::strangersArePlayedByPeople()
{
    Table table({"ai:nobody", "alien", kAi});
    QVERIFY(!table.session->isComputer(0));
    QVERIFY(!table.session->isComputer(1));
    QCOMPARE(table.computers.state(), PlayersState::Idle);
    QVERIFY(table.session->record().players[0].kind == "ai:nobody"); // kept for programs that know it
    table.playPerson();
    table.playPerson();
    QTRY_COMPARE(table.ply(), 3);
}

const WindowTest<ComputerPlayersTest> kTest("tst_computerplayers");

} // namespace lodeline::goldrush::tst_computerplayers

#include "tst_computerplayers.moc"
