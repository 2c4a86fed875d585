// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/setstatistics.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr std::array kEdgeKinds{FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::Prairie};

std::size_t at(FeatureKind kind)
{
    return static_cast<std::size_t>(kind);
}

SquareShape turned(const SquareShape& shape, Rotation by)
{
    SquareShape result;
    for (const Side side : kAllSides)
        result[static_cast<std::size_t>(index(rotated(side, by)))] =
            shape[static_cast<std::size_t>(index(side))];
    return result;
}

// Every shape, once for all rotations of it: the smallest of them.
bool isChosen(const SquareShape& shape)
{
    return std::ranges::all_of(kAllRotations, [&](Rotation by) { return shape <= turned(shape, by); });
}

int rotationsOf(const SquareShape& shape)
{
    std::vector<SquareShape> all;
    for (const Rotation by : kAllRotations)
        all.push_back(turned(shape, by));
    std::ranges::sort(all);
    return static_cast<int>(std::ranges::unique(all).begin() - all.begin());
}

bool fitsTurned(const EdgeKinds& kinds, const SquareShape& shape)
{
    return std::ranges::any_of(kAllRotations, [&](Rotation by) { return fits(kinds, by, shape); });
}

void count(const TileDesign& tile, SetStatistics& statistics)
{
    const int copies = tile.count;
    for (const Side side : kAllSides)
        statistics.edges[at(tile.edgeKind(side))] += copies;
    const EdgeKinds kinds = edgeKindsOf(tile);
    for (const FeatureKind kind : kEdgeKinds)
        if (std::ranges::find(kinds, kind) != kinds.end())
            statistics.answering[at(kind)] += copies;
    const auto segments = [&](FeatureKind kind, std::size_t number) {
        statistics.segments[at(kind)] += copies * static_cast<int>(number);
    };
    segments(FeatureKind::Railroad, tile.railroads.size());
    segments(FeatureKind::Mountain, tile.mountains.size());
    segments(FeatureKind::Prairie, tile.prairies.size());
    segments(FeatureKind::City, tile.hasCity() ? 1 : 0);
    for (const RailroadSegment& railroad : tile.railroads) {
        statistics.railroadEnds[static_cast<std::size_t>(railroad.end)] += copies;
        statistics.locomotives += copies * railroad.locomotives;
    }
    for (const PrairieSegment& prairie : tile.prairies) {
        statistics.tipis += copies * prairie.tipis;
        statistics.horses += copies * prairie.horses;
    }
}

// The edges of a design and its copies.
using Designs = std::vector<std::pair<EdgeKinds, int>>;

SquareChance chanceOf(const SquareShape& shape, const Designs& designs, int tiles,
                      const SetStatistics& statistics)
{
    SquareChance chance{shape, static_cast<double>(rotationsOf(shape)), 0};
    for (const auto& side : shape)
        if (side)
            chance.weight *= statistics.edges[at(*side)] / static_cast<double>(kSides * tiles);
    int fitting = 0;
    for (const auto& [kinds, copies] : designs)
        if (fitsTurned(kinds, shape))
            fitting += copies;
    chance.fitting = fitting / static_cast<double>(tiles);
    return chance;
}

std::vector<SquareShape> allShapes()
{
    constexpr unsigned kContents = 4; // of a side: nothing or one of three kinds
    std::vector<SquareShape> shapes;
    for (unsigned code = 1; code < kContents * kContents * kContents * kContents; ++code) {
        SquareShape shape;
        for (unsigned side = 0, rest = code; side < kSides; ++side, rest /= kContents)
            if (rest % kContents != 0)
                shape[side] = kEdgeKinds[rest % kContents - 1];
        if (isChosen(shape))
            shapes.push_back(shape);
    }
    std::ranges::stable_sort(shapes, {}, neighboursOf);
    return shapes;
}

} // namespace

int neighboursOf(const SquareShape& shape)
{
    return static_cast<int>(std::ranges::count_if(shape, [](const auto& side) { return side.has_value(); }));
}

double SetStatistics::chanceToFill(int neighbours) const
{
    double chance = 0;
    double weight = 0;
    for (const SquareChance& square : squares) {
        if (neighboursOf(square.shape) != neighbours)
            continue;
        chance += square.weight * square.fitting;
        weight += square.weight;
    }
    return weight > 0 ? chance / weight : 0;
}

SetStatistics statisticsOf(const TileSet& set)
{
    SetStatistics statistics;
    Designs designs;
    for (const TileDesign& tile : set.tiles) {
        count(tile, statistics);
        designs.emplace_back(edgeKindsOf(tile), tile.count);
    }
    const int tiles = std::max(1, set.tileCount());
    for (const SquareShape& shape : allShapes())
        statistics.squares.push_back(chanceOf(shape, designs, tiles, statistics));
    return statistics;
}

std::vector<double> chancesToBePlaced(const TileSet& set, const SetStatistics& statistics)
{
    constexpr std::array<double, kSides + 1> kSquares{0, 0.57, 0.26, 0.13, 0.04};
    std::array<double, kSides + 1> weights{};
    for (const SquareChance& square : statistics.squares)
        weights[static_cast<std::size_t>(neighboursOf(square.shape))] += square.weight;
    std::vector<double> chances;
    for (const TileDesign& tile : set.tiles) {
        const EdgeKinds edges = edgeKindsOf(tile);
        double chance = 0;
        for (const SquareChance& square : statistics.squares) {
            const auto neighbours = static_cast<std::size_t>(neighboursOf(square.shape));
            if (square.weight > 0 && fitsTurned(edges, square.shape))
                chance += kSquares[neighbours] * square.weight / weights[neighbours];
        }
        chances.push_back(chance);
    }
    return chances;
}

bool fitsNowhere(const TileSet& set, std::size_t tile)
{
    const EdgeKinds edges = edgeKindsOf(set.tiles[tile]);
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        if (set.tiles[i].count < (i == tile ? 2 : 1))
            continue;
        const EdgeKinds others = edgeKindsOf(set.tiles[i]);
        if (std::ranges::find_first_of(edges, others) != edges.end())
            return false;
    }
    return true;
}

} // namespace lodeline::goldrush
