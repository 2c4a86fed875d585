// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/ghostitem.h"

#include "app/goldrush/board/paint/paintmarks.h"

#include <QPainter>

namespace lodeline::goldrush {

GhostItem::GhostItem(const BoardStyle& style)
    : BoardItem(style, Layer::Ghost)
{
    hide();
}

void GhostItem::show(const Pose& pose)
{
    pose_ = pose;
    setPos(tileCorner(pose.at));
    setVisible(true);
    update();
}

void GhostItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setOpacity(0.9);
    style().blitTile(painter, kTile, pose_.design, pose_.rotation);
    painter->setOpacity(1);
    painter->setRenderHint(QPainter::Antialiasing);
    paintFrame(*painter);
    paintBadge(*painter);
}

void GhostItem::paintFrame(QPainter& painter) const
{
    const QRectF edge(0, 0, kTile, kTile);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style().theme.board.halo, 7));
    painter.drawRoundedRect(edge.adjusted(-1, -1, 1, 1), 4, 4);
    painter.setPen(QPen(style().theme.board.highlight, 4));
    painter.drawRoundedRect(edge.adjusted(-1, -1, 1, 1), 4, 4);
    if (pose_.byKeyboard)
        paintFocus(painter, edge.adjusted(-5, -5, 5, 5), style().theme);
}

void GhostItem::paintBadge(QPainter& painter) const
{
    const QRectF badge(kTile - 17, -17, 34, 34); // over the corner, so that it hides little of the tile
    QColor ground = style().theme.board.halo;
    ground.setAlpha(255);
    painter.setPen(QPen(style().theme.board.highlight, 3));
    painter.setBrush(ground);
    painter.drawEllipse(badge);
    if (pose_.rotations > 1)
        paintTurnArrow(painter, badge.adjusted(9, 9, -9, -9), style().theme.board.text);
    else
        paintLock(painter, badge.adjusted(10, 9, -10, -9), style().theme.board.text);
}

} // namespace lodeline::goldrush
