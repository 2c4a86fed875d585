// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/design/prairies.h"

#include "engine/goldrush/tileset.h"

#include <algorithm>
#include <map>

namespace lodeline {
namespace {

// The edges at which something lies that parts the tile, by Side.
using Barrier = std::vector<Side>;

std::vector<Barrier> barriersOf(const TileDesign& tile)
{
    std::vector<Barrier> barriers;
    for (const MountainSegment& mountain : tile.mountains)
        barriers.push_back(mountain.edges);
    Barrier middle;
    for (const RailroadSegment& railroad : tile.railroads) {
        if (railroad.end == RailroadEnd::Through)
            barriers.push_back(railroad.edges);
        else
            std::ranges::copy(railroad.edges, std::back_inserter(railroad.end == RailroadEnd::Mountain &&
                                                                         !tile.mountains.empty()
                                                                     ? barriers.front()
                                                                     : middle));
    }
    barriers.push_back(middle);
    return barriers;
}

// Which of the areas that a barrier makes a half-edge is in; a barrier cuts each of its edges in the middle.
int areaOf(HalfEdge half, const Barrier& barrier)
{
    const auto cuts =
        std::ranges::count_if(barrier, [half](Side side) { return index(half) > 2 * index(side); });
    return barrier.empty() ? 0 : static_cast<int>(cuts) % static_cast<int>(barrier.size());
}

// In the order of HalfEdge at first; then clockwise from one that does not follow another.
std::vector<HalfEdge> fromAGapOn(std::vector<HalfEdge> halves)
{
    if (halves.front() != HalfEdge::NW || halves.back() != HalfEdge::WN)
        return halves;
    for (std::size_t i = halves.size() - 1; i > 0; --i) {
        if (index(halves[i]) == index(halves[i - 1]) + 1)
            continue;
        std::ranges::rotate(halves, halves.begin() + static_cast<std::ptrdiff_t>(i));
        break;
    }
    return halves;
}

std::vector<HalfEdge> sorted(std::vector<HalfEdge> halves)
{
    std::ranges::sort(halves);
    return halves;
}

std::ptrdiff_t common(const std::vector<HalfEdge>& a, const std::vector<HalfEdge>& b)
{
    return std::ranges::count_if(a, [&](HalfEdge half) { return std::ranges::find(b, half) != b.end(); });
}

void moveSymbols(PrairieSegment& from, std::vector<PrairieSegment>& prairies)
{
    const auto heir = std::ranges::max_element(
        prairies, {}, [&from](const PrairieSegment& prairie) { return common(from.at, prairie.at); });
    if (heir == prairies.end())
        return;
    heir->tipis = std::min(heir->tipis + from.tipis, kMaxSymbols);
    heir->horses = std::min(heir->horses + from.horses, kMaxSymbols);
}

} // namespace

std::vector<std::vector<HalfEdge>> prairieAreas(const TileDesign& tile)
{
    const std::vector<Barrier> barriers = barriersOf(tile);
    std::vector<std::vector<HalfEdge>> areas;
    std::map<std::vector<int>, std::size_t> known;
    for (int h = 0; h < kHalfEdges; ++h) {
        const auto half = static_cast<HalfEdge>(h);
        if (tile.edgeKind(sideOf(half)) == FeatureKind::Mountain)
            continue;
        std::vector<int> place;
        for (const Barrier& barrier : barriers)
            place.push_back(areaOf(half, barrier));
        const auto [area, isNew] = known.try_emplace(place, areas.size());
        if (isNew)
            areas.emplace_back();
        areas[area->second].push_back(half);
    }
    for (std::vector<HalfEdge>& area : areas)
        area = fromAGapOn(area);
    return areas;
}

void layPrairies(TileDesign& tile)
{
    std::vector<std::vector<HalfEdge>> areas = prairieAreas(tile);
    std::vector<PrairieSegment> kept;
    std::vector<PrairieSegment> gone;
    for (PrairieSegment& prairie : tile.prairies) {
        const auto same = std::ranges::find(areas, sorted(prairie.at), sorted);
        const bool stays = prairie.at.empty() || same != areas.end();
        if (stays && !prairie.at.empty())
            areas.erase(same);
        (stays ? kept : gone).push_back(std::move(prairie));
    }
    for (std::vector<HalfEdge>& area : areas)
        kept.push_back({.at = std::move(area), .tipis = 0, .horses = 0, .extra = {}});
    tile.prairies = std::move(kept);
    for (PrairieSegment& prairie : gone)
        moveSymbols(prairie, tile.prairies);
}

} // namespace lodeline
