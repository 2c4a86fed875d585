// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/items/pieceitem.h"

#include "resources/art/piecepainter.h"

#include <QPainter>

namespace lodeline::app {

PieceItem::PieceItem(const BoardStyle& style, const PieceOnBoard& piece, QPointF centre)
    : BoardItem(style, Layer::Pieces)
    , piece_(piece)
{
    setPos(centre);
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    paintFigure(*painter, boundingRect(), piece_.piece, piece_.segment.kind, style().colour(piece_.player));
}

void PieceItem::paintFigure(QPainter& painter, const QRectF& box, events::Piece piece, FeatureKind ground,
                            const QString& colour)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (piece == events::Piece::Tent) {
        art::paintTent(painter, box, colour);
        return;
    }
    const bool farmer = ground == FeatureKind::Prairie;
    art::paintCowboy(painter, box, colour, farmer ? art::CowboyPose::Lying : art::CowboyPose::Standing);
}

} // namespace lodeline::app
