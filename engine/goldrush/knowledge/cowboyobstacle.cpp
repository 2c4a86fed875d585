// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/cowboyobstacle.h"

#include <algorithm>
#include <cassert>

namespace lodeline::goldrush {

std::optional<CowboyObstacle> cowboyObstacle(const Game& game, SegmentRef segment)
{
    assert(game.phase() == Game::Phase::Act);
    if (segment.kind == FeatureKind::Prairie && !game.setup().options.farmers)
        return CowboyObstacle::NoFarmers;
    const Position at = game.placedTile(game.placedCount() - 1).placement.at;
    if (std::ranges::max(game.feature(at, segment).cowboys) > 0)
        return CowboyObstacle::Occupied;
    if (game.cowboysLeft(game.player()) == 0)
        return CowboyObstacle::NoneLeft;
    return std::nullopt;
}

} // namespace lodeline::goldrush
