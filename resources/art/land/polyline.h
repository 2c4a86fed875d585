// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"

#include <QPainterPath>
#include <QPointF>

#include <cmath>
#include <vector>

namespace lodeline::art {

// Of a vector. Asked for every point that is painted; std::hypot minds overflow and is slower.
inline double lengthOf(QPointF vector)
{
    return std::sqrt(QPointF::dotProduct(vector, vector));
}

// A line through points of the unit square, measured along its length.
class Polyline
{
public:
    Polyline() = default;
    explicit Polyline(std::vector<QPointF> points);

    static Polyline straight(QPointF from, QPointF to);
    // From the middle of one edge to that of the next one, a quarter circle about their corner.
    static Polyline quarter(Side from, Side to);
    static Polyline cubic(QPointF from, QPointF control1, QPointF control2, QPointF to);

    bool isEmpty() const { return points_.size() < 2; }
    double length() const { return lengths_.empty() ? 0.0 : lengths_.back(); }
    QPointF at(double along) const;
    QPointF direction(double along) const; // unit vector
    double distance(QPointF point) const;
    Polyline part(double from, double to) const;
    Polyline shifted(double toTheRight) const;
    QPainterPath path() const;
    const std::vector<QPointF>& points() const { return points_; }

private:
    std::size_t segmentAt(double along) const;

    std::vector<QPointF> points_;
    std::vector<double> lengths_; // up to each point
};

QPointF edgeMiddle(Side side);
QPointF inward(Side side); // unit vector from the edge into the tile
double distanceBetween(QPointF a, QPointF b);

} // namespace lodeline::art
