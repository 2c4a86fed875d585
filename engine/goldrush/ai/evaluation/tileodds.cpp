// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/tileodds.h"

#include "engine/core/power.h"

namespace lodeline::goldrush {
namespace {

using Counts = std::array<std::uint16_t, SpotFits::kPatterns>;

void add(Counts& counts, const SpotFits::Flags& flags, int copies)
{
    for (std::size_t pattern = 0; pattern < counts.size(); ++pattern)
        counts[pattern] = static_cast<std::uint16_t>(counts[pattern] + copies * flags[pattern]);
}

} // namespace

// Of drawing one of so many tiles before the stack ends, when everybody draws in turn.
const TileOdds::Chances& TileOdds::chancesFor(int players)
{
    static const auto table = [] {
        // e^-1 by the number of players.
        constexpr std::array kMissed{0.36787944117144233, 0.6065306597126334, 0.7165313105737893,
                                     0.7788007830714049, 0.8187307530779818};
        static_assert(kMissed.size() == kMaxPlayers);
        std::array<Chances, kMaxPlayers> chances{};
        for (std::size_t seats = 1; seats <= kMaxPlayers; ++seats)
            for (std::size_t tiles = 0; tiles < kManyTiles; ++tiles)
                chances[seats - 1][tiles] = 1.0 - power(kMissed[seats - 1], static_cast<unsigned>(tiles));
        return chances;
    }();
    return table[static_cast<std::size_t>(players) - 1];
}

TileOdds::TileOdds(const Game& game)
    : chances_(&chancesFor(game.players()))
{
    const State& state = game.state();
    std::array<std::uint16_t, 256> copies{};
    for (const std::uint8_t design : std::span(state.deck, state->deckLeft))
        ++copies[design];
    for (std::size_t design = 0; design < game.tileSet().tiles.size(); ++design)
        if (copies[design] != 0)
            count(game.set().design(static_cast<int>(design)), copies[design]);
}

void TileOdds::count(const CompiledDesign& design, int copies)
{
    add(fits_, design.spots.fits, copies);
    for (std::size_t side = 0; side < kSides; ++side)
        add(closes_[side], design.spots.closes[side], copies);
}

} // namespace lodeline::goldrush
