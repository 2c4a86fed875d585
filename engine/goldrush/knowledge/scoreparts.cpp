// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/scoreparts.h"

#include "engine/goldrush/rules/points.h"

namespace lodeline::goldrush {

std::vector<ScorePart> scoreParts(const events::Score& score)
{
    using Kind = events::Score::Kind;
    using Item = ScorePart::Item;
    switch (score.kind) {
    case Kind::Railroad:
        return {{Item::Tile, static_cast<int>(score.tiles.size()), kPoints.tile,
                 !score.final && multiply(score.locomotives) ? kPoints.locomotive : 1}};
    case Kind::Mountain:
        return {{Item::Nugget, score.nuggets, kPoints.nugget}};
    case Kind::City:
        return {{Item::Railroad, score.railroads, kPoints.railroadOfCity}};
    case Kind::Prairie: {
        std::vector<ScorePart> parts;
        if (score.tipis > 0)
            parts.push_back({Item::TipiCamp, score.tipis, kPoints.tipi});
        if (score.horses > 0)
            parts.push_back({Item::HorseHerd, score.horses, kPoints.herd});
        return parts;
    }
    case Kind::Gold:
        break;
    }
    return {};
}

} // namespace lodeline::goldrush
