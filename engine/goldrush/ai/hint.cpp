// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/hint.h"

#include "engine/goldrush/ai/evaluation/evaluation.h"

#include <algorithm>
#include <array>

namespace lodeline::goldrush {
namespace {

constexpr LookaheadSettings kAdviser = [] {
    LookaheadSettings settings = kFarSeeing;
    settings.actionsPerPlacement = 3;
    return settings;
}();

double leadNow(const Game& game, const Weights& weights)
{
    const Lens lens(game, weights);
    return Evaluation(game, lens, game.player()).margin(game.player());
}

Hint hint(const Game& game, const Move& move, double lead, const Weights& weights)
{
    return {move, lead, lead - leadNow(game, weights), reasonsFor(game, move)};
}

Hint hint(const Game& game, const CandidateMove& tried, const Weights& weights)
{
    return hint(game, tried.move, tried.margin, weights);
}

} // namespace

std::vector<Hint> hints(const Game& game, std::size_t count, Budget budget, std::uint64_t seed,
                        const Weights& weights)
{
    std::vector<Hint> list;
    for (const CandidateMove& candidate :
         lookAhead(game, kAdviser, std::move(budget), Random(seed), weights)) {
        const bool samePlace = std::ranges::any_of(
            list, [&](const Hint& better) { return better.move.placement == candidate.move.placement; });
        if (list.size() >= count || samePlace)
            continue;
        // What the search dropped was tried in fewer futures, which may flatter it.
        const double lead = list.empty() ? candidate.margin : std::min(candidate.margin, list.back().lead);
        list.push_back(hint(game, candidate.move, lead, weights));
    }
    return list;
}

Hint hintFor(const Game& game, const Move& move, Budget budget, std::uint64_t seed, const Weights& weights)
{
    return hintsFor(game, std::span(&move, 1), std::move(budget), seed, weights).front();
}

std::vector<Hint> hintsFor(const Game& game, std::span<const Move> moves, Budget budget, std::uint64_t seed,
                           const Weights& weights)
{
    std::vector<Hint> list;
    for (const CandidateMove& tried :
         tryMoves(game, moves, kAdviser, std::move(budget), Random(seed), weights).moves)
        list.push_back(hint(game, tried, weights));
    return list;
}

Comparison compare(const Game& game, const Move& best, const Move& mine, Budget budget, std::uint64_t seed,
                   const Weights& weights)
{
    const TriedMoves tried =
        tryMoves(game, std::array{best, mine}, kAdviser, std::move(budget), Random(seed), weights);
    return {hint(game, tried.moves[0], weights), hint(game, tried.moves[1], weights),
            tried.behindFirst[1].isClear()};
}

} // namespace lodeline::goldrush
