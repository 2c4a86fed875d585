// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/compiledset.h"

#include <algorithm>
#include <cassert>

namespace lodeline::goldrush {
namespace {

constexpr std::uint8_t kNone = 0xff;

// Which segment (by number) holds each edge and half-edge of a design in one rotation.
struct EdgeMap
{
    std::array<EdgeCode, kSides> code{PrairieEdge, PrairieEdge, PrairieEdge, PrairieEdge};
    std::array<std::uint8_t, kSides> segment{kNone, kNone, kNone, kNone};
    std::array<std::uint8_t, kHalfEdges> prairie{};

    EdgeMap(const TileDesign& tile, Rotation rotation)
    {
        prairie.fill(kNone);
        std::uint8_t number = 0;
        for (const RailroadSegment& railroad : tile.railroads)
            claim(railroad.edges, rotation, RailroadEdge, number++);
        for (const MountainSegment& mountain : tile.mountains)
            claim(mountain.edges, rotation, MountainEdge, number++);
        for (const PrairieSegment& part : tile.prairies) {
            for (const HalfEdge half : part.at)
                prairie[static_cast<std::size_t>(index(rotated(half, rotation)))] = number;
            ++number;
        }
        for (const Side side : kAllSides) {
            const auto s = static_cast<std::size_t>(index(side));
            if (code[s] == PrairieEdge)
                segment[s] = prairie[2 * s];
        }
    }

    void claim(const std::vector<Side>& edges, Rotation rotation, EdgeCode kind, std::uint8_t number)
    {
        for (const Side edge : edges) {
            const auto s = static_cast<std::size_t>(index(rotated(edge, rotation)));
            code[s] = kind;
            segment[s] = number;
        }
    }
};

std::vector<CompiledSegment> segmentsOf(const TileDesign& tile)
{
    const auto small = [](std::size_t value) { return static_cast<std::uint8_t>(value); };
    std::vector<CompiledSegment> segments;
    for (std::size_t i = 0; i < tile.railroads.size(); ++i) {
        const RailroadSegment& railroad = tile.railroads[i];
        segments.push_back({{FeatureKind::Railroad, small(i)},
                            railroad.end,
                            small(railroad.edges.size()),
                            1,
                            static_cast<std::uint8_t>(railroad.locomotives)});
    }
    for (std::size_t i = 0; i < tile.mountains.size(); ++i) {
        const MountainSegment& mountain = tile.mountains[i];
        segments.push_back({{FeatureKind::Mountain, small(i)},
                            RailroadEnd::Through,
                            small(mountain.edges.size()),
                            static_cast<std::uint8_t>(mountain.nuggets),
                            0});
    }
    for (std::size_t i = 0; i < tile.prairies.size(); ++i) {
        const PrairieSegment& prairie = tile.prairies[i];
        segments.push_back({{FeatureKind::Prairie, small(i)},
                            RailroadEnd::Through,
                            0,
                            static_cast<std::uint8_t>(prairie.tipis),
                            static_cast<std::uint8_t>(prairie.horses)});
    }
    if (tile.hasCity())
        segments.push_back({{FeatureKind::City, 0}, RailroadEnd::Through, 0, 0, 0});
    return segments;
}

// Rotations whose edges and segments agree with an earlier one once segments that are alike (the same
// symbols and end) are renamed would play the same; only equal maps up to renaming are merged.
bool playsTheSame(const EdgeMap& a, const EdgeMap& b, const std::vector<CompiledSegment>& segments)
{
    std::array<std::uint8_t, kMaxSegments> rename{};
    rename.fill(kNone);
    const auto matches = [&](std::uint8_t from, std::uint8_t to) {
        if (from == kNone || to == kNone)
            return from == to;
        if (rename[from] == kNone) {
            const CompiledSegment& s = segments[from];
            const CompiledSegment& t = segments[to];
            if (s.ref.kind != t.ref.kind || s.end != t.end || s.value != t.value || s.extra != t.extra)
                return false;
            rename[from] = to;
        }
        return rename[from] == to;
    };
    return a.code == b.code && std::equal(a.segment.begin(), a.segment.end(), b.segment.begin(), matches) &&
           std::equal(a.prairie.begin(), a.prairie.end(), b.prairie.begin(), matches);
}

std::uint8_t distinctRotations(const TileDesign& tile, const std::vector<CompiledSegment>& segments)
{
    std::uint8_t distinct = 0;
    for (const Rotation rotation : kAllRotations) {
        const EdgeMap map(tile, rotation);
        bool fresh = true;
        for (int earlier = 0; earlier < index(rotation); ++earlier)
            fresh &= !playsTheSame(EdgeMap(tile, static_cast<Rotation>(earlier)), map, segments);
        if (fresh)
            distinct = static_cast<std::uint8_t>(distinct | 1U << index(rotation));
    }
    return distinct;
}

std::vector<Node> nodesOf(const std::vector<CompiledSegment>& segments, bool severalRailroads)
{
    std::vector<Node> nodes;
    for (const CompiledSegment& segment : segments) {
        const auto i = static_cast<NodeId>(nodes.size());
        const bool shared = severalRailroads && segment.ref.kind == FeatureKind::Railroad;
        nodes.push_back({.sums = Sums(segment.value, segment.extra, segment.edges),
                         .cowboys = {},
                         .shared = shared ? ~std::uint32_t{0} : 0,
                         .next = i,
                         .tile = 0,
                         .mountain = kNoMountain,
                         .segment = static_cast<std::uint8_t>(i),
                         .piece = 0});
    }
    return nodes;
}

void addFits(SpotFits& spots, const TileForm& form)
{
    for (unsigned known = 0; known < (1U << kSides); ++known) {
        unsigned pattern = 0;
        for (std::size_t s = 0; s < kSides; ++s)
            if ((known >> s & 1U) != 0)
                pattern |= form.edges & 3U << (2 * s);
        spots.fits[pattern] = 1;
        for (std::size_t s = 0; s < kSides; ++s) {
            bool leadsOn = (form.edges >> (2 * s) & 3U) == PrairieEdge || (known >> s & 1U) == 0;
            for (std::size_t other = 0; other < kSides; ++other)
                leadsOn |= (known >> other & 1U) == 0 && form.offers[other][0] == form.offers[s][0];
            if (!leadsOn)
                spots.closes[s][pattern] = 1;
        }
    }
}

} // namespace

CompiledSet::CompiledSet(TileSet set)
    : set_(std::move(set))
{
    for (const TileDesign& tile : set_.tiles)
        compile(tile);
    for (std::size_t d = 0; d < set_.tiles.size(); ++d) {
        const TileDesign& tile = set_.tiles[d];
        const bool isStart = tile.id == set_.start;
        if (isStart)
            start_ = static_cast<int>(d);
        deck_.insert(deck_.end(), static_cast<std::size_t>(tile.count - (isStart ? 1 : 0)),
                     static_cast<std::uint8_t>(d));
        totalSegments_ += tile.count * static_cast<int>(designs_[d].segments.size());
        totalMountains_ += tile.count * designs_[d].mountainCount;
    }
}

void CompiledSet::compile(const TileDesign& tile)
{
    CompiledDesign design;
    design.segments = segmentsOf(tile);
    assert(design.segments.size() <= kMaxSegments);
    for (std::size_t i = 0; i < design.segments.size(); ++i) {
        const CompiledSegment& segment = design.segments[i];
        const std::array masks{&design.railroads, &design.mountains, &design.prairies, &design.city};
        std::uint16_t& mask = *masks[static_cast<std::size_t>(segment.ref.kind)];
        mask = static_cast<std::uint16_t>(mask | 1U << i);
        if (segment.end == RailroadEnd::City)
            design.cityEnds = static_cast<std::uint16_t>(design.cityEnds | 1U << i);
    }
    design.mountainCount = static_cast<std::uint8_t>(tile.mountains.size());
    design.firstMountain = static_cast<std::uint8_t>(tile.railroads.size());
    design.severalRailroads = tile.railroads.size() > 1;
    design.nodes = nodesOf(design.segments, design.severalRailroads);
    design.distinctRotations = distinctRotations(tile, design.segments);
    for (const Rotation rotation : kAllRotations) {
        TileForm& form = design.forms[static_cast<std::size_t>(index(rotation))];
        compileJoins(form, tile, rotation);
        addFits(design.spots, form);
    }
    designs_.push_back(std::move(design));
}

void CompiledSet::compileJoins(TileForm& form, const TileDesign& tile, Rotation rotation)
{
    constexpr std::uint8_t kBothEdges = 2;
    constexpr std::uint8_t kNoEdges = 0;
    const EdgeMap map(tile, rotation);
    for (std::size_t s = 0; s < kSides; ++s) {
        form.edges = static_cast<std::uint8_t>(form.edges | map.code[s] << (2 * s));
        form.offers[s] = {map.segment[s], map.prairie[2 * s + 1], map.prairie[2 * s]};
        if (map.code[s] != RailroadEdge)
            form.offers[s] = {map.segment[s], map.segment[s], map.segment[s]};
    }
    for (unsigned sides = 0; sides < form.joins.size(); ++sides) {
        const auto first = static_cast<std::uint32_t>(joins_.size());
        for (std::size_t s = 0; s < kSides; ++s) {
            if ((sides >> s & 1U) == 0)
                continue;
            const auto port = static_cast<std::uint8_t>(kPortsOfSide * s);
            joins_.push_back({map.segment[s], port, map.code[s] != PrairieEdge ? kBothEdges : kNoEdges});
            if (map.code[s] == RailroadEdge) {
                joins_.push_back({map.prairie[2 * s], static_cast<std::uint8_t>(port + 1), kNoEdges});
                joins_.push_back({map.prairie[2 * s + 1], static_cast<std::uint8_t>(port + 2), kNoEdges});
            }
        }
        form.joins[sides] = {first, static_cast<std::uint32_t>(joins_.size())};
    }
}

bool CompiledSet::hasSegment(int design, SegmentRef segment) const
{
    const TileDesign& tile = set_.tiles[static_cast<std::size_t>(design)];
    switch (segment.kind) {
    case FeatureKind::Railroad:
        return segment.index < tile.railroads.size();
    case FeatureKind::Mountain:
        return segment.index < tile.mountains.size();
    case FeatureKind::Prairie:
        return segment.index < tile.prairies.size();
    case FeatureKind::City:
        return segment.index == 0 && tile.hasCity();
    }
    return false;
}

int CompiledSet::segmentNumber(int design, SegmentRef segment) const
{
    assert(hasSegment(design, segment));
    const TileDesign& tile = set_.tiles[static_cast<std::size_t>(design)];
    std::size_t number = segment.index;
    if (segment.kind != FeatureKind::Railroad)
        number += tile.railroads.size();
    if (segment.kind == FeatureKind::Prairie || segment.kind == FeatureKind::City)
        number += tile.mountains.size();
    if (segment.kind == FeatureKind::City)
        number += tile.prairies.size();
    return static_cast<int>(number);
}

} // namespace lodeline::goldrush
