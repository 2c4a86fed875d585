// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/paintmarks.h"

#include <QPainter>
#include <QPainterPath>

namespace lodeline::goldrush {

namespace {

// Maps the unit square to the box.
void enterBox(QPainter& painter, const QRectF& box)
{
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width(), box.height());
}

QPen unitPen(const QColor& colour, qreal width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintHead(QPainter& painter, QPointF tip, QPointF left, QPointF right, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{tip, left, right});
}

} // namespace

void paintFocus(QPainter& painter, const QRectF& box, const art::Theme& theme)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.board.halo, 4));
    painter.drawRoundedRect(box, 8, 8);
    QPen pen(theme.board.text, 2.5);
    pen.setDashPattern({2.5, 2});
    painter.setPen(pen);
    painter.drawRoundedRect(box, 8, 8);
}

void paintTurnArrow(QPainter& painter, const QRectF& box, const QColor& colour)
{
    enterBox(painter, box);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(unitPen(colour, 0.16));
    painter.drawArc(QRectF(0.1, 0.1, 0.8, 0.8), 60 * 16, 270 * 16);
    paintHead(painter, {0.98, 0.36}, {0.5, 0.32}, {0.78, -0.06}, colour);
    painter.restore();
}

void paintLock(QPainter& painter, const QRectF& box, const QColor& colour)
{
    enterBox(painter, box);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(unitPen(colour, 0.14));
    painter.drawArc(QRectF(0.22, 0.05, 0.56, 0.8), 0, 180 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(0.08, 0.44, 0.84, 0.54), 0.1, 0.1);
    painter.restore();
}

void paintPickaxe(QPainter& painter, const QRectF& box, const QColor& colour)
{
    enterBox(painter, box);
    painter.setPen(unitPen(colour, 0.12));
    painter.drawLine(QPointF(0.16, 0.9), QPointF(0.68, 0.3));
    QPainterPath head(QPointF(0.28, 0.1));
    head.quadTo(0.78, 0.1, 0.94, 0.72);
    head.quadTo(0.66, 0.32, 0.28, 0.1);
    painter.setPen(unitPen(colour, 0.06));
    painter.setBrush(colour);
    painter.drawPath(head);
    painter.restore();
}

void paintReturnArrow(QPainter& painter, const QRectF& box, const QColor& colour)
{
    enterBox(painter, box);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(unitPen(colour, 0.15));
    QPainterPath path(QPointF(0.85, 0.9));
    path.cubicTo(0.95, 0.3, 0.6, 0.3, 0.35, 0.32);
    painter.drawPath(path);
    paintHead(painter, {0.02, 0.32}, {0.42, 0.04}, {0.42, 0.62}, colour);
    painter.restore();
}

} // namespace lodeline::goldrush
