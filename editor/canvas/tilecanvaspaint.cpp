// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/tilecanvas.h"
#include "engine/goldrush/design/draft.h"
#include "resources/art/icons.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "ui/wording/tilewords.h"

#include <QLocale>
#include <QPainter>

namespace lodeline::goldrush::editor {
namespace {

constexpr double kLabelDistance = 15; // px from the edge to the middle of its label

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

void TileCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!tile_) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("No tile is chosen. Press Ctrl+T to make a new one."));
        return;
    }
    paintPicture(painter);
    paintDraft(painter);
    paintLabels(painter);
    if (hovered_ && !dragFrom_)
        paintSpot(painter, *hovered_, theme_.board.highlight, false);
    const bool edgeByMouse = !byKeys_ && chosen_ < kSides; // the pointer shows it better
    if (chosen_ >= 0 && chosen_ < offerCount() && !edgeByMouse)
        paintSpot(painter, chosen_ < kSides ? TileSpot{static_cast<Side>(chosen_), {}} : spotOf(chosen_),
                  theme_.board.highlight, hasFocus());
    if (dragFrom_)
        paintDrag(painter);
    if (showsOwnPicture_ && tile_->hasOwnPicture() && art::ownPictures().refusal(art_))
        paintRefusal(painter);
    findSpots();
}

void TileCanvas::paintPicture(QPainter& painter)
{
    const QRectF target = tileRect();
    const QSize physical = (target.size() * devicePixelRatioF()).toSize();
    const int revision = own_.revision();
    if (picture_.size() != physical || revision_ != revision) {
        revision_ = revision;
        picture_ = QPixmap(physical);
        QPainter tile(&picture_);
        TileDesign drawing = *tile_;
        if (!showsOwnPicture_)
            drawing.removeOwnPicture();
        isProvisional_ = art::paintTile(tile, picture_.rect(), drawing, theme_, Rotation::R0,
                                        art::Patience::None, own_) == art::Shown::Provisional;
    }
    painter.setPen(QPen(theme_.window.tileShadow, 6));
    painter.drawRoundedRect(target.adjusted(-1, 0, 1, 3), 4, 4);
    painter.drawPixmap(target, picture_, picture_.rect());
    painter.setPen(QPen(theme_.land.tileEdge, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(target);
}

// What is half done is no part of the tile, but has to be seen.
void TileCanvas::paintDraft(QPainter& painter) const
{
    std::vector<std::pair<QString, int>> marks; // icon, how many
    if (hasDraftTown(*tile_))
        marks.emplace_back(QStringLiteral("town"), 1);
    if (const int nuggets = draftNuggets(*tile_); nuggets > 0)
        marks.emplace_back(QStringLiteral("nugget"), nuggets);
    const double side = tileRect().width() / 6;
    QRectF place(tileRect().center() - QPointF(side * static_cast<double>(marks.size()) / 2, side / 2),
                 QSizeF(side, side));
    for (const auto& [icon, count] : marks) {
        QColor ground = palette().color(QPalette::Base);
        ground.setAlphaF(0.8F);
        painter.setPen(QPen(theme_.board.highlight, 2, Qt::DashLine));
        painter.setBrush(ground);
        painter.drawEllipse(place.adjusted(2, 2, -2, -2));
        const QRectF inner = place.adjusted(side / 5, side / 5, -side / 5, -side / 5);
        art::icon(icon, palette()).paint(&painter, inner.toRect());
        if (count > 1) {
            painter.setPen(palette().color(QPalette::WindowText));
            painter.drawText(place.translated(0, side * 0.75), Qt::AlignCenter,
                             //: %1 how many nuggets
                             tr("× %1").arg(QLocale().toString(count)));
        }
        place.translate(side, 0);
    }
}

void TileCanvas::paintRefusal(QPainter& painter) const
{
    constexpr int kPadding = 6;
    constexpr int kRim = 8; // px from the edge of the tile, which has to be seen
    constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;
    const QString text = tr("The tile's own picture cannot be drawn");
    const QRect room = tileRect().toRect().adjusted(kRim, kRim, -kRim, -kRim);
    QRect box = painter.fontMetrics()
                    .boundingRect(room.adjusted(kPadding, kPadding, -kPadding, -kPadding), kFlags, text)
                    .adjusted(-kPadding, -kPadding, kPadding, kPadding);
    box.moveBottom(room.bottom());
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(box, kFlags, text);
}

void TileCanvas::paintLabels(QPainter& painter) const
{
    const QRectF target = tileRect();
    painter.setPen(palette().color(QPalette::WindowText));
    for (const Side side : kAllSides) {
        const QString text = capitalised(featureName(tile_->edgeKind(side)));
        painter.save();
        painter.translate(target.center());
        // North and south read level, east and west along their edges.
        const bool level = side == Side::North || side == Side::South;
        if (!level)
            painter.rotate(side == Side::East ? 90 : -90);
        const double away = target.width() / 2 + kLabelDistance;
        const double y = side == Side::South ? away : -away;
        painter.drawText(QRectF(-target.width() / 2, y - 12, target.width(), 24), Qt::AlignCenter, text);
        painter.restore();
    }
}

void TileCanvas::paintSpot(QPainter& painter, const TileSpot& spot, const QColor& colour, bool strong) const
{
    const QRectF target = tileRect();
    painter.save();
    painter.setClipRect(target.adjusted(-3, -3, 3, 3));
    painter.translate(target.topLeft());
    painter.scale(target.width(), target.width());
    const QPainterPath shape = spot.edge ? TileSpots::shapeOf(*spot.edge)
                                         : (spot.segment ? spots().shapeOf(*spot.segment) : QPainterPath());
    QColor fill = colour;
    fill.setAlphaF(spot.edge ? 0.28F : 0.16F);
    QPen under(theme_.board.halo, strong ? 5 : 3.5);
    under.setCosmetic(true);
    under.setJoinStyle(Qt::RoundJoin);
    QPen line(colour, strong ? 3 : 1.8, strong ? Qt::SolidLine : Qt::DashLine);
    line.setCosmetic(true);
    line.setJoinStyle(Qt::RoundJoin);
    painter.fillPath(shape, fill);
    painter.strokePath(shape, under);
    painter.strokePath(shape, line);
    painter.restore();
}

void TileCanvas::paintDrag(QPainter& painter) const
{
    const QPointF from = dragByKeys_ && dragFrom_->edge
                             ? toWidget(TileSpots::middleOf(*dragFrom_->edge))
                             : (dragByKeys_ ? toWidget(QPointF(0.5, 0.5)) : pressedAt_);
    QPointF to = pointer_;
    if (dragByKeys_) {
        const bool onEdge = chosen_ >= 0 && chosen_ < kSides;
        to = toWidget(onEdge ? TileSpots::middleOf(static_cast<Side>(chosen_)) : QPointF(0.5, 0.5));
    }
    paintSpot(painter, *dragFrom_, theme_.board.highlight, true);
    painter.setPen(QPen(theme_.board.halo, 8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(theme_.board.highlight, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
}

} // namespace lodeline::goldrush::editor
