// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/prairies.h"

#include "engine/goldrush/rules/tileset.h"

#include <algorithm>
#include <map>

namespace lodeline::goldrush {
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

using Areas = std::vector<std::vector<HalfEdge>>;

// Makes the prairies those areas.
void settle(TileDesign& tile, Areas areas)
{
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

// The area with most of a piece, if it has any; among those that have as much, the one with most of the
// whole.
Areas::iterator heirOf(Areas& areas, const std::vector<HalfEdge>& piece, const std::vector<HalfEdge>& whole)
{
    const auto heir = std::ranges::max_element(areas, {}, [&](const std::vector<HalfEdge>& area) {
        return std::pair(common(area, piece), common(area, whole));
    });
    return heir != areas.end() && common(*heir, piece) == 0 ? areas.end() : heir;
}

void join(Areas& areas, const Areas& pieces, const std::vector<HalfEdge>& whole)
{
    auto joined = areas.end();
    for (const std::vector<HalfEdge>& piece : pieces) {
        const auto area = heirOf(areas, piece, whole);
        if (area == areas.end() || area == joined)
            continue;
        if (joined == areas.end()) {
            joined = area;
            continue;
        }
        const auto into = std::min(joined, area);
        const auto from = std::max(joined, area);
        std::ranges::copy(*from, std::back_inserter(*into));
        *into = clockwise(std::move(*into));
        joined = into;
        areas.erase(from);
    }
}

} // namespace

std::vector<HalfEdge> clockwise(std::vector<HalfEdge> halves)
{
    std::ranges::sort(halves);
    if (halves.empty() || halves.front() != HalfEdge::NW || halves.back() != HalfEdge::WN)
        return halves;
    for (std::size_t i = halves.size() - 1; i > 0; --i) {
        if (index(halves[i]) == index(halves[i - 1]) + 1)
            continue;
        std::ranges::rotate(halves, halves.begin() + static_cast<std::ptrdiff_t>(i));
        break;
    }
    return halves;
}

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
        area = clockwise(std::move(area));
    return areas;
}

std::vector<std::vector<HalfEdge>> piecesOf(const PrairieSegment& prairie,
                                            const std::vector<std::vector<HalfEdge>>& areas)
{
    Areas pieces;
    for (const std::vector<HalfEdge>& area : areas) {
        std::vector<HalfEdge> piece;
        std::ranges::copy_if(area, std::back_inserter(piece), [&](HalfEdge half) {
            return std::ranges::find(prairie.at, half) != prairie.at.end();
        });
        if (!piece.empty())
            pieces.push_back(std::move(piece));
    }
    return pieces;
}

void layPrairies(TileDesign& tile)
{
    settle(tile, prairieAreas(tile));
}

void layPrairies(TileDesign& tile, const TileDesign& before)
{
    const Areas areasBefore = prairieAreas(before);
    Areas areas = prairieAreas(tile);
    for (const PrairieSegment& prairie : before.prairies)
        join(areas, piecesOf(prairie, areasBefore), prairie.at);
    settle(tile, std::move(areas));
}

} // namespace lodeline::goldrush
