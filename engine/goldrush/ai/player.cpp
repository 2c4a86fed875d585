// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/player.h"

namespace lodeline::goldrush {
namespace {

template <typename Set>
int anyOf(const Set& set, Random& random)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(set.size())));
}

template <typename Set>
auto pick(const Set& set, Random& random)
{
    return set[anyOf(set, random)];
}

} // namespace

Move RandomPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    Random random(seed);
    Game next(game);
    const Placement placement = pick(next.legalPlacements(), random);
    next.place(placement);
    return {placement, pick(next.legalActions(), random)};
}

void playRandomMove(Game& game, Random& random, EventSink* sink)
{
    const PlacementSet placements = game.legalPlacements();
    game.place(placements.onSpot(anyOf(placements, random)), sink);
    const ActionSet actions = game.legalActions();
    game.act(actions.onNode(anyOf(actions, random)), sink);
}

} // namespace lodeline::goldrush
