// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/fitting.h"
#include "engine/goldrush/rules/node.h"
#include "engine/goldrush/rules/tileset.h"

#include <memory>
#include <span>

namespace lodeline::goldrush {

// A tile set turned into the tables that the rules run on, for all four rotations; immutable and shared.
//
// The segments of a tile are numbered railroads first, then mountains, prairies and the city, each in the
// order of the file; this is the "segment order" of docs/rules.md.

// Adds one segment of a tile that is being placed to a feature that its spot offers.
struct Join
{
    std::uint8_t segment; // of the placed tile
    std::uint8_t port;
    std::uint8_t closes; // open edges: 2, one of either side, for railroads and mountains, 0 for prairies
};

// So many segments are looked at on each tile, whether it has them or not, before others are counted.
inline constexpr std::size_t kUsualSegments = 4;

// What an edge is, in two bits; 0 where there is none.
enum EdgeCode : std::uint8_t { PrairieEdge = 1, RailroadEdge = 2, MountainEdge = 3 };

// A design in one rotation: all in one line of the cache, as every tile that is laid is another.
struct alignas(64) TileForm
{
    static constexpr std::size_t kSideSets = std::size_t{1} << kSides;

    // By side, with the segments' numbers for nodes; on edges without railroad the feature three times.
    std::array<SideNodes, kSides> offers{};
    std::uint32_t firstJoin = 0; // in the table of joins
    // By the sides that have a neighbour (bit 0 North): where their joins begin, counted from the first; they
    // end where the next begin. No more than three a side.
    std::array<std::uint8_t, kSideSets + 1> joins{};
    std::uint8_t edges = 0; // an EdgeCode a side, North lowest
};
static_assert(sizeof(TileForm) == 64);

// Which open spots a design fits, in whatever rotation, by the pattern of edges around the spot: two bits a
// side as in TileForm::edges, 0 where there is no neighbour.
struct SpotFits
{
    static constexpr std::size_t kPatterns = 256;
    using Flags = std::array<std::uint8_t, kPatterns>; // 0 or 1

    Flags fits{};
    // By side: whether it can be laid there so that its railroad or mountain on that side has no edge that
    // leads on.
    std::array<Flags, kSides> closes{};
};

struct CompiledSegment
{
    SegmentRef ref;
    RailroadEnd end = RailroadEnd::Through;
    std::uint8_t edges = 0; // open edges when just placed; 0 for prairies and cities
    std::uint8_t value = 0; // railroad 1, mountain nuggets, prairie tipis
    std::uint8_t extra = 0; // railroad locomotives, prairie horses
};

struct CompiledDesign
{
    std::array<TileForm, kRotations> forms;
    EdgesByRotation edges{}; // those of the forms
    std::vector<CompiledSegment> segments;
    // The nodes of a copy that lies alone, were it the first on the board; `shared` is a mask. No fewer than
    // kUsualSegments: those beyond the segments mean nothing.
    std::vector<Node> nodes;
    std::uint16_t railroads = 0; // bit masks of segments by kind
    std::uint16_t mountains = 0;
    std::uint16_t prairies = 0;
    std::uint16_t city = 0;
    std::uint16_t cityEnds = 0; // railroads that end in the city
    std::uint8_t segmentCount = 0;
    std::uint8_t mountainCount = 0;
    std::uint8_t firstMountain = 0; // segment number
    // Rotations that differ from every smaller one, as the rules see it (bit 0 is R0).
    std::uint8_t distinctRotations = 0b1111;
    SpotFits spots;
};

class CompiledSet
{
public:
    // The set must be free of errors (`validate`).
    explicit CompiledSet(TileSet set);

    const TileSet& tileSet() const { return set_; }
    const CompiledDesign& design(int index) const { return designs_[static_cast<std::size_t>(index)]; }
    std::span<const Join> joins(const TileForm& form, unsigned sides) const
    {
        const Join* const joins = joins_.data() + form.firstJoin;
        return {joins + form.joins[sides], joins + form.joins[sides + 1]};
    }
    int segmentNumber(int design, SegmentRef segment) const;
    // Whether a segment of that name exists on the design.
    bool hasSegment(int design, SegmentRef segment) const;

    int startDesign() const { return start_; }
    // One entry a copy, the start tile left out, in file order.
    std::span<const std::uint8_t> deck() const { return deck_; }
    int tiles() const { return static_cast<int>(deck_.size()) + 1; }
    int totalSegments() const { return totalSegments_; } // over all copies
    int totalMountains() const { return totalMountains_; }
    int tokenKinds() const { return static_cast<int>(set_.tokens.size()); }

private:
    void compile(const TileDesign& tile);
    void compileJoins(TileForm& form, const TileDesign& tile, Rotation rotation);

    TileSet set_;
    std::vector<CompiledDesign> designs_;
    std::vector<Join> joins_;
    std::vector<std::uint8_t> deck_;
    int start_ = 0;
    int totalSegments_ = 0;
    int totalMountains_ = 0;
};

} // namespace lodeline::goldrush
