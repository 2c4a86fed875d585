// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "resources/art/land/attempt.h"

#include <QPointF>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace lodeline::art {

struct Layout;

// A coarse map of what covers the ground of a tile, and of which prairie the open ground belongs to. Prairies
// that share open ground get a part of it each, those that are cut off from themselves several.
class LandMap
{
public:
    static constexpr int kCells = 64;
    static constexpr int kAll = kCells * kCells;
    static constexpr int kNobody = -1;

    enum class Cover : std::uint8_t { Open, Rock, Track, Hub };

    // Needs the tracks, the mountains, their depths and the valleys of the layout.
    LandMap(const goldrush::TileDesign& design, const Layout& layout, const Attempt& attempt);

    static QPointF centre(int cell)
    {
        const int column = cell % kCells;
        const int row = cell / kCells;
        return {(column + 0.5) / kCells, (row + 0.5) / kCells};
    }
    // The nearest one for a point outside.
    static int cellAt(QPointF point)
    {
        const auto at = [](double v) { return std::clamp(static_cast<int>(v * kCells), 0, kCells - 1); };
        return at(point.y()) * kCells + at(point.x());
    }

    Cover cover(int cell) const { return covers_[static_cast<std::size_t>(cell)]; }
    // The prairie of open ground, the mountain of rock; kNobody for open ground that no prairie reaches.
    int owner(int cell) const { return owners_[static_cast<std::size_t>(cell)]; }
    bool isOf(int cell, Cover cover, int owner) const
    {
        return this->cover(cell) == cover && this->owner(cell) == owner;
    }
    // What lies in one with each other of the cells of an owner: a number for each cell, from 0 on, kNobody
    // elsewhere. Pieces of fewer than `fewest` cells do not count.
    std::vector<int> pieces(Cover cover, int owner, int fewest, int* count) const;

private:
    using Cells = std::vector<int>;

    void coverRock(const Layout& layout);
    void coverTracks(const Layout& layout);
    void claimEdges(const goldrush::TileDesign& design, const Layout& layout);
    void claim(int cell, int prairie);
    bool oneGroundEach(const goldrush::TileDesign& design) const;
    void joinOnOpenGround(int prairies, const Attempt& attempt);
    Cells wayBetweenPieces(int prairie, const Attempt& attempt) const;
    void spread();

    std::array<Cover, kAll> covers_{};
    std::array<int, kAll> owners_{};
};

// The neighbours of a cell to the west, east, north and south that are on the tile.
template <typename Visit>
void eachNeighbour(int cell, Visit visit)
{
    constexpr int kCells = LandMap::kCells;
    if (cell % kCells > 0)
        visit(cell - 1);
    if (cell % kCells < kCells - 1)
        visit(cell + 1);
    if (cell >= kCells)
        visit(cell - kCells);
    if (cell < LandMap::kAll - kCells)
        visit(cell + kCells);
}

} // namespace lodeline::art
