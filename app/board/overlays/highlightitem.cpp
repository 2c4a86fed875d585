// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/overlays/highlightitem.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::app {

HighlightItem::HighlightItem(const BoardStyle& style)
    : BoardItem(style, Layer::Highlight)
{
    hide();
}

void HighlightItem::show(const std::vector<Position>& tiles)
{
    prepareGeometryChange();
    tiles_ = tiles;
    outline_.clear();
    bounds_ = {};
    for (const Position at : tiles_) {
        const QRectF rect = tileRect(at);
        bounds_ |= rect.adjusted(-6, -6, 6, 6);
        const QPointF corners[]{rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
        for (const Side side : kAllSides) {
            if (!std::binary_search(tiles_.begin(), tiles_.end(), neighbour(at, side)))
                outline_.emplace_back(corners[index(side)], corners[(index(side) + 1) % kSides]);
        }
    }
    setVisible(!tiles_.empty());
    update();
}

void HighlightItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QColor glow = style().theme.highlight;
    glow.setAlpha(56);
    for (const Position at : tiles_)
        painter->fillRect(tileRect(at), glow);
    const auto lines = static_cast<int>(outline_.size());
    painter->setPen(QPen(style().theme.halo, 9, Qt::SolidLine, Qt::RoundCap));
    painter->drawLines(outline_.data(), lines);
    painter->setPen(QPen(style().theme.highlight, 5, Qt::SolidLine, Qt::RoundCap));
    painter->drawLines(outline_.data(), lines);
}

} // namespace lodeline::app
