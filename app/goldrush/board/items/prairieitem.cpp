// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/prairieitem.h"

#include <QPainter>

#include <array>
#include <utility>

namespace lodeline::goldrush {
namespace {

// By seat, so that owners are told apart by more than colour.
constexpr std::array kPatterns{Qt::BDiagPattern, Qt::FDiagPattern, Qt::HorPattern, Qt::VerPattern,
                               Qt::DiagCrossPattern};
constexpr int kTint = 70; // alpha

} // namespace

PrairieItem::PrairieItem(const BoardStyle& style, std::vector<QPainterPath> shapes, std::vector<int> seats)
    : BoardItem(style, Layer::Spots)
    , shapes_(std::move(shapes))
    , seats_(std::move(seats))
{
    for (const QPainterPath& shape : shapes_)
        bounds_ |= shape.boundingRect();
}

void PrairieItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    for (const int seat : seats_) {
        const QColor colour = style().theme.livery(style().colour(seat)).body;
        QColor tint = colour;
        tint.setAlpha(kTint);
        const QBrush lines(colour, kPatterns[static_cast<std::size_t>(seat)]);
        for (const QPainterPath& shape : shapes_) {
            painter->fillPath(shape, tint);
            painter->fillPath(shape, lines);
        }
    }
}

} // namespace lodeline::goldrush
