// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/tilerepairs.h"

#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/rules/tileset.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

int claimsOf(const auto& segments, Side side)
{
    std::ptrdiff_t claims = 0;
    for (const auto& segment : segments)
        claims += std::ranges::count(segment.edges, side);
    return static_cast<int>(claims);
}

// Leaves the side to the first of the segments that claims it, or to none.
void leaveToFirst(auto& segments, Side side, bool toNone)
{
    bool taken = toNone;
    for (auto& segment : segments) {
        std::erase_if(segment.edges, [&](Side edge) { return edge == side && std::exchange(taken, true); });
    }
}

// After railroads have lost edges.
void endRailroads(TileDesign& tile)
{
    std::erase_if(tile.railroads, [](const RailroadSegment& r) { return r.edges.empty(); });
    for (RailroadSegment& railroad : tile.railroads)
        if (railroad.edges.size() == 1 && railroad.end == RailroadEnd::Through)
            railroad.end = RailroadEnd::Junction;
}

template <typename Segment>
void dropWhile(std::vector<Segment>& segments, const auto& isLoose, const auto& tooMany)
{
    for (std::size_t i = segments.size(); i-- > 0 && tooMany();)
        if (isLoose(segments[i]))
            segments.erase(segments.begin() + static_cast<std::ptrdiff_t>(i));
}

} // namespace

bool edgeToRailroad(TileDesign& tile, Side side)
{
    if (claimsOf(tile.railroads, side) == 0 ||
        claimsOf(tile.railroads, side) + claimsOf(tile.mountains, side) < 2)
        return false;
    leaveToFirst(tile.railroads, side, false);
    leaveToFirst(tile.mountains, side, true);
    endRailroads(tile);
    layPrairies(tile);
    return true;
}

bool edgeToMountain(TileDesign& tile, Side side)
{
    if (claimsOf(tile.mountains, side) == 0 ||
        claimsOf(tile.railroads, side) + claimsOf(tile.mountains, side) < 2)
        return false;
    leaveToFirst(tile.mountains, side, false);
    leaveToFirst(tile.railroads, side, true);
    endRailroads(tile);
    layPrairies(tile);
    return true;
}

bool endInJunction(TileDesign& tile, std::size_t railroad)
{
    if (railroad >= tile.railroads.size() || tile.railroads[railroad].edges.size() != 1 ||
        tile.railroads[railroad].end == RailroadEnd::Junction)
        return false;
    tile.railroads[railroad].end = RailroadEnd::Junction;
    layPrairies(tile);
    return true;
}

bool runThrough(TileDesign& tile, std::size_t railroad)
{
    if (railroad >= tile.railroads.size() || tile.railroads[railroad].edges.size() != 2 ||
        tile.railroads[railroad].end == RailroadEnd::Through)
        return false;
    tile.railroads[railroad].end = RailroadEnd::Through;
    layPrairies(tile);
    return true;
}

bool splitRailroad(TileDesign& tile, std::size_t railroad)
{
    if (railroad >= tile.railroads.size() || tile.railroads[railroad].edges.size() < 2)
        return false;
    const std::vector<Side> edges = tile.railroads[railroad].edges;
    RailroadSegment& first = tile.railroads[railroad];
    first.edges.resize(1);
    if (first.end == RailroadEnd::Through)
        first.end = RailroadEnd::Junction;
    const RailroadEnd end = first.end;
    for (std::size_t i = 1; i < edges.size(); ++i)
        tile.railroads.push_back({.edges = {edges[i]}, .end = end, .locomotives = 0, .extra = {}});
    layPrairies(tile);
    return true;
}

bool removeRailroad(TileDesign& tile, std::size_t railroad)
{
    if (railroad >= tile.railroads.size())
        return false;
    tile.railroads.erase(tile.railroads.begin() + static_cast<std::ptrdiff_t>(railroad));
    layPrairies(tile);
    return true;
}

bool layPrairiesAnew(TileDesign& tile)
{
    const std::vector<PrairieSegment> before = tile.prairies;
    layPrairies(tile);
    return tile.prairies != before;
}

bool removeLoose(TileDesign& tile)
{
    const std::size_t before = tile.segmentCount();
    const auto tooMany = [&] { return tile.segmentCount() > kMaxSegments; };
    const auto hasNoEdge = [](const auto& segment) { return segment.edges.empty(); };
    dropWhile(tile.railroads, hasNoEdge, tooMany);
    dropWhile(
        tile.prairies, [](const PrairieSegment& prairie) { return prairie.at.empty(); }, tooMany);
    dropWhile(tile.mountains, hasNoEdge, tooMany);
    return tile.segmentCount() < before;
}

bool joinTown(TileDesign& tile)
{
    if (!hasDraftTown(tile))
        return false;
    for (const RailroadEnd end : {RailroadEnd::Junction, RailroadEnd::Mountain})
        for (const RailroadSegment& railroad : tile.railroads)
            if (railroad.end == end && !railroad.edges.empty())
                return endTrack(tile, railroad.edges.front(), RailroadEnd::City);
    return false;
}

} // namespace lodeline::goldrush
