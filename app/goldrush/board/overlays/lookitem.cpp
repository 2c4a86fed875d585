// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/lookitem.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr qreal kOut = 5; // of the corners from the square
constexpr qreal kArm = 0.3 * kTile;
constexpr qreal kLine = 6;
constexpr qreal kHalo = 12;
constexpr qreal kThinnest = 2; // pixels, of the line

QPainterPath cornersOf(const QRectF& box)
{
    QPainterPath corners;
    for (const auto& [corner, right, down] :
         {std::tuple(box.topLeft(), 1, 1), std::tuple(box.topRight(), -1, 1),
          std::tuple(box.bottomRight(), -1, -1), std::tuple(box.bottomLeft(), 1, -1)}) {
        corners.moveTo(corner + QPointF(right * kArm, 0));
        corners.lineTo(corner);
        corners.lineTo(corner + QPointF(0, down * kArm));
    }
    return corners;
}

} // namespace

LookItem::LookItem(const BoardStyle& style)
    : BoardItem(style, Layer::Look)
{
    hide();
}

void LookItem::show(Position at)
{
    setPos(tileCorner(at));
    setVisible(true);
}

QRectF LookItem::boundingRect() const
{
    return QRectF(0, 0, kTile, kTile).adjusted(-kTile / 4, -kTile / 4, kTile / 4, kTile / 4);
}

void LookItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const QPainterPath corners = cornersOf(QRectF(0, 0, kTile, kTile).adjusted(-kOut, -kOut, kOut, kOut));
    const qreal wider = std::max(1.0, kThinnest / (kLine * painter->worldTransform().m11()));
    for (const auto& [colour, width] :
         {std::pair(style().theme.board.halo, kHalo), std::pair(style().theme.board.text, kLine)}) {
        painter->setPen(QPen(colour, width * wider, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(corners);
    }
}

} // namespace lodeline::goldrush
