// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/edgemarks.h"

#include <QPainter>
#include <QPainterPath>

namespace lodeline::goldrush::editor {
namespace {

// As bright as the theme paints the land.
QColor shaded(QColor colour, const art::Theme& theme)
{
    const auto value = static_cast<float>(colour.valueF() * theme.brightness);
    return QColor::fromHsvF(colour.hsvHueF(), colour.hsvSaturationF(), value);
}

// All of these paint a strip of 2 by 1 that leads to its lower long side.

void paintTrack(QPainter& painter, const art::Theme& theme)
{
    painter.fillRect(QRectF(0.66, 0, 0.68, 1), shaded(theme.track.ballast, theme));
    painter.setPen(QPen(shaded(theme.track.sleeper, theme), 0.13));
    for (const qreal y : {0.16, 0.5, 0.84})
        painter.drawLine(QPointF(0.72, y), QPointF(1.28, y));
    painter.setPen(QPen(shaded(theme.track.rail, theme), 0.1));
    for (const qreal x : {0.86, 1.14})
        painter.drawLine(QPointF(x, 0), QPointF(x, 1));
}

void paintPeaks(QPainter& painter, const art::Theme& theme)
{
    painter.fillRect(QRectF(0, 0, 2, 1), shaded(theme.land.rock, theme));
    for (const qreal x : {0.62, 1.38}) {
        QPainterPath peak(QPointF(x - 0.4, 0.86));
        peak.lineTo(x, 0.16);
        peak.lineTo(x + 0.4, 0.86);
        peak.closeSubpath();
        painter.setPen(QPen(shaded(theme.land.rock, theme).darker(190), 0.08));
        painter.setBrush(shaded(theme.land.snow, theme));
        painter.drawPath(peak);
    }
}

} // namespace

void paintEdgeKind(QPainter& painter, const QRectF& box, FeatureKind kind, Side side, const art::Theme& theme)
{
    const bool upright = side == Side::North || side == Side::South;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(box, Qt::IntersectClip);
    painter.translate(box.center());
    painter.rotate(90.0 * (index(side) - index(Side::South)));
    const qreal length = upright ? box.width() : box.height();
    const qreal depth = upright ? box.height() : box.width();
    painter.scale(length / 2, depth);
    painter.translate(-1, -0.5);
    painter.fillRect(QRectF(0, 0, 2, 1), shaded(theme.land.grass, theme));
    if (kind == FeatureKind::Railroad)
        paintTrack(painter, theme);
    else if (kind == FeatureKind::Mountain)
        paintPeaks(painter, theme);
    painter.restore();
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.land.tileEdge, 1));
    painter.drawRect(box);
    painter.restore();
}

void paintSquare(QPainter& painter, const QRectF& box, const SquareShape& shape, const art::Theme& theme)
{
    const qreal side = box.width() / 2;
    const qreal depth = side / 2;
    const QRectF place(box.center().x() - side / 2, box.center().y() - side / 2, side, side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.board.spotOutline, 1.2, Qt::DashLine));
    painter.setBrush(theme.board.spot);
    painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 2, 2);
    painter.restore();
    const std::array<QRectF, kSides> around{QRectF(place.left(), place.top() - depth, side, depth),
                                            QRectF(place.right(), place.top(), depth, side),
                                            QRectF(place.left(), place.bottom(), side, depth),
                                            QRectF(place.left() - depth, place.top(), depth, side)};
    for (const Side to : kAllSides) {
        const auto at = static_cast<std::size_t>(index(to));
        if (shape[at])
            paintEdgeKind(painter, around[at], *shape[at], opposite(to), theme);
    }
}

} // namespace lodeline::goldrush::editor
