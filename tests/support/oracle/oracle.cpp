// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle/oracle.h"

#include <algorithm>
#include <optional>

namespace lodeline::test {

using namespace goldrush;

namespace {

// The railroad or mountain segment of a tile that shows at a side of the board.
std::optional<SegmentRef> segmentAtSide(const OracleBoard::Tile& tile, Side side)
{
    const auto claims = [&](const std::vector<Side>& edges) {
        return std::ranges::any_of(edges,
                                   [&](Side edge) { return rotated(edge, tile.placement.rotation) == side; });
    };
    for (std::size_t i = 0; i < tile.design->railroads.size(); ++i)
        if (claims(tile.design->railroads[i].edges))
            return SegmentRef{FeatureKind::Railroad, static_cast<std::uint8_t>(i)};
    for (std::size_t i = 0; i < tile.design->mountains.size(); ++i)
        if (claims(tile.design->mountains[i].edges))
            return SegmentRef{FeatureKind::Mountain, static_cast<std::uint8_t>(i)};
    return std::nullopt;
}

std::optional<SegmentRef> prairieAtHalf(const OracleBoard::Tile& tile, HalfEdge half)
{
    for (std::size_t i = 0; i < tile.design->prairies.size(); ++i)
        for (const HalfEdge own : tile.design->prairies[i].at)
            if (rotated(own, tile.placement.rotation) == half)
                return SegmentRef{FeatureKind::Prairie, static_cast<std::uint8_t>(i)};
    return std::nullopt;
}

FeatureKind kindAtSide(const OracleBoard::Tile& tile, Side side)
{
    const auto segment = segmentAtSide(tile, side);
    return segment ? segment->kind : FeatureKind::Prairie;
}

const std::vector<Side>& edgesOf(const TileDesign& design, SegmentRef segment)
{
    return segment.kind == FeatureKind::Railroad ? design.railroads[segment.index].edges
                                                 : design.mountains[segment.index].edges;
}

void addSymbols(OracleFeature& feature, const TileDesign& design, SegmentRef segment)
{
    switch (segment.kind) {
    case FeatureKind::Railroad:
        feature.locomotives += design.railroads[segment.index].locomotives;
        break;
    case FeatureKind::Mountain:
        feature.nuggets += design.mountains[segment.index].nuggets;
        break;
    case FeatureKind::Prairie:
        feature.tipis += design.prairies[segment.index].tipis;
        feature.horses += design.prairies[segment.index].horses;
        break;
    case FeatureKind::City:
        break;
    }
}

} // namespace

bool OracleFeature::holds(SegmentOnBoard segment) const
{
    return std::ranges::find(segments, segment) != segments.end();
}

void OracleBoard::add(const TileDesign& design, Placement placement)
{
    byPosition_[placement.at] = tiles_.size();
    tiles_.push_back({&design, placement});
}

const OracleBoard::Tile* OracleBoard::tileAt(Position at) const
{
    const auto it = byPosition_.find(at);
    return it == byPosition_.end() ? nullptr : &tiles_[it->second];
}

bool OracleBoard::fits(const TileDesign& design, Placement placement) const
{
    if (tileAt(placement.at))
        return false;
    const Tile candidate{&design, placement};
    bool touches = false;
    for (const Side side : kAllSides) {
        const Tile* other = tileAt(neighbour(placement.at, side));
        if (!other)
            continue;
        touches = true;
        if (kindAtSide(candidate, side) != kindAtSide(*other, opposite(side)))
            return false;
    }
    return touches;
}

std::set<Position> OracleBoard::frontier() const
{
    std::set<Position> result;
    for (const Tile& tile : tiles_)
        for (const Side side : kAllSides)
            if (const Position at = neighbour(tile.placement.at, side); !tileAt(at))
                result.insert(at);
    return result;
}

std::vector<Placement> OracleBoard::placements(const TileDesign& design) const
{
    std::vector<Placement> result;
    for (const Position at : frontier())
        for (const Rotation rotation : kAllRotations)
            if (fits(design, {at, rotation}))
                result.push_back({at, rotation});
    return result;
}

std::vector<SegmentOnBoard> OracleBoard::neighbours(SegmentOnBoard from, int& openEdges) const
{
    std::vector<SegmentOnBoard> result;
    const Tile& tile = *tileAt(from.at);
    if (from.segment.kind == FeatureKind::City)
        return result;
    if (from.segment.kind == FeatureKind::Prairie) {
        for (const HalfEdge own : tile.design->prairies[from.segment.index].at) {
            const HalfEdge half = rotated(own, tile.placement.rotation);
            const Position beside = neighbour(from.at, sideOf(half));
            if (const Tile* other = tileAt(beside))
                if (const auto segment = prairieAtHalf(*other, facing(half)))
                    result.push_back({beside, *segment});
        }
        return result;
    }
    for (const Side own : edgesOf(*tile.design, from.segment)) {
        const Side side = rotated(own, tile.placement.rotation);
        const Position beside = neighbour(from.at, side);
        if (const Tile* other = tileAt(beside))
            result.push_back({beside, segmentAtSide(*other, opposite(side)).value()});
        else
            ++openEdges;
    }
    return result;
}

OracleFeature OracleBoard::feature(SegmentOnBoard start) const
{
    OracleFeature result;
    result.kind = start.segment.kind;
    std::set<SegmentOnBoard> seen{start};
    std::vector<SegmentOnBoard> open{start};
    while (!open.empty()) {
        const SegmentOnBoard segment = open.back();
        open.pop_back();
        result.segments.push_back(segment);
        result.tiles.insert(segment.at);
        addSymbols(result, *tileAt(segment.at)->design, segment.segment);
        for (const SegmentOnBoard next : neighbours(segment, result.openEdges))
            if (seen.insert(next).second)
                open.push_back(next);
    }
    return result;
}

std::vector<OracleFeature> OracleBoard::features() const
{
    std::vector<OracleFeature> result;
    std::set<SegmentOnBoard> seen;
    for (const Tile& tile : tiles_) {
        for (const SegmentRef segment : segmentsOf(*tile.design)) {
            if (seen.contains({tile.placement.at, segment}))
                continue;
            result.push_back(feature({tile.placement.at, segment}));
            seen.insert(result.back().segments.begin(), result.back().segments.end());
        }
    }
    return result;
}

std::vector<OracleFeature> OracleBoard::cityRailroads(Position city) const
{
    std::vector<OracleFeature> result;
    const auto& railroads = tileAt(city)->design->railroads;
    for (std::size_t i = 0; i < railroads.size(); ++i) {
        const SegmentOnBoard end{city, {FeatureKind::Railroad, static_cast<std::uint8_t>(i)}};
        const bool known =
            std::ranges::any_of(result, [&](const OracleFeature& other) { return other.holds(end); });
        if (railroads[i].end == RailroadEnd::City && !known)
            result.push_back(feature(end));
    }
    return result;
}

bool OracleBoard::isComplete(const OracleFeature& feature) const
{
    switch (feature.kind) {
    case FeatureKind::Railroad:
    case FeatureKind::Mountain:
        return feature.openEdges == 0;
    case FeatureKind::City:
        return std::ranges::all_of(cityRailroads(feature.segments.front().at),
                                   [](const OracleFeature& railroad) { return railroad.openEdges == 0; });
    case FeatureKind::Prairie:
        break;
    }
    return false;
}

std::vector<SegmentRef> segmentsOf(const TileDesign& design)
{
    std::vector<SegmentRef> result;
    const auto add = [&result](FeatureKind kind, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            result.push_back({kind, static_cast<std::uint8_t>(i)});
    };
    add(FeatureKind::Railroad, design.railroads.size());
    add(FeatureKind::Mountain, design.mountains.size());
    add(FeatureKind::Prairie, design.prairies.size());
    add(FeatureKind::City, design.hasCity() ? 1 : 0);
    return result;
}

} // namespace lodeline::test
