// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/patchview.h"

#include "editor/preview/designpictures.h"
#include "ui/plain/shown.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

constexpr qreal kCorner = 8;
constexpr int kTextMargin = 16;
constexpr int kSmallest = 44; // of a tile
constexpr int kUsualRadius = 2;

} // namespace

PatchView::PatchView(DesignPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , pictures_(pictures)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&pictures_, &DesignPictures::changed, this, qOverload<>(&QWidget::update));
}

void PatchView::setPatch(std::vector<PatchTile> patch, int radius)
{
    patch_ = std::move(patch);
    radius_ = radius;
    update();
}

void PatchView::setPlaceholder(const QString& text)
{
    placeholder_ = text;
    update();
}

int PatchView::fittingRadius() const
{
    return table().width() >= (2 * kUsualRadius + 1) * kSmallest ? kUsualRadius : 1;
}

QRect PatchView::table() const
{
    const int side = std::min(width(), height());
    return QStyle::visualRect(layoutDirection(), rect(), {0, 0, side, side});
}

int PatchView::tilePixels() const
{
    return std::max(static_cast<int>(table().width() * devicePixelRatioF() / columns()), 1);
}

QRectF PatchView::squareAt(Position at) const
{
    const QRect all = table();
    const qreal side = tilePixels() / devicePixelRatioF();
    // On a whole physical pixel: then the others are on one, too, and no gap shows between tiles.
    const auto start = [&](int from) {
        const qreal first = from + (all.width() - side * columns()) / 2;
        return std::floor(first * devicePixelRatioF()) / devicePixelRatioF();
    };
    return {start(all.left()) + (at.x + radius_) * side, start(all.top()) + (at.y + radius_) * side, side,
            side};
}

void PatchView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const art::Theme& theme = pictures_.theme();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.board.table);
    painter.drawRoundedRect(table(), kCorner, kCorner);
    complete_ = true;
    if (patch_.empty()) {
        painter.setPen(theme.board.text);
        painter.drawText(table().adjusted(kTextMargin, 0, -kTextMargin, 0),
                         static_cast<int>(Qt::AlignCenter | Qt::TextWordWrap), placeholder_);
        return;
    }
    paintOpenSquares(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const PatchTile& tile : patch_) {
        const QPixmap picture = pictures_.picture(tile.design, tile.rotation, tilePixels());
        complete_ = complete_ && !picture.isNull();
        if (!picture.isNull())
            painter.drawPixmap(squareAt(tile.at), picture, picture.rect());
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QRectF middle = squareAt({});
    painter.setPen(QPen(theme.window.markShadow, 4.5));
    painter.drawRoundedRect(middle, 3, 3);
    painter.setPen(QPen(theme.board.highlight, 2.5));
    painter.drawRoundedRect(middle, 3, 3);
}

void PatchView::paintOpenSquares(QPainter& painter) const
{
    QColor line = pictures_.theme().board.spotOutline;
    line.setAlphaF(0.4F);
    painter.setPen(QPen(line, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    for (int y = -radius_; y <= radius_; ++y) {
        for (int x = -radius_; x <= radius_; ++x) {
            const Position at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
            if (std::ranges::find(patch_, at, &PatchTile::at) == patch_.end())
                painter.drawRoundedRect(squareAt(at).adjusted(4, 4, -4, -4), 4, 4);
        }
    }
}

QString PatchView::tipAt(QPointF point) const
{
    const auto tile =
        std::ranges::find_if(patch_, [&](const PatchTile& t) { return squareAt(t.at).contains(point); });
    const auto& tiles = pictures_.tiles();
    if (tile == patch_.end() || static_cast<std::size_t>(tile->design) >= tiles.size())
        return {};
    const QString id = ui::nameInText(tiles[static_cast<std::size_t>(tile->design)].id);
    //: %1 the id of a tile, %2 a rotation in degrees
    return tr("Tile %1, %2°").arg(id, QLocale().toString(degrees(tile->rotation)));
}

bool PatchView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), ui::toolTip(tipAt(help->pos())), this);
        return true;
    }
    return QWidget::event(event);
}

void PatchView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    emit resized();
}

} // namespace lodeline::goldrush::editor
