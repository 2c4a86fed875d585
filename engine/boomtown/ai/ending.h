// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/lookahead.h"

#include <limits>
#include <memory>
#include <optional>

namespace lodeline::boomtown {

inline constexpr std::size_t kEndingCards = 6; // to be placed yet, where an ending begins

inline constexpr std::size_t kEveryPlace = std::numeric_limits<std::size_t>::max();

bool isEnding(const Game& game);

// Plays an ending perfectly, wider and wider where one asks for it: what is known of a town with one card
// more stays known. Uses a playout of the budget for each survey. The game is in an ending and not over, and
// has to stay, as the budget has.
class EndingSolver
{
public:
    EndingSolver(const Game& game, Budget& budget);
    ~EndingSolver();

    // The move that leads to the best end against best play, with the lead that it leads to: every draft and
    // every placement of both is taken into account. `first` is tried first; the better it is, the less is
    // left to be looked at. With a `width` only so many placements of each card count, those that bring most
    // at once, but all of a player's last card. Nothing where the budget does not last.
    std::optional<CandidateMove> best(const Move& first, std::size_t width = kEveryPlace);
    // The lead that a legal move leads to against best play, likewise.
    std::optional<int> lead(const Move& move);

private:
    class Search;

    const Game& game_;
    Budget& budget_;
    std::unique_ptr<Search> search_;
};

} // namespace lodeline::boomtown
