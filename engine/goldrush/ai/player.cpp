// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/player.h"

#include "engine/goldrush/ai/evaluation/ranking.h"

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

// Every feature at what it would score now: the weights of a game that ends here.
PhaseWeights endOfGameWeights()
{
    PhaseWeights weights{};
    const auto countValues = [&weights](int first, int size, int groups) {
        for (int group = 0; group < groups; ++group)
            weights[static_cast<std::size_t>(first + size * group + 1)] = 1.0;
    };
    countValues(terms::kRailroad, terms::kRailroadTerms, terms::kRailroadGroups);
    countValues(terms::kMountain, terms::kMountainTerms, terms::kMountainGroups);
    countValues(terms::kCity, terms::kCityTerms, terms::kCityGroups);
    countValues(terms::kPrairie, 0, 1);
    return weights;
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

Move GreedyPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    constexpr double kSame = 1e-9;
    static const PhaseWeights weights = endOfGameWeights();
    const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game, weights));
    std::uint32_t best = 0;
    while (best < moves.size() && moves[best].margin > moves[0].margin - kSame)
        ++best;
    return moves[Random(seed).below(best)].move;
}

void playRandomMove(Game& game, Random& random, EventSink* sink)
{
    const PlacementSet placements = game.legalPlacements();
    game.place(placements.onSpot(anyOf(placements, random)), sink);
    const ActionSet actions = game.legalActions();
    game.act(actions.onNode(anyOf(actions, random)), sink);
}

} // namespace lodeline::goldrush
