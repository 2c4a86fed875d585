// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/drawabletile.h"

#include "engine/goldrush/rules/tileset.h"

#include <algorithm>
#include <set>

namespace lodeline::goldrush::editor {
namespace {

// Keeps what nothing has claimed before.
template <typename Place>
void claim(std::vector<Place>& places, std::set<Place>& claimed)
{
    std::erase_if(places, [&](Place place) { return !claimed.insert(place).second; });
}

template <typename Segment>
void limit(std::vector<Segment>& segments)
{
    if (segments.size() > kMaxSegments)
        segments.resize(kMaxSegments);
}

void limit(int& symbols)
{
    symbols = std::clamp(symbols, 0, kMaxSymbols);
}

void mend(RailroadSegment& railroad, bool hasMountain)
{
    if (railroad.edges.size() > 2)
        railroad.edges.resize(2);
    if (railroad.edges.size() == 2)
        railroad.end = RailroadEnd::Through;
    else if (railroad.end == RailroadEnd::Through || (railroad.end == RailroadEnd::Mountain && !hasMountain))
        railroad.end = RailroadEnd::Junction;
    limit(railroad.locomotives);
}

} // namespace

TileDesign drawableTile(const TileDesign& design)
{
    TileDesign tile = design;
    limit(tile.railroads);
    limit(tile.mountains);
    limit(tile.prairies);
    std::set<Side> sides;
    for (RailroadSegment& railroad : tile.railroads) {
        claim(railroad.edges, sides);
        mend(railroad, !tile.mountains.empty());
    }
    std::erase_if(tile.railroads, [](const RailroadSegment& railroad) { return railroad.edges.empty(); });
    for (MountainSegment& mountain : tile.mountains) {
        claim(mountain.edges, sides);
        limit(mountain.nuggets);
    }
    std::set<HalfEdge> halves;
    for (PrairieSegment& prairie : tile.prairies) {
        claim(prairie.at, halves);
        std::erase_if(prairie.at,
                      [&](HalfEdge half) { return tile.edgeKind(sideOf(half)) == FeatureKind::Mountain; });
        limit(prairie.tipis);
        limit(prairie.horses);
    }
    return tile;
}

} // namespace lodeline::goldrush::editor
