// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/tokenitem.h"

#include "resources/art/piecepainter.h"

#include <QPainter>

namespace lodeline::goldrush {

TokenItem::TokenItem(const BoardStyle& style, QPointF centre, int count)
    : BoardItem(style, Layer::Tokens)
    , count_(count)
{
    setPos(centre);
}

void TokenItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const auto paint = [this](QPainter& figure, const QRectF& box) {
        return art::paintTokens(figure, box, count_, style().theme, style().parts);
    };
    style().figures.draw(*painter, boundingRect(), QStringLiteral("tokens %1").arg(count_), style().hurries(),
                         paint);
}

} // namespace lodeline::goldrush
