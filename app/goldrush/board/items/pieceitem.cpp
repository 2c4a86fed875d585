// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/pieceitem.h"

#include "resources/art/piecepainter.h"

#include <QPainter>

namespace lodeline::goldrush {

PieceItem::PieceItem(const BoardStyle& style, const PieceOnBoard& piece, QPointF centre)
    : BoardItem(style, Layer::Pieces)
    , piece_(piece)
{
    setPos(centre);
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    paintFigure(*painter, boundingRect(), style(), piece_.player, piece_.piece, piece_.segment.kind);
}

void PieceItem::paintFigure(QPainter& painter, const QRectF& box, const BoardStyle& style, int seat,
                            events::Piece piece, FeatureKind ground)
{
    const QString& colour = style.colour(seat);
    if (piece == events::Piece::Tent) {
        const auto paint = [&](QPainter& figure, const QRectF& where) {
            return art::paintTent(figure, where, colour, style.theme, style.parts);
        };
        style.figures.draw(painter, box, QStringLiteral("tent %1").arg(colour), style.hurries(), paint);
        return;
    }
    const bool farmer = ground == FeatureKind::Prairie;
    const auto pose = farmer ? art::CowboyPose::Lying : art::CowboyPose::Standing;
    const auto paint = [&](QPainter& figure, const QRectF& where) {
        return art::paintCowboy(figure, where, colour, pose, style.theme, style.parts);
    };
    const QString key = (farmer ? QStringLiteral("farmer %1") : QStringLiteral("cowboy %1")).arg(colour);
    style.figures.draw(painter, box, key, style.hurries(), paint);
}

} // namespace lodeline::goldrush
