// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/figures.h"

#include "engine/goldrush/lab/simulation.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lodeline::goldrush {
namespace {

double ratio(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

TileSums allTiles(const SetSums& sums)
{
    TileSums all;
    for (const TileSums& tile : sums.tiles)
        all += tile;
    return all;
}

void addPoints(const SetSums& sums, SetFigures& figures)
{
    figures.points = sums.totals.mean();
    figures.margin = sums.margins.mean();
    std::int64_t early = 0;
    std::int64_t late = 0;
    for (std::size_t i = 0; i < sums.sources.size(); ++i) {
        figures.sources[i] = sums.sources[i].perPlayer.mean();
        early += sums.sources[i].early;
        late += sums.sources[i].late;
    }
    figures.late = ratio(late, early + late);
    const SeatSums& first = sums.seats.front();
    figures.start = winShare(first.parts, first.partSquares, sums.games);
}

void addSquares(const SetSums& sums, SetFigures& figures)
{
    const TileSums all = allTiles(sums);
    figures.spots = ratio(all.spots, all.drawn);
    figures.hard = ratio(all.hard, all.drawn);
    figures.openSquares = sums.openSquares.mean();
    figures.holes = sums.holes.mean();
    figures.deadSquares = sums.deadSquares.mean();
    figures.spentSquares = sums.spentSquares.mean();
}

} // namespace

double SetFigures::share(events::Score::Kind source) const
{
    return points > 0 ? sources[static_cast<std::size_t>(source)] / points : 0;
}

SetFigures figuresOf(const SetSums& sums)
{
    assert(sums.games > 0);
    SetFigures figures;
    figures.players = static_cast<int>(sums.seats.size());
    for (std::size_t i = 0; i < sums.features.size(); ++i) {
        const FeatureSums& feature = sums.features[i];
        figures.built[i] = ratio(feature.built, sums.games);
        figures.completion[i] = ratio(feature.completed, feature.built);
        figures.size[i] = feature.size.mean();
    }
    figures.turns = sums.turns.mean();
    figures.discarded = sums.discarded.mean();
    figures.tokensLeft = sums.tokensLeft.mean();
    addPoints(sums, figures);
    addSquares(sums, figures);
    return figures;
}

} // namespace lodeline::goldrush
