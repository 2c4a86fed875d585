// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/contour.h"

#include <array>
#include <limits>
#include <utility>

namespace lodeline::art {
namespace {

// Marching squares. A frame of samples without end below 0 lies around the field, so that every line closes.
class Contour
{
public:
    Contour(const std::vector<double>& field, int cells)
        : field_(field)
        , cells_(cells)
        , width_(cells + 3)
        , next_(2 * static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_), kNone)
    {
        for (int row = 0; row + 1 < width_; ++row) {
            for (int column = 0; column + 1 < width_; ++column)
                link(column, row);
        }
    }

    QPainterPath path()
    {
        QPainterPath path;
        for (int start = 0; start < static_cast<int>(next_.size()); ++start) {
            if (after(start) == kNone)
                continue;
            path.moveTo(crossing(start));
            int edge = std::exchange(after(start), kNone);
            for (; edge != start; edge = std::exchange(after(edge), kNone))
                path.lineTo(crossing(edge));
            path.closeSubpath();
        }
        return path;
    }

private:
    static constexpr int kNone = -1;
    static constexpr double kOutside = -std::numeric_limits<double>::infinity();

    int& after(int edge) { return next_[static_cast<std::size_t>(edge)]; }

    double sample(int column, int row) const
    {
        const bool framed = column < 1 || row < 1 || column > cells_ + 1 || row > cells_ + 1;
        return framed ? kOutside : field_[static_cast<std::size_t>((row - 1) * (cells_ + 1) + column - 1)];
    }

    // An edge runs from a sample to the east (even) or to the south (odd).
    int edge(int column, int row, bool south) const { return 2 * (row * width_ + column) + (south ? 1 : 0); }

    // Clockwise around a cell, each way in leads to the next way out.
    void link(int column, int row)
    {
        const std::array corners{sample(column, row), sample(column + 1, row), sample(column + 1, row + 1),
                                 sample(column, row + 1)};
        const std::array edges{edge(column, row, false), edge(column + 1, row, true),
                               edge(column, row + 1, false), edge(column, row, true)};
        const auto inside = [&](std::size_t corner) { return corners[corner % 4] > 0; };
        for (std::size_t in = 0; in < 4; ++in) {
            if (inside(in) || !inside(in + 1))
                continue;
            std::size_t out = in + 1;
            while (inside(out + 1))
                ++out;
            after(edges[in]) = edges[out % 4];
        }
    }

    QPointF crossing(int edge) const
    {
        const int column = edge / 2 % width_;
        const int row = edge / 2 / width_;
        const bool south = edge % 2 != 0;
        const double here = sample(column, row);
        const double there = sample(column + (south ? 0 : 1), row + (south ? 1 : 0));
        const double along = here > 0 ? here / (here - there) : 1 - there / (there - here);
        return QPointF(column - 1 + (south ? 0 : along), row - 1 + (south ? along : 0)) / cells_;
    }

    const std::vector<double>& field_;
    int cells_;
    int width_; // samples in a row, the frame included
    std::vector<int> next_;
};

} // namespace

QPainterPath contour(const std::vector<double>& field, int cells)
{
    return Contour(field, cells).path();
}

} // namespace lodeline::art
