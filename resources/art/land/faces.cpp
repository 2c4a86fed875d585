// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/faces.h"

#include <algorithm>

namespace lodeline::art {

using namespace goldrush;

namespace {

// Places around the tile: 4 * side + 1 and + 3 are its half-edges, + 2 its middle.
int place(Side side)
{
    return 4 * index(side) + 2;
}
int place(HalfEdge half)
{
    return 4 * (index(half) / 2) + 1 + 2 * (index(half) % 2);
}

using Places = std::vector<int>;

bool separates(const Places& wall, int a, int b)
{
    const auto [low, high] = std::minmax(a, b);
    bool inside = false;
    bool outside = false;
    for (const int at : wall)
        (at > low && at < high ? inside : outside) = true;
    return inside && outside;
}

Places mountainWall(const TileDesign& design)
{
    Places wall;
    for (const MountainSegment& mountain : design.mountains) {
        for (const Side side : mountain.edges)
            wall.push_back(place(side));
    }
    return wall;
}

} // namespace

namespace {

bool isBand(const MountainSegment& mountain)
{
    return mountain.edges.size() == 2 && mountain.edges[1] == opposite(mountain.edges[0]);
}

} // namespace

std::optional<Side> bandFrom(const TileDesign& design)
{
    const auto band = std::find_if(design.mountains.begin(), design.mountains.end(), isBand);
    return band == design.mountains.end() ? std::nullopt : std::optional(band->edges.front());
}

std::optional<Side> hubSide(const TileDesign& design, RailroadEnd end)
{
    const auto rails = std::find_if(design.railroads.begin(), design.railroads.end(),
                                    [end](const auto& r) { return r.end == end && !r.edges.empty(); });
    return rails == design.railroads.end() || !bandFrom(design) ? std::nullopt
                                                                : std::optional(rails->edges.front());
}

bool runsUnder(const TileDesign& design, int railroad, int mountain)
{
    const RailroadSegment& rails = design.railroads[static_cast<std::size_t>(railroad)];
    const auto& edges = design.mountains[static_cast<std::size_t>(mountain)].edges;
    if (rails.end == RailroadEnd::City && rails.edges.size() == 1)
        return isBand(design.mountains[static_cast<std::size_t>(mountain)]) &&
               hubSide(design, rails.end) != rails.edges.front();
    if (rails.edges.size() != 2)
        return false;
    const Places track{place(rails.edges[0]), place(rails.edges[1])};
    return std::any_of(edges.begin(), edges.end(),
                       [&](Side side) { return separates(track, place(side), place(edges.front())); });
}

bool prairiePassesOver(const TileDesign& design, int railroad)
{
    const RailroadSegment& rails = design.railroads[static_cast<std::size_t>(railroad)];
    if (rails.edges.size() != 1 || rails.end != RailroadEnd::Mountain)
        return false;
    Places wall = mountainWall(design);
    Places attached = wall;
    for (const RailroadSegment& other : design.railroads) {
        if (other.end == RailroadEnd::Mountain && other.edges.size() == 1)
            attached.push_back(place(other.edges.front()));
    }
    for (const PrairieSegment& prairie : design.prairies) {
        for (const HalfEdge a : prairie.at) {
            for (const HalfEdge b : prairie.at) {
                if (separates(attached, place(a), place(b)) && !separates(wall, place(a), place(b)))
                    return true;
            }
        }
    }
    return false;
}

} // namespace lodeline::art
