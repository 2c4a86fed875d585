// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/setsums.h"
#include "engine/goldrush/rules/game.h"

#include <unordered_map>

namespace lodeline::goldrush {

// What watching a game takes from its tile set; made once for all games of it.
class WatchedSet
{
public:
    explicit WatchedSet(std::shared_ptr<const CompiledSet> set);

    const CompiledSet& set() const { return *set_; }
    int designOf(std::string_view id) const { return designs_.at(id); }
    // Whether some tile of the stack fits a spot, by its pattern (SpotFits).
    const SpotFits::Flags& anyFits() const { return anyFits_; }

private:
    std::shared_ptr<const CompiledSet> set_;
    std::unordered_map<std::string_view, int> designs_;
    SpotFits::Flags anyFits_{};
};

// Counts what happens in one game: to be its event sink, and told of it before each turn and at the end.
class SetWatch : public EventSink
{
public:
    SetWatch(const WatchedSet& watched, int players);

    void receive(const Event& event) override;
    void turn(const Game& game);   // phase Place
    SetSums end(const Game& game); // phase Over; the sums of this one game

private:
    void discard(const std::vector<std::string>& ids);
    void score(const events::Score& event);
    void countSquares(const Game& game);
    void countFeatures(const Game& game);
    void settle(const Game& game);

    const WatchedSet& watched_;
    int players_;
    SetSums sums_;
    std::array<std::array<int, kMaxPlayers>, 5> points_{}; // by events::Score::Kind and seat
    int discarded_ = 0;
    bool spentKnown_ = false;
};

} // namespace lodeline::goldrush
