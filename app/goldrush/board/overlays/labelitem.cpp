// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/labelitem.h"

#include "app/goldrush/board/overlays/tilerow.h"
#include "resources/art/piecepainter.h"
#include "ui/windows/textscale.h"

#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {

namespace {

constexpr qreal kPadding = 8;
constexpr qreal kRim = 8;       // of the view around a label
constexpr qreal kGap = 10;      // between the anchor and the label
constexpr qreal kAnyRoom = 1e6; // where no view bounds it
constexpr qreal kEmblem = 1.15; // of the height of a line, with what parts it from the text
constexpr int kWrapped = Qt::AlignCenter | Qt::TextWordWrap;

} // namespace

LabelItem::LabelItem(const BoardStyle& style, qreal relativeFontSize)
    : BoardItem(style, Layer::Labels)
    , relativeFontSize_(relativeFontSize)
{
    setFlag(ItemIgnoresTransformations);
    hide();
}

void LabelItem::show(QPointF anchor, std::vector<Line> lines, std::vector<Kept> kept)
{
    lines_ = std::move(lines);
    kept_ = std::move(kept);
    font_ = QFont(); // as large as the program has letters by now
    ui::setScaled(font_, font_, relativeFontSize_);
    font_.setBold(relativeFontSize_ > 1);
    setPos(anchor);
    const std::optional<QRectF> room = this->room();
    layOut(room ? room->width() : kAnyRoom);
    keepInView();
    setVisible(!lines_.empty());
    update();
}

void LabelItem::layOut(qreal most)
{
    prepareGeometryChange();
    most_ = most;
    const QFontMetricsF metrics(font_);
    lineHeight_ = metrics.height() * 1.1;
    heights_.clear();
    qreal width = 0;
    qreal height = 0;
    for (const Line& line : lines_) {
        const qreal emblem = line.seat < 0 ? 0 : lineHeight_ * kEmblem;
        const qreal widest = std::max(most - emblem - 2 * kPadding, lineHeight_);
        QSizeF text(metrics.horizontalAdvance(line.text), lineHeight_);
        if (text.width() > widest) {
            text = metrics.boundingRect(QRectF(0, 0, widest, kAnyRoom), kWrapped, line.text).size();
            text = {widest, text.height() + lineHeight_ - metrics.height()};
        }
        const QSizeF tiles = TileRow(line.tiles).size(metrics);
        width = std::max({width, text.width() + emblem, tiles.width()});
        height += text.height() + tiles.height();
        heights_.push_back(text.height());
    }
    const QSizeF size(width + 2 * kPadding, height + kPadding);
    usual_ = {QPointF(-size.width() / 2, -size.height() - kGap), size};
    bounds_ = usual_;
}

std::optional<QRectF> LabelItem::room() const
{
    if (!scene() || scene()->views().isEmpty())
        return std::nullopt;
    const QRect viewport = scene()->views().constFirst()->viewport()->rect();
    return QRectF(viewport).adjusted(kRim, kRim, -kRim, -kRim);
}

void LabelItem::keepInView()
{
    const std::optional<QRectF> room = this->room();
    if (!room)
        return;
    if (room->width() != most_)
        layOut(room->width());
    const QTransform toView = scene()->views().constFirst()->viewportTransform();
    const QPointF anchor = toView.map(pos());
    QRectF wanted = usual_.translated(anchor);
    const qreal near = kTile * toView.m11(); // what it is about may be in view still
    if (room->adjusted(-near, -near, near, near).contains(anchor)) {
        std::vector<Kept> kept;
        for (const Kept& what : kept_)
            kept.push_back({toView.mapRect(what.part), what.weight});
        wanted = labelPlace(wanted, *room, kept);
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
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Line& line = lines_[i];
        row.setHeight(heights_[i]);
        QRectF text = row;
        if (line.seat >= 0) {
            QRectF emblem(row.topLeft(), QSizeF(lineHeight_, lineHeight_));
            if (painter->layoutDirection() == Qt::RightToLeft) {
                emblem.moveRight(row.right());
                text.setRight(row.right() - lineHeight_ * kEmblem);
            } else {
                text.setLeft(row.left() + lineHeight_ * kEmblem);
            }
            art::paintEmblem(*painter, emblem, style().colour(line.seat), style().theme);
        }
        const bool isWrapped = heights_[i] > lineHeight_;
        painter->drawText(text, isWrapped ? kWrapped : int(Qt::AlignCenter), line.text);
        row.translate(0, heights_[i]);
        const TileRow tiles(line.tiles);
        const QSizeF size = tiles.size(QFontMetricsF(font_));
        tiles.paint(*painter, {row.center().x() - size.width() / 2, row.top()}, style());
        row.translate(0, size.height());
    }
}

} // namespace lodeline::goldrush
