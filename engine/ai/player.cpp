// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"

namespace lodeline {
namespace {

template <typename Set>
auto pick(const Set& set, Random& random)
{
    return set[static_cast<int>(random.below(static_cast<std::uint32_t>(set.size())))];
}

} // namespace

Move RandomPlayer::choose(const Game& game)
{
    Game next(game);
    const Placement placement = pick(next.legalPlacements(), random_);
    next.place(placement);
    return {placement, pick(next.legalActions(), random_)};
}

std::unique_ptr<Player> makePlayer(std::string_view name, std::uint64_t seed)
{
    if (name == "random")
        return std::make_unique<RandomPlayer>(seed);
    return nullptr;
}

void playRandomMove(Game& game, Random& random, EventSink* sink)
{
    game.place(pick(game.legalPlacements(), random), sink);
    game.act(pick(game.legalActions(), random), sink);
}

} // namespace lodeline
