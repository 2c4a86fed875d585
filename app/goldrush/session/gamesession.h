// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/request.h"
#include "app/match/match.h"
#include "app/match/undonemoves.h"
#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/rules/event.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What has been seen since the last decision of a person, so that undo stops there.
enum class UndoStop : std::uint8_t {
    Tile,  // that was drawn next
    Token, // that was mined, and the next tile
    Gold   // of everybody, at the end
};

// One running game: the record, the position that it leads to, and the placement that the player has tried
// but not yet ended the turn with. The only place where a Game changes, by `request` alone but for `undoTo`;
// everybody else asks and listens.
class GameSession : public app::Match
{
    Q_OBJECT

public:
    // Replays the record; a new game is a record without moves. Problems when a move is not legal, or when
    // somebody else has to tell what is drawn next. Whoever has opened it so knows that each request is
    // answered before `request` returns.
    static Result<std::unique_ptr<GameSession>> open(GameRecord record);

    std::string_view format() const override { return kRecordFormat; }
    app::RecordText recordText() const override;
    QStringList players() const override;
    int turns() const override { return static_cast<int>(record_.moves.size()); }
    bool isOver() const override { return game_.phase() == Game::Phase::Over; }
    bool isExercise() const override;
    std::optional<bool> asAtTable() const override { return record_.asAtTable; }
    void setAsAtTable(bool on) override;

    const Game& game() const { return game_; }
    // Set-up and the moves of all turns that were ended.
    const GameRecord& record() const { return record_; }
    // By which it is played, advised and reviewed: weightsOf(record).
    const SharedWeights& weights() const { return weights_; }
    Game::Phase phase() const { return game_.phase(); }
    // Everything that has happened in the position shown, the tentative placement included. It is what to
    // rebuild a log or the final table from after `positionReset`.
    const std::vector<Event>& history() const { return history_; }
    // The tile on the board that can still be taken back (phase Act).
    std::optional<Placement> tentativePlacement() const { return tentative_; }
    // The position before the tentative placement, if there is one.
    const Game& turnStart() const { return beforePlacement_ ? *beforePlacement_ : game_; }

    // Whether the seat belongs to a computer player that this program knows.
    bool isComputer(int seat) const { return computers_[static_cast<std::size_t>(seat)]; }
    // Whether it is a computer's turn: people may only watch.
    bool isComputersTurn() const;
    bool hasPeople() const { return people() > 0; }
    int people() const; // at the table
    // Whether this one may make the next move: the only place that knows.
    bool mayMove(const Asker& asker) const;
    // Grows whenever the position changes, forwards or back. Requests say by it what they are about.
    int revision() const { return revision_; }

    // Asks for a change of the game. One of the signals `accepted` and `refused` is the answer: this session
    // gives it at once, before this returns, another one later. Who is given a session must be content with
    // either.
    virtual void request(const Request& asked);
    // The same, about what is there now.
    void ask(const Wish& wish, const Asker& asker = kAnyPerson) { request({wish, asker, revision_}); }

    bool canUndo() const override;
    // Why undo goes back no further; nothing where it does, or where nothing was played.
    std::optional<UndoStop> undoStop() const;
    bool isPractice() const { return record_.options.undo; }
    // Whether it was one from the start, rather than made one later.
    bool beganAsPractice() const { return isPractice() && !record_.madePractice; }
    bool canRedo() const override { return !undone_.isEmpty(); }
    // What redo would play next, where those who have the seats by now have played it; only in phase Place.
    std::optional<Move> moveToRedo() const;
    // Each asks for it on behalf of a person.
    void undo() override { ask(requests::Undo{}); }
    void redo() override { ask(requests::Redo{}); }
    // To look back with: undoes what was played from a ply on, at once and whoever played it. Only in a
    // practice game.
    void undoTo(std::size_t ply);

signals:
    // The answers to `request`. What was accepted has been done: the signals that tell of it came before.
    void accepted(const lodeline::goldrush::Request& asked);
    void refused(const lodeline::goldrush::Request& asked, lodeline::goldrush::Refusal why);

    // What a placement, an action or redo did, in order, after the fact.
    void eventsHappened(const std::vector<lodeline::goldrush::Event>& events);
    // A seat went to somebody else; `turnChanged` follows.
    void seatsChanged();

protected:
    // A record with what it leads to.
    struct Opening
    {
        GameRecord record;
        Game game;
        std::vector<Event> history;
    };

    static Result<Opening> replayed(GameRecord record);
    explicit GameSession(Opening opening);
    // Judges a request, grants it if nothing speaks against it, and tells.
    void answer(const Request& asked);

private:
    std::optional<Refusal> objectionTo(const Request& asked) const;
    bool mayAsk(const Request& asked) const;
    std::optional<Refusal> obstacleTo(const Wish& wish) const;
    bool isLegal(Placement placement) const;
    bool isLegal(Action action) const;
    void grant(const requests::Place& wish);
    void grant(const requests::TakeTileBack& wish);
    void grant(const requests::Act& wish);
    void grant(const requests::Play& wish);
    void grant(const requests::Undo& wish);
    void grant(const requests::Redo& wish);
    void grant(const requests::Practise& wish);
    void grant(const requests::HandOver& wish);
    void grant(const requests::ChangeLooks& wish);
    void takeTileBack(); // if one lies
    void placeQuietly(Placement placement, std::vector<Event>& events);
    void actQuietly(Action action, std::vector<Event>& events);
    void markUndone(RecordedMove& move);
    int marksOfAnotherMove() const;
    void announceTurn(const std::vector<Event>& events);
    void reset(Game game, std::vector<Event> history);
    void findComputers();
    // The ply before `ply` that undo goes back to.
    std::optional<std::size_t> decisionBefore(std::size_t ply) const;

    GameRecord record_;
    SharedWeights weights_;
    Game game_;
    std::vector<Event> history_;
    app::UndoneMoves<RecordedMove> undone_;
    int undoneBefore_ = 0; // marks of turns taken back that cannot be redone any more
    std::optional<Game> beforePlacement_;
    std::size_t historyBeforePlacement_ = 0;
    std::optional<Placement> tentative_;
    std::vector<bool> computers_; // by seat
    int revision_ = 0;
};

} // namespace lodeline::goldrush
