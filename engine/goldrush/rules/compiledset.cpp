// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/compiledset.h"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace lodeline::goldrush {
namespace {

constexpr std::uint8_t kNone = 0xff;
constexpr auto kSideNumbers = std::views::iota(std::size_t{0}, std::size_t{kSides});

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
        for (const std::size_t s : kSideNumbers)
            if (code[s] == PrairieEdge)
                segment[s] = prairie[2 * s];
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
    std::uint8_t number = 0;
    for (const RailroadSegment& railroad : tile.railroads)
        segments.push_back({{FeatureKind::Railroad, number++},
                            railroad.end,
                            small(railroad.edges.size()),
                            1,
                            static_cast<std::uint8_t>(railroad.locomotives)});
    number = 0;
    for (const MountainSegment& mountain : tile.mountains)
        segments.push_back({{FeatureKind::Mountain, number++},
                            RailroadEnd::Through,
                            small(mountain.edges.size()),
                            static_cast<std::uint8_t>(mountain.nuggets),
                            0});
    number = 0;
    for (const PrairieSegment& prairie : tile.prairies)
        segments.push_back({{FeatureKind::Prairie, number++},
                            RailroadEnd::Through,
                            0,
                            static_cast<std::uint8_t>(prairie.tipis),
                            static_cast<std::uint8_t>(prairie.horses)});
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
        // The edges are alike: both are of one kind, or neither is there, beside a mountain.
        if (from == kNone)
            return true;
        if (rename[from] == kNone) {
            const CompiledSegment& s = segments[from];
            const CompiledSegment& t = segments[to];
            if (s.end != t.end || s.value != t.value || s.extra != t.extra)
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

std::vector<Node> nodesOf(const std::vector<CompiledSegment>& segments, std::size_t railroads)
{
    const bool severalRailroads = railroads > 1; // one may pass such a tile twice
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
                         .segment = i});
    }
    while (nodes.size() < kUsualSegments)
        nodes.push_back({});
    return nodes;
}

void addFits(SpotFits& spots, const TileForm& form)
{
    for (unsigned known = 0; known < (1U << kSides); ++known) {
        unsigned pattern = 0;
        for (const std::size_t s : kSideNumbers)
            if ((known >> s & 1U) != 0)
                pattern |= form.edges & 3U << (2 * s);
        spots.fits[pattern] = 1;
        for (const std::size_t s : kSideNumbers) {
            bool leadsOn = (form.edges >> (2 * s) & 3U) == PrairieEdge || (known >> s & 1U) == 0;
            for (const std::size_t other : kSideNumbers)
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
    for (const std::size_t d : std::views::iota(std::size_t{0}, set_.tiles.size())) {
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
    for (unsigned bit = 1; const CompiledSegment& segment : design.segments) {
        const std::array masks{&design.railroads, &design.mountains, &design.prairies, &design.city};
        std::uint16_t& mask = *masks[static_cast<std::size_t>(segment.ref.kind)];
        mask = static_cast<std::uint16_t>(mask | bit);
        if (segment.end == RailroadEnd::City)
            design.cityEnds = static_cast<std::uint16_t>(design.cityEnds | bit);
        bit <<= 1;
    }
    design.segmentCount = static_cast<std::uint8_t>(design.segments.size());
    design.mountainCount = static_cast<std::uint8_t>(tile.mountains.size());
    design.firstMountain = static_cast<std::uint8_t>(tile.railroads.size());
    design.nodes = nodesOf(design.segments, tile.railroads.size());
    design.distinctRotations = distinctRotations(tile, design.segments);
    for (const Rotation rotation : kAllRotations) {
        TileForm& form = design.forms[static_cast<std::size_t>(index(rotation))];
        compileJoins(form, tile, rotation);
        design.edges[static_cast<std::size_t>(index(rotation))] = form.edges;
        addFits(design.spots, form);
    }
    designs_.push_back(std::move(design));
}

void CompiledSet::compileJoins(TileForm& form, const TileDesign& tile, Rotation rotation)
{
    constexpr std::uint8_t kBothEdges = 2;
    constexpr std::uint8_t kNoEdges = 0;
    const EdgeMap map(tile, rotation);
    for (const std::size_t s : kSideNumbers) {
        form.edges = static_cast<std::uint8_t>(form.edges | map.code[s] << (2 * s));
        form.offers[s] = {map.segment[s], map.prairie[2 * s + 1], map.prairie[2 * s]};
        if (map.code[s] != RailroadEdge)
            form.offers[s] = {map.segment[s], map.segment[s], map.segment[s]};
    }
    form.firstJoin = static_cast<std::uint32_t>(joins_.size());
    for (std::size_t sides = 0; sides < TileForm::kSideSets; ++sides) {
        for (const std::size_t s : kSideNumbers) {
            if ((sides >> s & 1U) == 0)
                continue;
            const auto port = static_cast<std::uint8_t>(kPortsOfSide * s);
            joins_.push_back({map.segment[s], port, map.code[s] != PrairieEdge ? kBothEdges : kNoEdges});
            if (map.code[s] == RailroadEdge) {
                joins_.push_back({map.prairie[2 * s], static_cast<std::uint8_t>(port + 1), kNoEdges});
                joins_.push_back({map.prairie[2 * s + 1], static_cast<std::uint8_t>(port + 2), kNoEdges});
            }
        }
        form.joins[sides + 1] = static_cast<std::uint8_t>(joins_.size() - form.firstJoin);
    }
}

bool CompiledSet::hasSegment(int design, SegmentRef segment) const
{
    return std::ranges::find(this->design(design).segments, segment, &CompiledSegment::ref) !=
           this->design(design).segments.end();
}

int CompiledSet::segmentNumber(int design, SegmentRef segment) const
{
    assert(hasSegment(design, segment));
    const std::vector<CompiledSegment>& segments = this->design(design).segments;
    const auto found = std::ranges::find(segments, segment, &CompiledSegment::ref);
    return static_cast<int>(found - segments.begin());
}

} // namespace lodeline::goldrush
