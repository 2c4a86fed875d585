// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/move.h"
#include "engine/goldrush/rules/tileset.h"

#include <set>
#include <unordered_map>
#include <vector>

namespace lodeline::test {

// A segment of a placed tile.
struct SegmentOnBoard
{
    Position at;
    goldrush::SegmentRef segment;

    friend bool operator==(SegmentOnBoard, SegmentOnBoard) = default;
    friend auto operator<=>(SegmentOnBoard, SegmentOnBoard) = default;
};

struct OracleFeature
{
    goldrush::FeatureKind kind = goldrush::FeatureKind::Railroad;
    std::vector<SegmentOnBoard> segments;
    std::set<Position> tiles;
    int openEdges = 0; // railroads and mountains
    int locomotives = 0;
    int nuggets = 0;
    int tipis = 0;
    int horses = 0;

    bool holds(SegmentOnBoard segment) const;
};

// The placed tiles and nothing else. Whatever is asked is found by walking from tile to tile along the
// definitions of the tile set: slow, plain, and without a line in common with the engine's own board.
class OracleBoard
{
public:
    struct Tile
    {
        const goldrush::TileDesign* design; // must outlive the board
        goldrush::Placement placement;
    };

    void add(const goldrush::TileDesign& design, goldrush::Placement placement);

    // In order of placement, the start tile first.
    const std::vector<Tile>& tiles() const { return tiles_; }
    const Tile* tileAt(Position at) const;

    // R2.1
    bool fits(const goldrush::TileDesign& design, goldrush::Placement placement) const;
    std::vector<goldrush::Placement> placements(const goldrush::TileDesign& design) const;
    bool fitsSomewhere(const goldrush::TileDesign& design) const { return !placements(design).empty(); }
    // The empty positions beside a tile.
    std::set<Position> frontier() const;

    OracleFeature feature(SegmentOnBoard start) const;
    // Every feature once, those of the first placed tile first.
    std::vector<OracleFeature> features() const;
    // The different railroads that leave the city of a tile (R4.4).
    std::vector<OracleFeature> cityRailroads(Position city) const;
    bool isComplete(const OracleFeature& feature) const; // R4.1, R4.2, R4.4; R5.1: a prairie never

private:
    std::vector<SegmentOnBoard> neighbours(SegmentOnBoard from, int& openEdges) const;

    struct Hash
    {
        std::size_t operator()(Position at) const { return static_cast<std::size_t>(at.x + 4096 * at.y); }
    };

    std::vector<Tile> tiles_;
    std::unordered_map<Position, std::size_t, Hash> byPosition_;
};

// Every segment of a design in the order of the file: railroads, mountains, prairies, the city.
std::vector<goldrush::SegmentRef> segmentsOf(const goldrush::TileDesign& design);

} // namespace lodeline::test
