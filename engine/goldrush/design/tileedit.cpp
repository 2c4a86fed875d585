// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/tileedit.h"

#include "engine/goldrush/design/art/tileart.h"
#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/rules/tileset.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

bool has(const std::vector<Side>& edges, Side side)
{
    return std::ranges::find(edges, side) != edges.end();
}

RailroadSegment* railroadAt(TileDesign& tile, Side side)
{
    const auto found =
        std::ranges::find_if(tile.railroads, [side](const RailroadSegment& r) { return has(r.edges, side); });
    return found == tile.railroads.end() ? nullptr : &*found;
}

// Railroads cannot end in a mountain that is not there.
void endWithoutMountain(TileDesign& tile)
{
    if (!tile.mountains.empty())
        return;
    for (RailroadSegment& railroad : tile.railroads)
        if (railroad.end == RailroadEnd::Mountain)
            railroad.end = RailroadEnd::Junction;
}

void freeEdge(TileDesign& tile, Side side)
{
    if (RailroadSegment* railroad = railroadAt(tile, side)) {
        std::erase(railroad->edges, side);
        railroad->end = RailroadEnd::Junction;
        std::erase_if(tile.railroads, [](const RailroadSegment& r) { return r.edges.empty(); });
    }
    for (std::size_t i = 0; i < tile.mountains.size(); ++i) {
        if (std::erase(tile.mountains[i].edges, side) == 0 || !tile.mountains[i].edges.empty())
            continue;
        tile.mountains.erase(tile.mountains.begin() + static_cast<std::ptrdiff_t>(i));
        break;
    }
    endWithoutMountain(tile);
}

// Nuggets that were a draft lie on the first mountain there is.
void raiseMountain(TileDesign& tile, std::vector<Side> edges)
{
    const int waiting = draftNuggets(tile);
    tile.mountains.push_back({.edges = std::move(edges), .nuggets = waiting > 0 ? waiting : 1, .extra = {}});
    setDraftNuggets(tile, 0);
}

// Takes over a changed tile, if it still has room for all of its segments.
bool acceptAsItIs(TileDesign& tile, TileDesign changed)
{
    if (changed.segmentCount() > kMaxSegments)
        return false;
    if (changed.hasCity())
        setDraftTown(changed, false);
    tile = std::move(changed);
    return true;
}

bool accept(TileDesign& tile, TileDesign changed)
{
    layPrairies(changed, tile);
    return acceptAsItIs(tile, std::move(changed));
}

int* countOf(TileDesign& tile, SegmentRef segment, Symbol symbol)
{
    const std::size_t i = segment.index;
    switch (symbol) {
    case Symbol::Locomotive:
        return segment.kind == FeatureKind::Railroad && i < tile.railroads.size()
                   ? &tile.railroads[i].locomotives
                   : nullptr;
    case Symbol::Nugget:
        return segment.kind == FeatureKind::Mountain && i < tile.mountains.size() ? &tile.mountains[i].nuggets
                                                                                  : nullptr;
    case Symbol::Tipi:
        return segment.kind == FeatureKind::Prairie && i < tile.prairies.size() ? &tile.prairies[i].tipis
                                                                                : nullptr;
    case Symbol::Horse:
        return segment.kind == FeatureKind::Prairie && i < tile.prairies.size() ? &tile.prairies[i].horses
                                                                                : nullptr;
    }
    return nullptr;
}

template <typename Sides, typename Halves>
void map(TileDesign& tile, Sides side, Halves half)
{
    for (RailroadSegment& railroad : tile.railroads)
        std::ranges::transform(railroad.edges, railroad.edges.begin(), side);
    for (MountainSegment& mountain : tile.mountains)
        std::ranges::transform(mountain.edges, mountain.edges.begin(), side);
    for (PrairieSegment& prairie : tile.prairies)
        std::ranges::transform(prairie.at, prairie.at.begin(), half);
}

} // namespace

FeatureKind nextEdgeKind(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Prairie:
        return FeatureKind::Railroad;
    case FeatureKind::Railroad:
        return FeatureKind::Mountain;
    default:
        return FeatureKind::Prairie;
    }
}

bool setEdge(TileDesign& tile, Side side, FeatureKind kind)
{
    if (kind == FeatureKind::City || tile.edgeKind(side) == kind)
        return false;
    TileDesign changed = tile;
    freeEdge(changed, side);
    if (kind == FeatureKind::Railroad)
        changed.railroads.push_back({.edges = {side},
                                     .end = hasDraftTown(changed) ? RailroadEnd::City : RailroadEnd::Junction,
                                     .locomotives = 0,
                                     .extra = {}});
    if (kind == FeatureKind::Mountain)
        raiseMountain(changed, {side});
    return accept(tile, std::move(changed));
}

bool layTrack(TileDesign& tile, Side from, Side to)
{
    const RailroadSegment* present = railroadAt(tile, from);
    if (from == to || (present && has(present->edges, to)))
        return false;
    TileDesign changed = tile;
    int locomotives = 0;
    for (const Side side : {from, to})
        if (RailroadSegment* railroad = railroadAt(changed, side))
            locomotives += std::exchange(railroad->locomotives, 0);
    freeEdge(changed, from);
    freeEdge(changed, to);
    changed.railroads.push_back({.edges = {from, to},
                                 .end = RailroadEnd::Through,
                                 .locomotives = std::min(locomotives, kMaxSymbols),
                                 .extra = {}});
    return accept(tile, std::move(changed));
}

bool endTrack(TileDesign& tile, Side side, RailroadEnd end)
{
    if (end == RailroadEnd::Through)
        return false;
    TileDesign changed = tile;
    const RailroadSegment* present = railroadAt(changed, side);
    if (present && present->end == end)
        return false;
    if (!present || present->end == RailroadEnd::Through) {
        freeEdge(changed, side);
        changed.railroads.push_back({.edges = {side}, .end = end, .locomotives = 0, .extra = {}});
    } else {
        railroadAt(changed, side)->end = end;
    }
    if (end == RailroadEnd::Mountain && changed.mountains.empty())
        return false;
    return accept(tile, std::move(changed));
}

bool addPeak(TileDesign& tile)
{
    TileDesign changed = tile;
    raiseMountain(changed, {});
    return accept(tile, std::move(changed));
}

bool joinMountains(TileDesign& tile, std::size_t first, std::size_t second)
{
    if (first == second || std::max(first, second) >= tile.mountains.size())
        return false;
    TileDesign changed = tile;
    MountainSegment& into = changed.mountains[first];
    const MountainSegment& from = tile.mountains[second];
    into.edges.insert(into.edges.end(), from.edges.begin(), from.edges.end());
    into.nuggets = std::min(into.nuggets + from.nuggets, kMaxSymbols);
    changed.mountains.erase(changed.mountains.begin() + static_cast<std::ptrdiff_t>(second));
    return accept(tile, std::move(changed));
}

bool splitMountain(TileDesign& tile, std::size_t mountain)
{
    if (mountain >= tile.mountains.size() || tile.mountains[mountain].edges.size() < 2)
        return false;
    TileDesign changed = tile;
    for (std::size_t i = 1; i < tile.mountains[mountain].edges.size(); ++i)
        changed.mountains.push_back(
            {.edges = {tile.mountains[mountain].edges[i]}, .nuggets = 0, .extra = {}});
    changed.mountains[mountain].edges.resize(1);
    return accept(tile, std::move(changed));
}

bool removeMountain(TileDesign& tile, std::size_t mountain)
{
    if (mountain >= tile.mountains.size())
        return false;
    TileDesign changed = tile;
    changed.mountains.erase(changed.mountains.begin() + static_cast<std::ptrdiff_t>(mountain));
    endWithoutMountain(changed);
    return accept(tile, std::move(changed));
}

bool setTown(TileDesign& tile)
{
    TileDesign changed = tile;
    for (RailroadSegment& railroad : changed.railroads)
        if (railroad.end == RailroadEnd::Junction)
            railroad.end = RailroadEnd::City;
    if (!changed.hasCity())
        setDraftTown(changed, true);
    return changed != tile && accept(tile, std::move(changed));
}

bool removeTown(TileDesign& tile)
{
    TileDesign changed = tile;
    for (RailroadSegment& railroad : changed.railroads)
        if (railroad.end == RailroadEnd::City)
            railroad.end = RailroadEnd::Junction;
    setDraftTown(changed, false);
    return changed != tile && accept(tile, std::move(changed));
}

bool joinPrairies(TileDesign& tile, std::size_t first, std::size_t second)
{
    if (first == second || std::max(first, second) >= tile.prairies.size())
        return false;
    TileDesign changed = tile;
    PrairieSegment& into = changed.prairies[first];
    const PrairieSegment& from = tile.prairies[second];
    into.at.insert(into.at.end(), from.at.begin(), from.at.end());
    into.at = clockwise(std::move(into.at));
    into.tipis = std::min(into.tipis + from.tipis, kMaxSymbols);
    into.horses = std::min(into.horses + from.horses, kMaxSymbols);
    changed.prairies.erase(changed.prairies.begin() + static_cast<std::ptrdiff_t>(second));
    return acceptAsItIs(tile, std::move(changed));
}

bool partPrairie(TileDesign& tile, std::size_t prairie)
{
    if (prairie >= tile.prairies.size())
        return false;
    TileDesign changed = tile;
    std::vector<std::vector<HalfEdge>> pieces = piecesOf(tile.prairies[prairie], prairieAreas(tile));
    if (pieces.size() < 2)
        return false;
    std::swap(pieces.front(), *std::ranges::max_element(pieces, {}, &std::vector<HalfEdge>::size));
    changed.prairies[prairie].at = clockwise(std::move(pieces.front()));
    for (std::size_t i = 1; i < pieces.size(); ++i)
        changed.prairies.push_back(
            {.at = clockwise(std::move(pieces[i])), .tipis = 0, .horses = 0, .extra = {}});
    return acceptAsItIs(tile, std::move(changed));
}

bool addSymbols(TileDesign& tile, SegmentRef segment, Symbol symbol, int count)
{
    int* present = countOf(tile, segment, symbol);
    if (!present)
        return false;
    const int before = *present;
    *present = std::clamp(before + count, 0, kMaxSymbols);
    return *present != before;
}

void turnPicture(TileDesign& tile, Rotation by)
{
    tile.art = turnedArt(tile.art, by);
    if (tile.picture)
        tile.picture = turned(*std::move(tile.picture), by);
}

void mirrorPicture(TileDesign& tile)
{
    tile.art = mirroredArt(tile.art);
    if (tile.picture)
        tile.picture = mirrored(*std::move(tile.picture));
}

void rotate(TileDesign& tile, Rotation by)
{
    const auto turn = [by](auto place) { return rotated(place, by); };
    map(tile, turn, turn);
    turnPicture(tile, by);
}

void mirror(TileDesign& tile)
{
    const auto side = [](Side s) { return static_cast<Side>((kSides - index(s)) % kSides); };
    const auto half = [](HalfEdge h) {
        return static_cast<HalfEdge>((kHalfEdges + 1 - index(h)) % kHalfEdges);
    };
    map(tile, side, half);
    mirrorPicture(tile);
    for (PrairieSegment& prairie : tile.prairies)
        std::ranges::reverse(prairie.at); // clockwise again
}

} // namespace lodeline::goldrush
