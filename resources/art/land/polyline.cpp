// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/polyline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lodeline::art {

double distanceBetween(QPointF a, QPointF b)
{
    return lengthOf(a - b);
}

QPointF edgeMiddle(Side side)
{
    constexpr std::array<std::array<double, 2>, kSides> middle{{{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}}};
    const auto& [x, y] = middle[static_cast<std::size_t>(side)];
    return {x, y};
}

QPointF inward(Side side)
{
    return 2 * (QPointF(0.5, 0.5) - edgeMiddle(side));
}

Polyline::Polyline(std::vector<QPointF> points)
    : points_(std::move(points))
{
    double sum = 0;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (i > 0)
            sum += distanceBetween(points_[i - 1], points_[i]);
        lengths_.push_back(sum);
    }
}

Polyline Polyline::straight(QPointF from, QPointF to)
{
    return Polyline({from, to});
}

Polyline Polyline::quarter(Side from, Side to)
{
    constexpr int steps = 16;
    const QPointF start = edgeMiddle(from);
    const QPointF end = edgeMiddle(to);
    const QPointF corner = start + end - QPointF(0.5, 0.5);
    std::vector<QPointF> points;
    for (int i = 0; i <= steps; ++i) {
        const double angle = std::numbers::pi / 2 * i / steps;
        points.push_back(corner + std::cos(angle) * (start - corner) + std::sin(angle) * (end - corner));
    }
    return Polyline(std::move(points));
}

Polyline Polyline::cubic(QPointF from, QPointF control1, QPointF control2, QPointF to)
{
    constexpr int steps = 16;
    std::vector<QPointF> points;
    for (int i = 0; i <= steps; ++i) {
        const double t = double(i) / steps;
        const double s = 1 - t;
        points.push_back(s * s * s * from + 3 * s * s * t * control1 + 3 * s * t * t * control2 +
                         t * t * t * to);
    }
    return Polyline(std::move(points));
}

std::size_t Polyline::segmentAt(double along) const
{
    const auto found = std::upper_bound(lengths_.begin() + 1, lengths_.end() - 1, along);
    return static_cast<std::size_t>(found - lengths_.begin()) - 1;
}

QPointF Polyline::at(double along) const
{
    if (isEmpty())
        return points_.empty() ? QPointF(0.5, 0.5) : points_.front();
    const std::size_t i = segmentAt(along);
    const double span = std::max(1e-9, lengths_[i + 1] - lengths_[i]);
    const double t = std::clamp((along - lengths_[i]) / span, 0.0, 1.0);
    return points_[i] + t * (points_[i + 1] - points_[i]);
}

QPointF Polyline::direction(double along) const
{
    if (isEmpty())
        return {0, 1};
    const std::size_t i = segmentAt(along);
    const QPointF step = points_[i + 1] - points_[i];
    return step / std::max(1e-9, lengthOf(step));
}

double Polyline::distance(QPointF point) const
{
    double best = 1e9;
    for (std::size_t i = 1; i < points_.size(); ++i) {
        const QPointF a = points_[i - 1];
        const QPointF step = points_[i] - a;
        const double square = QPointF::dotProduct(step, step);
        const double t =
            square > 0 ? std::clamp(QPointF::dotProduct(point - a, step) / square, 0.0, 1.0) : 0.0;
        const QPointF off = point - a - t * step;
        best = std::min(best, QPointF::dotProduct(off, off));
    }
    return std::sqrt(best);
}

Polyline Polyline::part(double from, double to) const
{
    if (isEmpty() || to <= from)
        return {};
    std::vector<QPointF> points{at(from)};
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (lengths_[i] > from && lengths_[i] < to)
            points.push_back(points_[i]);
    }
    points.push_back(at(to));
    return Polyline(std::move(points));
}

Polyline Polyline::shifted(double toTheRight) const
{
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const QPointF before = points_[i] - points_[i > 0 ? i - 1 : i];
        const QPointF after = points_[i + 1 < points_.size() ? i + 1 : i] - points_[i];
        const QPointF sum =
            before / std::max(1e-9, lengthOf(before)) + after / std::max(1e-9, lengthOf(after));
        const double size = std::max(1e-9, lengthOf(sum));
        points.push_back(points_[i] + toTheRight / size * QPointF(-sum.y(), sum.x()));
    }
    return Polyline(std::move(points));
}

QPainterPath Polyline::path() const
{
    QPainterPath path;
    for (std::size_t i = 0; i < points_.size(); ++i)
        i == 0 ? path.moveTo(points_[i]) : path.lineTo(points_[i]);
    return path;
}

} // namespace lodeline::art
