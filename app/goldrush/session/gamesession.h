// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"
#include "engine/goldrush/rules/event.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

// One running game: the record, the position that it leads to, and the placement that the player has tried
// but not yet ended the turn with. The only place where a Game changes; everybody else listens.
class GameSession : public QObject
{
    Q_OBJECT

public:
    // Replays the record; a new game is a record without moves. Problems when a move is not legal.
    static Result<std::unique_ptr<GameSession>> open(GameRecord record);

    const Game& game() const { return game_; }
    // Set-up and the moves of all turns that were ended.
    const GameRecord& record() const { return record_; }
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
    // Hands a seat to somebody else, at any time; takes back what its player has placed tentatively.
    void setKind(int seat, const std::string& kind);
    // Whether it is a computer's turn: people may only watch.
    bool isComputersTurn() const;
    bool hasPeople() const;

    // Puts the drawn tile down (R2); false, and nothing happens, when that is not legal now.
    bool place(Placement placement);
    // Takes the tile back into the hand; does nothing in any phase but Act.
    void unplace();
    // Ends the turn (R3, R4 and the next draw, or the end); false when that is not legal now.
    bool act(Action action);

    // From one decision of a person to another, in whole plies; a tentative placement of a person counts as
    // the first step back. Ply by ply where only computers play. Redo is lost by a different move, which the
    // record marks (RecordedMove::undone): whoever plays it has seen the next tile. A record may forbid it.
    bool canUndo() const;
    bool canRedo() const { return !undone_.empty(); }
    void undo();
    void redo();

signals:
    // What `place`, `act` or `redo` did, in order, after the fact.
    void eventsHappened(const std::vector<lodeline::goldrush::Event>& events);
    // The position jumped: undo, a placement taken back. Draw everything anew.
    void positionReset();
    // The player to move or the phase may have changed. After each of the two above.
    void turnChanged();
    // A ply was added or taken away: time to save.
    void recordChanged();
    // A seat went to somebody else; `turnChanged` follows.
    void seatsChanged();
    // The last turn has been played; not sent when a finished record is opened.
    void finished();

private:
    GameSession(GameRecord record, Game game, std::vector<Event> history);
    bool placeQuietly(Placement placement, std::vector<Event>& events);
    bool actQuietly(Action action, std::vector<Event>& events);
    void markUndone(RecordedMove& move);
    int marksOfAnotherMove() const;
    void announceTurn(const std::vector<Event>& events);
    void reset(Game game, std::vector<Event> history);
    void findComputers();
    // The ply before `ply` that undo goes back to.
    std::optional<std::size_t> decisionBefore(std::size_t ply) const;

    GameRecord record_;
    Game game_;
    std::vector<Event> history_;
    std::vector<RecordedMove> undone_; // last one is the next to redo
    int undoneBefore_ = 0;             // marks of turns taken back that cannot be redone any more
    std::optional<Game> beforePlacement_;
    std::size_t historyBeforePlacement_ = 0;
    std::optional<Placement> tentative_;
    std::vector<bool> computers_; // by seat
};

} // namespace lodeline::goldrush
