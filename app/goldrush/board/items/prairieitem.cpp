// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/prairieitem.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr int kTint = 70; // alpha

} // namespace

PrairieItem::PrairieItem(const BoardStyle& style, std::vector<QPainterPath> shapes, std::vector<int> seats)
    : BoardItem(style, Layer::Spots)
    , shapes_(std::move(shapes))
    , seats_(std::move(seats))
{
    setFlag(ItemUsesExtendedStyleOption); // a prairie may go on far beyond what is seen
    for (const QPainterPath& shape : shapes_)
        bounds_ |= shape.boundingRect();
}

void PrairieItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    if (!style().paintsStill())
        return;
    for (const int seat : seats_) {
        const QString& name = style().colour(seat);
        const QColor colour = style().theme.livery(name).body;
        QColor tint = colour;
        tint.setAlpha(kTint);
        const QBrush lines(colour, art::playerPattern(name)); // owners differ by more than colour
        for (const QPainterPath& shape : shapes_) {
            if (!shape.controlPointRect().intersects(option->exposedRect))
                continue;
            painter->fillPath(shape, tint);
            painter->fillPath(shape, lines);
        }
    }
}

} // namespace lodeline::goldrush
