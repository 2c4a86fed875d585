// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/items/ghostitem.h"

#include "app/board/overlays/paintmarks.h"

#include <QPainter>

namespace lodeline::app {

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
    painter.setPen(QPen(style().theme.halo, 7));
    painter.drawRoundedRect(edge.adjusted(-1, -1, 1, 1), 4, 4);
    painter.setPen(QPen(style().theme.highlight, 4));
    painter.drawRoundedRect(edge.adjusted(-1, -1, 1, 1), 4, 4);
    if (pose_.byKeyboard)
        paintFocus(painter, edge.adjusted(-5, -5, 5, 5), style().theme);
}

void GhostItem::paintBadge(QPainter& painter) const
{
    const QRectF badge(kTile - 36, 6, 30, 30);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style().theme.halo);
    painter.drawEllipse(badge);
    if (pose_.rotations > 1)
        paintTurnArrow(painter, badge.adjusted(7, 7, -7, -7), style().theme.text);
    else
        paintLock(painter, badge.adjusted(8, 7, -8, -7), style().theme.text);
}

} // namespace lodeline::app
