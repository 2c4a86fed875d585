// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/tangle.h"

#include "engine/goldrush/design/prairies.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

// How often two prairies take turns around the tile, beyond the one time that needs no crossing.
int crossingsOf(const PrairieSegment& a, const PrairieSegment& b)
{
    std::vector<bool> turns; // whether the first one, each time that it changes
    for (int h = 0; h < kHalfEdges; ++h) {
        const auto half = static_cast<HalfEdge>(h);
        const bool first = std::ranges::find(a.at, half) != a.at.end();
        const bool second = std::ranges::find(b.at, half) != b.at.end();
        if ((first || second) && (turns.empty() || turns.back() != first))
            turns.push_back(first);
    }
    if (turns.size() > 1 && turns.front() == turns.back())
        turns.pop_back();
    return std::max(0, static_cast<int>(turns.size()) / 2 - 1);
}

} // namespace

Tangle tangleOf(const TileDesign& tile)
{
    const std::vector<std::vector<HalfEdge>> areas = prairieAreas(tile);
    Tangle tangle;
    int pieces = 0;
    for (std::size_t i = 0; i < tile.prairies.size(); ++i) {
        const int own = static_cast<int>(piecesOf(tile.prairies[i], areas).size());
        pieces += own;
        tangle.joined += std::max(0, own - 1);
        for (std::size_t other = 0; other < i; ++other)
            tangle.crossings += crossingsOf(tile.prairies[i], tile.prairies[other]);
    }
    tangle.parted = std::max(0, pieces - static_cast<int>(areas.size()));
    return tangle;
}

bool isTangled(const TileDesign& tile, const Tangle& tangle)
{
    const bool hasLoose =
        std::ranges::any_of(tile.mountains, [](const auto& mountain) { return mountain.edges.empty(); }) ||
        std::ranges::any_of(tile.prairies, [](const auto& prairie) { return prairie.at.empty(); });
    return tangle.crossings > 0 || (tangle.joined > 0 && tangle.parted > 0) ||
           (hasLoose && tangle.joined + tangle.parted > 1);
}

} // namespace lodeline::goldrush
