// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"
#include "engine/goldrush/told/overheard.h"

namespace lodeline::goldrush {

// Plays along with a game that takes place elsewhere, from the set-up and what its events tell. After a draw,
// a placement or the end its game answers every question as the other does to whoever may see these events
// (seenBy); between an action and the draw that follows it is still the one before the action.
//
// Nothing is believed: its game reports what happens in it, and what was heard must be just that. What an
// action brings is compared when the next draw, or the gold at the end, tells all that chance decided.
//
// What the stream of events does not carry (docs/formats.md) may be missing: which copy of a tile or which of
// several kinds with one value it was, where a score's segments are, and the values that are turned over at
// the end. Then samples come in another order, and tokens that were hidden stay hidden, while scores are
// right (Game::revealSum).
class Follower
{
public:
    // The seed of the set-up is not looked at.
    Follower(std::shared_ptr<const CompiledSet> set, const Setup& setup);

    // The next event. False if it, or one since the last draw, cannot have happened; then this one follows no
    // further.
    bool follow(const Event& event);

    const Game& game() const { return game_; }

private:
    bool catchUp(const Event& event);
    bool place(const events::Place& placed);
    bool choose(Action action);
    bool turnOver(const events::Score& gold);
    bool endTurn();
    bool isAsOwn();
    bool mayBeAhead() const;

    std::shared_ptr<const CompiledSet> set_;
    EventList own_; // what its own game reported and nobody has told yet
    Game game_;
    Overheard overheard_;
    std::vector<Event> heard_; // what was told and its own game has not reported yet
    Action action_;            // of this turn
    bool lost_ = false;
};

// The game that such events, from its start on, lead to; nothing if they are of no game.
std::optional<Game> rebuilt(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                            std::span<const Event> events);

} // namespace lodeline::goldrush
