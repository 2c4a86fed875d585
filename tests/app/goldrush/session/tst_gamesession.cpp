// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/goldrush/session/testgame.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush {

using test::anyAction;
using test::anyPlacement;
using test::newRecord;
using test::newSession;
using test::playPlies;

class GameSessionTest : public QObject
{
    Q_OBJECT

private slots:
    void startsWithTheStartTileAndADraw();
    void placeIsTentative();
    void placeRefusesWhatTheRulesForbid();
    void unplaceGivesTheGameBack();
    void actEndsTheTurnAndWritesTheRecord();
    void recordReplaysToTheSameGame();
    void undoAndRedoWalkThroughTheWholeGame();
    void redoWorksOnARecordThatWasRead();
    void undoTakesATentativePlacementFirst();
    void anotherMoveForgetsRedo();
    void theSameMoveKeepsRedo();
    void anotherMoveAfterUndoIsMarked();
    void theMarkOfAnUndoIsKeptInTheRecord();
    void aRecordMayForbidUndo();
    void historyIsWhatAReplayReports();
    void finishedIsSentOnce();
    void recordsWithIllegalMovesAreRefused();

private:
    Random random_{1};
};

namespace {

std::vector<std::string> lines(const std::vector<Event>& events)
{
    std::vector<std::string> text;
    for (const Event& event : events)
        text.push_back(toJson(event));
    return text;
}

} // namespace

void GameSessionTest::startsWithTheStartTileAndADraw()
{
    const auto session = newSession();
    QCOMPARE(session->game().placedCount(), 1);
    QCOMPARE(session->phase(), Game::Phase::Place);
    QCOMPARE(session->history().size(), std::size_t{2});
    QVERIFY(std::holds_alternative<events::Start>(session->history()[0]));
    QVERIFY(std::holds_alternative<events::Draw>(session->history()[1]));
    QVERIFY(!session->canUndo() && !session->canRedo());
}

void GameSessionTest::placeIsTentative()
{
    const auto session = newSession();
    QSignalSpy happened(session.get(), &GameSession::eventsHappened);
    QSignalSpy record(session.get(), &GameSession::recordChanged);
    const Placement placement = anyPlacement(session->game(), random_);
    QVERIFY(session->place(placement));
    QCOMPARE(session->phase(), Game::Phase::Act);
    QVERIFY(session->tentativePlacement() == placement);
    QCOMPARE(happened.size(), 1);
    QCOMPARE(record.size(), 0);
    QVERIFY(session->record().moves.empty());
}

void GameSessionTest::placeRefusesWhatTheRulesForbid()
{
    const auto session = newSession();
    QSignalSpy turn(session.get(), &GameSession::turnChanged);
    QVERIFY(!session->place({{0, 0}, Rotation::R0})); // taken by the start tile
    QVERIFY(!session->place({{5, 5}, Rotation::R0})); // touches nothing
    QVERIFY(!session->act({}));                       // nothing placed yet
    QVERIFY(session->place(anyPlacement(session->game(), random_)));
    QVERIFY(!session->place({{0, 0}, Rotation::R0}));
    QVERIFY(!session->act({Action::Type::Cowboy, {0, 0}, {}})); // not the tile just placed (R3.1)
    QCOMPARE(turn.size(), 1);
}

void GameSessionTest::unplaceGivesTheGameBack()
{
    const auto session = newSession();
    playPlies(*session, random_, 5);
    const Game before = session->game();
    const auto history = lines(session->history());
    QSignalSpy reset(session.get(), &GameSession::positionReset);
    session->unplace();
    QCOMPARE(reset.size(), 0);
    for (int k = 0; k < before.legalPlacements().size(); ++k) {
        QVERIFY(session->place(before.legalPlacements()[k]));
        session->unplace();
        QVERIFY(session->game() == before);
        QCOMPARE(lines(session->history()), history);
        QCOMPARE(reset.size(), k + 1);
    }
    QVERIFY(!session->tentativePlacement());
}

void GameSessionTest::actEndsTheTurnAndWritesTheRecord()
{
    const auto session = newSession();
    QSignalSpy record(session.get(), &GameSession::recordChanged);
    const Placement placement = anyPlacement(session->game(), random_);
    const std::string tile =
        session->game().tileSet().tiles[static_cast<std::size_t>(*session->game().drawn())].id;
    session->place(placement);
    const Action action = anyAction(session->game(), random_);
    QVERIFY(session->act(action));
    QCOMPARE(session->phase(), Game::Phase::Place);
    QCOMPARE(session->game().ply(), 1);
    QCOMPARE(record.size(), 1);
    QCOMPARE(session->record().moves.size(), std::size_t{1});
    QCOMPARE(session->record().moves[0].tile, tile);
    QVERIFY(session->record().moves[0].move == (Move{placement, action}));
}

void GameSessionTest::recordReplaysToTheSameGame()
{
    const auto session = newSession(4, 11, {true, true, true});
    playPlies(*session, random_);
    QCOMPARE(session->phase(), Game::Phase::Over);
    const auto again = GameSession::open(session->record()).value();
    QCOMPARE(again->phase(), Game::Phase::Over);
    for (int player = 0; player < 4; ++player)
        QCOMPARE(again->game().score(player), session->game().score(player));
    QCOMPARE(lines(again->history()), lines(session->history()));
}

void GameSessionTest::undoAndRedoWalkThroughTheWholeGame()
{
    const auto session = newSession();
    const int plies = playPlies(*session, random_);
    const GameRecord whole = session->record();
    const auto history = lines(session->history());
    QSignalSpy reset(session.get(), &GameSession::positionReset);
    for (int ply = plies; ply > 0; --ply) {
        QVERIFY(session->canUndo());
        session->undo();
        QCOMPARE(session->game().ply(), ply - 1);
        QCOMPARE(session->phase(), Game::Phase::Place);
    }
    QCOMPARE(reset.size(), plies);
    QVERIFY(!session->canUndo());
    QVERIFY(session->record().moves.empty());
    while (session->canRedo())
        session->redo();
    QVERIFY(session->record() == whole);
    QCOMPARE(lines(session->history()), history);
    QCOMPARE(session->phase(), Game::Phase::Over);
}

void GameSessionTest::redoWorksOnARecordThatWasRead()
{
    const auto played = newSession(3, 19);
    playPlies(*played, random_);
    const std::string text = writeRecord(played->record());
    QVERIFY2(text.find("\"mine\"") != std::string::npos, "the game must have what a record leaves out");
    const auto session = GameSession::open(parseRecord(text)->record).value();
    while (session->canUndo())
        session->undo();
    while (session->canRedo())
        session->redo();
    QCOMPARE(session->phase(), Game::Phase::Over);
    QCOMPARE(writeRecord(session->record()), text);
}

void GameSessionTest::undoTakesATentativePlacementFirst()
{
    const auto session = newSession();
    playPlies(*session, random_, 3);
    session->place(anyPlacement(session->game(), random_));
    session->undo();
    QCOMPARE(session->game().ply(), 3);
    QCOMPARE(session->phase(), Game::Phase::Place);
    session->undo();
    QCOMPARE(session->game().ply(), 2);
}

void GameSessionTest::anotherMoveForgetsRedo()
{
    const auto session = newSession();
    playPlies(*session, random_, 3);
    session->undo();
    const Placement played =
        session->record().moves.size() == 2 ? session->game().legalPlacements()[0] : Placement{};
    session->place(played);
    session->unplace();
    QVERIFY(session->canRedo()); // trying is not moving
    session->redo();
    const Move last = session->record().moves.back().move;
    session->undo();
    for (int k = 0; k < session->game().legalPlacements().size(); ++k) {
        const Placement other = session->game().legalPlacements()[k];
        if (other == last.placement)
            continue;
        session->place(other);
        session->act({});
        QVERIFY(!session->canRedo());
        return;
    }
    QFAIL("no other placement in this position");
}

void GameSessionTest::theSameMoveKeepsRedo()
{
    const auto session = newSession();
    playPlies(*session, random_, 3);
    const std::vector<RecordedMove> moves = session->record().moves;
    session->undo();
    session->undo();
    session->place(moves[1].move.placement);
    session->act(moves[1].move.action);
    QVERIFY(session->canRedo());
    session->redo();
    QVERIFY(session->record().moves == moves);
}

void GameSessionTest::anotherMoveAfterUndoIsMarked()
{
    const auto session = newSession();
    playPlies(*session, random_, 4);
    const auto playAnother = [&] {
        const Move before = session->record().moves.back().move;
        session->undo();
        for (const Placement placement : session->game().legalPlacements().toVector()) {
            if (placement == before.placement)
                continue;
            QVERIFY(session->place(placement));
            QVERIFY(session->act({}));
            return;
        }
        QFAIL("no other placement in this position");
    };
    session->undo();
    session->redo();
    QCOMPARE(session->record().moves.back().undone, 0); // nothing was gained
    playAnother();
    QCOMPARE(session->record().moves.back().undone, 1);
    const RecordedMove marked = session->record().moves.back();
    session->undo();
    session->redo();
    QVERIFY(session->record().moves.back() == marked);
    playAnother();
    QCOMPARE(session->record().moves.back().undone, 2);
    session->undo();
    playAnother(); // of the ply before, and what came after it is gone
    QCOMPARE(session->record().moves.back().undone, 3);
    QCOMPARE(session->record().moves.size(), std::size_t{3});
    playPlies(*session, random_, 1);
    QCOMPARE(session->record().moves.back().undone, 0);
}

// Nobody loses the mark by closing the program in between.
void GameSessionTest::theMarkOfAnUndoIsKeptInTheRecord()
{
    const auto session = newSession();
    playPlies(*session, random_, 4);
    QCOMPARE(session->record().undone, 0);
    session->undo();
    QCOMPARE(session->record().undone, 1);
    session->undo();
    QCOMPARE(session->record().undone, 1);
    const auto resumed = std::move(*GameSession::open(session->record()));
    session->redo();
    QCOMPARE(session->record().undone, 1);
    session->redo();
    QCOMPARE(session->record().undone, 0);
    playPlies(*resumed, random_, 1);
    QCOMPARE(resumed->record().moves.back().undone, 1);
    QCOMPARE(resumed->record().undone, 0);
    resumed->undo();
    QCOMPARE(resumed->record().undone, 2);
    resumed->redo();
    QCOMPARE(resumed->record().undone, 0);
    playPlies(*resumed, random_, 1);
    QCOMPARE(resumed->record().moves.back().undone, 0);
}

void GameSessionTest::aRecordMayForbidUndo()
{
    GameRecord record = newSession()->record();
    record.options.undo = false;
    const auto session = std::move(*GameSession::open(record));
    playPlies(*session, random_, 2);
    QVERIFY(!session->canUndo());
    session->undo();
    QCOMPARE(session->record().moves.size(), std::size_t{2});
    QVERIFY(session->place(session->game().legalPlacements().toVector().front()));
    QVERIFY(session->canUndo()); // a tile that was only tried has shown nothing
    session->undo();
    QCOMPARE(session->phase(), Game::Phase::Place);
}

void GameSessionTest::historyIsWhatAReplayReports()
{
    const auto session = newSession(2, 3);
    std::vector<std::string> heard = lines(session->history());
    connect(session.get(), &GameSession::eventsHappened, this, [&heard](const std::vector<Event>& events) {
        const auto more = lines(events);
        heard.insert(heard.end(), more.begin(), more.end());
    });
    playPlies(*session, random_);
    EventList replayed;
    QVERIFY(replay(session->record(), &replayed));
    QCOMPARE(heard, lines(replayed.events));
    QCOMPARE(heard, lines(session->history()));
}

void GameSessionTest::finishedIsSentOnce()
{
    const auto session = newSession(2, 3);
    QSignalSpy finished(session.get(), &GameSession::finished);
    playPlies(*session, random_);
    QCOMPARE(finished.size(), 1);
    QVERIFY(!session->place({{0, 1}, Rotation::R0}));
}

void GameSessionTest::recordsWithIllegalMovesAreRefused()
{
    const auto session = newSession();
    playPlies(*session, random_, 3);
    GameRecord record = session->record();
    record.moves[1].move.placement.at = {30, 30};
    const auto opened = GameSession::open(record);
    QVERIFY(!opened);
    QVERIFY(hasErrors(opened.error()));
}

} // namespace lodeline::goldrush

QTEST_GUILESS_MAIN(lodeline::goldrush::GameSessionTest)
#include "tst_gamesession.moc"
