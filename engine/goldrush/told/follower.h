// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"
#include "engine/goldrush/told/overheard.h"

namespace lodeline::goldrush {

// Plays along with a game that takes place elsewhere, from the set-up and what its events tell. After a draw,
// a placement or the end its game answers every question as the other does to whoever may see these events
// (seenBy); between an action and the draw that follows it is still the one before the action.
class Follower
{
public:
    // The seed of the set-up is not looked at.
    Follower(std::shared_ptr<const CompiledSet> set, const Setup& setup);

    // The next event. False if it cannot have happened; then this one follows no further.
    bool follow(const Event& event);

    const Game& game() const { return game_; }

private:
    bool place(const events::Place& placed);
    bool choose(Action action);
    bool draw(const events::Draw& drawn);
    bool turnOver(const events::Score& gold);
    bool endTurn();

    std::shared_ptr<const CompiledSet> set_;
    Game game_;
    Overheard overheard_;
    Action action_;
    bool lost_ = false;
};

// The game that such events, from its start on, lead to; nothing if they are of no game.
std::optional<Game> rebuilt(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                            std::span<const Event> events);

} // namespace lodeline::goldrush
