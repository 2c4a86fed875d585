// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/labelitem.h"

#include "resources/art/piecepainter.h"

#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {

namespace {

constexpr qreal kPadding = 8;
constexpr qreal kRim = 3;  // of the view around a label
constexpr qreal kGap = 10; // between the anchor and the label

} // namespace

LabelItem::LabelItem(const BoardStyle& style, qreal relativeFontSize)
    : BoardItem(style, Layer::Labels)
{
    setFlag(ItemIgnoresTransformations);
    font_.setPointSizeF(font_.pointSizeF() * relativeFontSize);
    font_.setBold(relativeFontSize > 1);
    hide();
}

void LabelItem::show(QPointF anchor, std::vector<Line> lines)
{
    prepareGeometryChange();
    lines_ = std::move(lines);
    const QFontMetricsF metrics(font_);
    lineHeight_ = metrics.height() * 1.1;
    qreal width = 0;
    for (const Line& line : lines_) {
        const qreal emblem = line.seat < 0 ? 0 : lineHeight_ * 1.15;
        width = std::max(width, metrics.horizontalAdvance(line.text) + emblem);
    }
    const QSizeF size(width + 2 * kPadding, lineHeight_ * static_cast<qreal>(lines_.size()) + kPadding);
    usual_ = {QPointF(-size.width() / 2, -size.height() - kGap), size};
    bounds_ = usual_;
    setPos(anchor);
    keepInView();
    setVisible(!lines_.empty());
    update();
}

void LabelItem::keepInView()
{
    if (!scene() || scene()->views().isEmpty())
        return;
    const QGraphicsView& view = *scene()->views().constFirst();
    const QRectF room = QRectF(view.viewport()->rect()).adjusted(kRim, kRim, -kRim, -kRim);
    const QPointF anchor = view.viewportTransform().map(pos());
    QRectF wanted = usual_.translated(anchor);
    const qreal near = kTile * view.transform().m11(); // what it is about may be in view still
    if (room.adjusted(-near, -near, near, near).contains(anchor)) {
        wanted.moveTop(std::max(std::min(wanted.top(), room.bottom() - wanted.height()), room.top()));
        wanted.moveLeft(std::max(std::min(wanted.left(), room.right() - wanted.width()), room.left()));
    }
    wanted.translate(-anchor);
    if (wanted == bounds_)
        return;
    prepareGeometryChange();
    bounds_ = wanted;
}

void LabelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QColor ground = style().theme.board.halo;
    ground.setAlpha(240);
    painter->setPen(QPen(style().theme.board.spotOutline, 1));
    painter->setBrush(ground);
    painter->drawRoundedRect(bounds_.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);

    painter->setFont(font_);
    painter->setPen(style().theme.board.text);
    QRectF row = bounds_.adjusted(kPadding, kPadding / 2, -kPadding, 0);
    row.setHeight(lineHeight_);
    for (const Line& line : lines_) {
        QRectF text = row;
        if (line.seat >= 0) {
            art::paintEmblem(*painter, QRectF(row.topLeft(), QSizeF(lineHeight_, lineHeight_)),
                             style().colour(line.seat), style().theme);
            text.setLeft(row.left() + lineHeight_ * 1.15);
        }
        painter->drawText(text, Qt::AlignCenter, line.text);
        row.translate(0, lineHeight_);
    }
}

} // namespace lodeline::goldrush
