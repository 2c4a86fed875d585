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

bool runsUnder(const TileDesign& design, int railroad, int mountain)
{
    const RailroadSegment& rails = design.railroads[static_cast<std::size_t>(railroad)];
    if (rails.edges.size() != 2)
        return false;
    const Places track{place(rails.edges[0]), place(rails.edges[1])};
    const auto& edges = design.mountains[static_cast<std::size_t>(mountain)].edges;
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
