// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"

#include <QPainterPathStroker>
#include <QTransform>

namespace lodeline::art {

using namespace goldrush;

QColor Canvas::shaded(QColor colour) const
{
    const double f = theme.brightness;
    return QColor::fromRgbF(float(colour.redF() * f), float(colour.greenF() * f), float(colour.blueF() * f),
                            colour.alphaF());
}

void Canvas::standAt(QPointF at, double size) const
{
    painter.save();
    painter.translate(at);
    painter.rotate(-degrees(rotation));
    painter.scale(size, size);
}

QPen pen(const QColor& colour, double width, Qt::PenCapStyle cap)
{
    return QPen(colour, width, Qt::SolidLine, cap, Qt::RoundJoin);
}

QPolygonF polygon(std::initializer_list<std::initializer_list<double>> points)
{
    QPolygonF result;
    for (const auto& point : points)
        result << QPointF(*point.begin(), *(point.begin() + 1));
    return result;
}

QPainterPath path(std::initializer_list<std::initializer_list<double>> points)
{
    QPainterPath result;
    result.addPolygon(polygon(points));
    result.closeSubpath();
    return result;
}

QPainterPath strokeOf(const QPainterPath& outline, double width)
{
    // The stroker is exact to a quarter of a unit, and a figure is one unit large.
    const auto larger = QTransform::fromScale(256, 256);
    QPainterPathStroker stroker(pen({}, width * larger.m11()));
    return larger.inverted().map(stroker.createStroke(larger.map(outline)).simplified());
}

} // namespace lodeline::art
