// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/layout.h"

#include <array>

namespace lodeline::art {

// A coarse map of which segment each spot of a tile belongs to, to find room for symbols and pieces.
class Ground
{
public:
    static constexpr int kCells = 40;

    explicit Ground(const Layout& layout);

    // Whether the spot in a column from the west and a row from the north belongs to the segment.
    bool belongs(int column, int row, goldrush::SegmentRef segment) const
    {
        return owner_[static_cast<std::size_t>(row * kCells + column)] == code(segment);
    }

    struct Spots
    {
        std::vector<Circle> circles; // none when the segment has no room at all
        bool fit = true;             // inside the segment, and none on another
    };

    // A spot of each radius, well inside the segment and apart from each other and from `occupied`; smaller
    // ones where it is tight. The first ones, of pieces, shrink less than the others, of symbols.
    Spots spots(goldrush::SegmentRef segment, const std::vector<double>& radii, std::size_t pieces,
                const std::vector<Circle>& occupied) const;

private:
    static constexpr int kNobody = -1;
    using Map = std::array<int, kCells * kCells>;
    using Room = std::array<double, kCells * kCells>;

    static int code(goldrush::SegmentRef segment)
    {
        return static_cast<int>(segment.kind) * 100 + segment.index;
    }
    static QPointF centre(int cell);
    static int prairieAt(const Layout& layout, QPointF p);
    Room roomIn(int code) const;
    static std::size_t cellAt(QPointF p);
    static std::vector<Circle> arrange(const Room& room, const std::vector<double>& radii,
                                       const std::vector<Circle>& occupied);
    static double tightness(const Room& room, const std::vector<Circle>& chosen,
                            const std::vector<Circle>& occupied);

    Map owner_{};
};

} // namespace lodeline::art
