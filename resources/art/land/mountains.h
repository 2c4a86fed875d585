// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <QPointF>

#include <functional>
#include <vector>

namespace lodeline::art {

// How deep a point lies inside the foot of each mountain of a tile, in tile widths: positive inside, negative
// outside. A mountain fills its edges from corner to corner, so that it joins any neighbour.
class Mountains
{
public:
    // `clearance(m, p)`: how far `p` is from the nearest thing that mountain m must not cover.
    using Clearance = std::function<double(int, QPointF)>;

    Mountains(const goldrush::TileDesign& design, Clearance clearance);

    int count() const { return static_cast<int>(forms_.size()); }
    // Whether a mountain has no edges.
    bool isPeak(int mountain) const { return forms_[static_cast<std::size_t>(mountain)].form == Form::Peak; }
    // Of one mountain, kept apart from the others and from what it must not cover.
    double depth(int mountain, QPointF point) const;
    // The mountain in which the point lies deepest, -1 when it has none.
    int deepest(QPointF point, double* depth) const;
    void setPeak(int mountain, QPointF centre, double radius); // of a mountain without edges

private:
    enum class Form { Peak, Lens, Corner, Band, Bay, Whole };
    struct Shape
    {
        Form form = Form::Peak;
        int turns = 0; // quarter turns from the form's own position
        double reach = 0.34;
        double waist = 0.26; // by how much a band is less than half a tile wide in the middle
        QPointF centre{0.5, 0.5};
    };

    static Shape shapeOf(const goldrush::MountainSegment& mountain, double reach);
    double form(const Shape& shape, QPointF point) const;

    bool goesOver(std::size_t mountain) const;

    std::vector<Shape> forms_;
    bool cross_ = false; // two bands, of which the second one goes over the first
    std::uint32_t seed_ = 0;
    Clearance clearance_;
};

} // namespace lodeline::art
