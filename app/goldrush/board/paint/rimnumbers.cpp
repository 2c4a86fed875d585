// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/rimnumbers.h"

#include "app/goldrush/board/paint/metrics.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr qreal kMargin = 5;  // from the edge of the view
constexpr qreal kBetween = 8; // between two numbers
constexpr qreal kOpacity = 0.8;

constexpr qreal kOutline = 3; // pixels of the pen

QPixmap pictureOf(const QString& number, const QFont& font, qreal ratio, const art::Theme& theme)
{
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(number) + 2 * kOutline, metrics.capHeight() + 2 * kOutline);
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainterPath path;
    path.addText(kOutline, kOutline + metrics.capHeight(), font, number);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(path, QPen(theme.board.halo, kOutline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, theme.board.text);
    return picture;
}

// Each so many of the numbers from `first` to `last` has room.
int stepOf(qreal tile, qreal number)
{
    int step = 1;
    while (step * tile < number + kBetween)
        step *= 2;
    return step;
}

} // namespace

void RimNumbers::paintNumber(QPainter& painter, QPointF centre, int number, const art::Theme& theme)
{
    QPixmap& picture = pictures_[number];
    if (picture.isNull())
        picture = pictureOf(QLocale().toString(number), painter.font(), painter.device()->devicePixelRatioF(),
                            theme);
    const QSizeF size = picture.deviceIndependentSize();
    painter.drawPixmap((centre - QPointF(size.width(), size.height()) / 2).toPoint(), picture);
}

void RimNumbers::paint(QPainter& painter, const QTransform& sceneToView, const QRect& view,
                       const QRectF& tiles, const art::Theme& theme)
{
    const QFontMetricsF metrics(painter.font());
    const QLocale locale;
    const Position first = positionAt(tiles.topLeft() + QPointF(1, 1));
    const Position last = positionAt(tiles.bottomRight() - QPointF(1, 1));
    const qreal wide = std::max(metrics.horizontalAdvance(locale.toString(std::min(first.x, first.y))),
                                metrics.horizontalAdvance(locale.toString(std::max(last.x, last.y))));
    const qreal tile = sceneToView.m11() * kTile;
    const qreal top = view.top() + kMargin + metrics.capHeight() / 2;
    const qreal side = kMargin + wide / 2;
    const qreal left = view.left() + side;
    // The corner belongs to neither.
    const QRectF columns = QRectF(view).adjusted(side + wide, 0, -wide, 0);
    const QRectF rows = QRectF(view).adjusted(0, metrics.height() + kMargin, 0, -metrics.height() / 2);
    painter.setOpacity(kOpacity);
    for (int x = first.x, step = stepOf(tile, wide); x <= last.x; ++x) {
        const qreal at = sceneToView.map(QPointF((x + 0.5) * kTile, 0)).x();
        if (x % step == 0 && at >= columns.left() && at <= columns.right())
            paintNumber(painter, {at, top}, x, theme);
    }
    for (int y = first.y, step = stepOf(tile, metrics.height()); y <= last.y; ++y) {
        const qreal at = sceneToView.map(QPointF(0, (y + 0.5) * kTile)).y();
        if (y % step == 0 && at >= rows.top() && at <= rows.bottom())
            paintNumber(painter, {left, at}, y, theme);
    }
}

} // namespace lodeline::goldrush
