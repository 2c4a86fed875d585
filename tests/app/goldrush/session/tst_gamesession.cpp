// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/toldrecord.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_gamesession {

using test::act;
using test::anyAction;
using test::anyPlacement;
using test::newRecord;
using test::newSession;
using test::place;
using test::playPlies;
using test::takeTileBack;

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
    void severalTurnsAreUndoneAtOnce();
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
    void onlyWhoeverHasTheTurnMoves();
    void onlyPeopleUndo();
    void seatsAreHandedOverByThoseTheyConcern();
    void whatIsOutdatedIsRefused();
    void aWholeTurnIsOneRequest();
    void theAnswerFollowsTheNews();
    void nothingIsAskedOfAFinishedGame();
    void toldRecordsOpenWhenTheyAreOver();
    void toldGamesTakeWhateverTheyOffer();
    void toldGamesWithHiddenTokensDoNotOpen();

private:
    Random random_{1};
};

namespace {

std::unique_ptr<GameSession> sessionOf(const std::vector<std::string>& kinds)
{
    GameRecord record = newRecord(static_cast<int>(kinds.size()));
    for (std::size_t seat = 0; seat < kinds.size(); ++seat)
        record.players[seat].kind = kinds[seat];
    return GameSession::open(record).value();
}

Asker computerOf(int seat)
{
    return {Asker::Kind::Computer, seat};
}

// Nothing when it was granted. Each request gets one answer.
std::optional<Refusal> answerTo(GameSession& session, const Wish& wish, const Asker& asker)
{
    QSignalSpy accepted(&session, &GameSession::accepted);
    QSignalSpy refused(&session, &GameSession::refused);
    session.ask(wish, asker);
    if (accepted.size() + refused.size() != 1)
        qFatal("%d answers", static_cast<int>(accepted.size() + refused.size()));
    return refused.isEmpty() ? std::nullopt : std::optional(refused[0][1].value<Refusal>());
}

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
    QVERIFY(place(*session, placement));
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
    QVERIFY(!place(*session, {{0, 0}, Rotation::R0})); // taken by the start tile
    QVERIFY(!place(*session, {{5, 5}, Rotation::R0})); // touches nothing
    QVERIFY(!act(*session, {}));                       // nothing placed yet
    QVERIFY(place(*session, anyPlacement(session->game(), random_)));
    QVERIFY(!place(*session, {{0, 0}, Rotation::R0}));
    QVERIFY(!act(*session, {Action::Type::Cowboy, {0, 0}, {}})); // not the tile just placed (R3.1)
    QCOMPARE(turn.size(), 1);
}

void GameSessionTest::unplaceGivesTheGameBack()
{
    const auto session = newSession();
    playPlies(*session, random_, 5);
    const Game before = session->game();
    const auto history = lines(session->history());
    QSignalSpy reset(session.get(), &GameSession::positionReset);
    takeTileBack(*session);
    QCOMPARE(reset.size(), 0);
    for (int k = 0; k < before.legalPlacements().size(); ++k) {
        QVERIFY(place(*session, before.legalPlacements()[k]));
        takeTileBack(*session);
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
    place(*session, placement);
    const Action action = anyAction(session->game(), random_);
    QVERIFY(act(*session, action));
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

void GameSessionTest::severalTurnsAreUndoneAtOnce()
{
    const auto session = newSession();
    const auto other = newSession();
    playPlies(*session, random_, 9);
    for (const RecordedMove& move : session->record().moves)
        QVERIFY(test::ask(*other, requests::Play{move.move}));
    const GameRecord whole = session->record();
    const QSignalSpy reset(session.get(), &GameSession::positionReset);
    session->undoTo(4);
    QCOMPARE(reset.size(), 1);
    for (int ply = 9; ply > 4; --ply)
        other->undo();
    QVERIFY(session->record() == other->record());
    QCOMPARE(lines(session->history()), lines(other->history()));
    while (session->canRedo())
        session->redo();
    QVERIFY(session->record() == whole);
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
    place(*session, anyPlacement(session->game(), random_));
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
    place(*session, played);
    takeTileBack(*session);
    QVERIFY(session->canRedo()); // trying is not moving
    session->redo();
    const Move last = session->record().moves.back().move;
    session->undo();
    for (int k = 0; k < session->game().legalPlacements().size(); ++k) {
        const Placement other = session->game().legalPlacements()[k];
        if (other == last.placement)
            continue;
        place(*session, other);
        act(*session, {});
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
    place(*session, moves[1].move.placement);
    act(*session, moves[1].move.action);
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
            QVERIFY(place(*session, placement));
            QVERIFY(act(*session, {}));
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
    QVERIFY(place(*session, session->game().legalPlacements().toVector().front()));
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
    QVERIFY(!place(*session, {{0, 1}, Rotation::R0}));
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

void GameSessionTest::onlyWhoeverHasTheTurnMoves()
{
    const auto session = sessionOf({"human", "ai:random", "ai:greedy"});
    const auto mayPlace = [&](const Asker& asker) {
        const auto why = answerTo(*session, requests::Place{session->game().legalPlacements()[0]}, asker);
        QVERIFY(session->mayMove(asker) != why.has_value());
        QVERIFY(!why || why == Refusal::NotTheirs);
    };
    mayPlace(computerOf(0));
    mayPlace(computerOf(1));
    QCOMPARE(session->phase(), Game::Phase::Place);
    mayPlace(kAnyPerson);
    QCOMPARE(session->phase(), Game::Phase::Act);
    QVERIFY(answerTo(*session, requests::TakeTileBack{}, computerOf(1)) == Refusal::NotTheirs);
    QVERIFY(answerTo(*session, requests::Act{}, computerOf(1)) == Refusal::NotTheirs);
    QVERIFY(!answerTo(*session, requests::Act{}, kAnyPerson));
    QCOMPARE(session->game().player(), 1);
    mayPlace(kAnyPerson);
    mayPlace(computerOf(2));
    mayPlace(computerOf(0));
    QCOMPARE(session->phase(), Game::Phase::Place);
    mayPlace(computerOf(1));
    QCOMPARE(session->phase(), Game::Phase::Act);
}

void GameSessionTest::onlyPeopleUndo()
{
    const auto session = sessionOf({"human", "ai:random"});
    playPlies(*session, random_, 3);
    QCOMPARE(session->game().player(), 1);
    QVERIFY(answerTo(*session, requests::Undo{}, computerOf(1)) == Refusal::NotTheirs);
    QVERIFY(!answerTo(*session, requests::Undo{}, kAnyPerson));
    QCOMPARE(session->game().ply(), 2);
    QVERIFY(answerTo(*session, requests::Redo{}, computerOf(1)) == Refusal::NotTheirs);
    QVERIFY(!answerTo(*session, requests::Redo{}, kAnyPerson));
    QVERIFY(answerTo(*session, requests::Redo{}, kAnyPerson) == Refusal::NothingThere);
}

void GameSessionTest::seatsAreHandedOverByThoseTheyConcern()
{
    const auto session = sessionOf({"ai:random", "human"});
    QVERIFY(answerTo(*session, requests::HandOver{1, "ai:random"}, computerOf(0)) == Refusal::NotTheirs);
    QVERIFY(answerTo(*session, requests::HandOver{2, "human"}, kAnyPerson) == Refusal::AgainstTheRules);
    QVERIFY(!answerTo(*session, requests::HandOver{0, "human"}, computerOf(0)));
    QVERIFY(!session->isComputersTurn());
    // Whatever has happened in the meantime; the tile that lies is taken back.
    const Request late{requests::HandOver{0, "ai:random"}, kAnyPerson, session->revision()};
    QVERIFY(place(*session, anyPlacement(session->game(), random_)));
    session->request(late);
    QVERIFY(session->isComputersTurn());
    QCOMPARE(session->phase(), Game::Phase::Place);
}

void GameSessionTest::whatIsOutdatedIsRefused()
{
    const auto session = newSession();
    const Placement placement = session->game().legalPlacements()[0];
    const Request late{requests::Place{placement}, kAnyPerson, session->revision()};
    QVERIFY(place(*session, placement));
    QVERIFY(takeTileBack(*session)); // the same tile is in the hand, but somebody has moved
    QSignalSpy refused(session.get(), &GameSession::refused);
    session->request(late);
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused[0][0].value<Request>() == late);
    QVERIFY(refused[0][1].value<Refusal>() == Refusal::Outdated);
    QVERIFY(!session->tentativePlacement());
}

void GameSessionTest::aWholeTurnIsOneRequest()
{
    const auto session = newSession();
    const std::vector<Placement> placements = session->game().legalPlacements().toVector();
    QVERIFY(place(*session, placements[0]));
    const Game lying = session->game();
    const Move forbidden{placements[1], {Action::Type::Mine, {0, 0}, {}}};
    QVERIFY(answerTo(*session, requests::Play{forbidden}, kAnyPerson) == Refusal::AgainstTheRules);
    QVERIFY(session->game() == lying);
    QVERIFY(!answerTo(*session, requests::Play{{placements[1], {}}}, kAnyPerson));
    QVERIFY(session->record().moves.back().move == (Move{placements[1], {}}));
    QVERIFY(place(*session, anyPlacement(session->game(), random_)));
    QSignalSpy reset(session.get(), &GameSession::positionReset);
    QVERIFY(!answerTo(*session, requests::Play{{*session->tentativePlacement(), {}}}, kAnyPerson));
    QCOMPARE(reset.size(), 0); // it lay there already
    QVERIFY(!answerTo(*session, requests::Play{{anyPlacement(session->game(), random_), {}}}, kAnyPerson));
    QCOMPARE(session->game().ply(), 3);
}

void GameSessionTest::theAnswerFollowsTheNews()
{
    const auto session = newSession();
    QStringList heard;
    connect(session.get(), &GameSession::eventsHappened, this, [&] { heard << QStringLiteral("events"); });
    connect(session.get(), &GameSession::turnChanged, this, [&] { heard << QStringLiteral("turn"); });
    connect(session.get(), &GameSession::recordChanged, this, [&] { heard << QStringLiteral("record"); });
    connect(session.get(), &GameSession::accepted, this, [&] { heard << QStringLiteral("accepted"); });
    session->ask(requests::Place{anyPlacement(session->game(), random_)});
    session->ask(requests::Act{});
    QCOMPARE(heard.join(u' '), QStringLiteral("events turn accepted events turn record accepted"));
}

void GameSessionTest::nothingIsAskedOfAFinishedGame()
{
    const auto session = newSession(2, 3);
    playPlies(*session, random_);
    QVERIFY(!session->mayMove(kAnyPerson));
    QVERIFY(answerTo(*session, requests::Place{{{0, 1}, Rotation::R0}}, kAnyPerson) ==
            Refusal::AgainstTheRules);
    QVERIFY(answerTo(*session, requests::Act{}, kAnyPerson) == Refusal::AgainstTheRules);
    QVERIFY(!answerTo(*session, requests::Undo{}, kAnyPerson));
}

void GameSessionTest::toldRecordsOpenWhenTheyAreOver()
{
    const auto session = newSession(2, 3);
    playPlies(*session, random_, 4);
    const auto unfinished = GameSession::open(*seenBy(session->record(), 0));
    QVERIFY(!unfinished);
    QCOMPARE(unfinished.error().front().code, ProblemCode(MoveProblem::NotTold));

    playPlies(*session, random_);
    const auto told = std::move(*GameSession::open(*seenBy(session->record(), 0)));
    QCOMPARE(lines(told->history()), lines(session->history()));
    told->undo(); // all of its tiles are told, so that it can be taken up again
    QVERIFY(GameSession::open(told->record()));
    told->redo();
    // There and back again, and on other ways: it never waits for a draw.
    while (told->canUndo())
        told->undo();
    QCOMPARE(told->phase(), Game::Phase::Place);
    while (told->canRedo())
        told->redo();
    QCOMPARE(told->phase(), Game::Phase::Over);
    QCOMPARE(lines(told->history()), lines(session->history()));
}

// Other ways than that of a told game that is over may take more tokens than were told.
void GameSessionTest::toldGamesTakeWhateverTheyOffer()
{
    const auto session = newSession(2, 3);
    playPlies(*session, random_);
    const auto told = std::move(*GameSession::open(*seenBy(session->record(), 0)));
    const std::string text = told->recordText()();
    QCOMPARE(text, writeRecord(*seenBy(session->record(), 0)));
    while (told->canUndo())
        told->undo();
    QCOMPARE(told->record().told->tokens.size(), std::size_t(told->game().tileSet().tokenCount()));
    while (told->phase() == Game::Phase::Place) {
        QVERIFY(place(*told, told->game().legalPlacements()[0]));
        const ActionSet actions = told->game().legalActions(); // mining is among the last
        QVERIFY(act(*told, actions[actions.size() - 1]));
        QVERIFY(GameSession::open(told->record()));
    }
    QCOMPARE(told->phase(), Game::Phase::Over);
    const auto again = std::move(*GameSession::open(told->record()));
    QCOMPARE(lines(again->history()), lines(told->history()));
}

// Tokens that are hidden would have to be turned over in the end.
void GameSessionTest::toldGamesWithHiddenTokensDoNotOpen()
{
    const auto session = newSession(2, 3);
    playPlies(*session, random_);
    GameRecord told = *seenBy(session->record(), 0);
    told.moves.resize(10);
    QVERIFY(GameSession::open(told));
    told.told->tokens.at(0).reset();
    const auto hidden = GameSession::open(told);
    QVERIFY(!hidden);
    QCOMPARE(hidden.error().front().code, ProblemCode(MoveProblem::NotTold));
}

const PlainTest<GameSessionTest> kTest("tst_gamesession");

} // namespace lodeline::goldrush::tst_gamesession

#include "tst_gamesession.moc"
