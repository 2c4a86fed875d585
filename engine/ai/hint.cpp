// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/hint.h"

#include <algorithm>

namespace lodeline {
namespace {

constexpr LookaheadSettings kAdviser{
    .candidates = 16, .mostCandidates = kWidest, .plies = 6, .actionsPerPlacement = 3};

double leadNow(const Game& game)
{
    const Lens lens(game);
    return Evaluation(game, lens, game.player()).margin(game.player());
}

Hint hint(const Game& game, const CandidateMove& candidate)
{
    return {candidate.move, candidate.margin, candidate.margin - leadNow(game),
            reasonsFor(game, candidate.move)};
}

} // namespace

std::vector<Hint> hints(const Game& game, std::size_t count, Budget budget, std::uint64_t seed)
{
    std::vector<Hint> list;
    for (const CandidateMove& candidate : lookAhead(game, kAdviser, std::move(budget), Random(seed))) {
        const bool samePlace = std::ranges::any_of(
            list, [&](const Hint& better) { return better.move.placement == candidate.move.placement; });
        if (list.size() < count && !samePlace)
            list.push_back(hint(game, candidate));
    }
    return list;
}

Hint hintFor(const Game& game, const Move& move, Budget budget, std::uint64_t seed)
{
    return hint(game, tryMove(game, move, kAdviser, std::move(budget), Random(seed)));
}

} // namespace lodeline
