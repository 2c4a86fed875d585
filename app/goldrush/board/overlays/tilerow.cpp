// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/tilerow.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct TileRowWords
{
    Q_DECLARE_TR_FUNCTIONS(TileRow)
};

// Device-independent pixels.
constexpr qreal kTilePicture = 44;
constexpr qreal kTileGap = 8;
constexpr qreal kTileFrame = 2;

QString countText(const FittingTile& tile)
{
    //: So many copies of a tile, below its picture
    return TileRowWords::tr("×%1").arg(QLocale().toString(tile.left + (tile.inHand ? 1 : 0)));
}

} // namespace

TileRow::TileRow(const std::vector<FittingTile>& tiles)
    : tiles_(tiles)
{
    std::ranges::stable_sort(tiles_, [](const FittingTile& a, const FittingTile& b) {
        return std::pair(a.inHand, a.left) > std::pair(b.inHand, b.left);
    });
    if (tiles_.size() > kMost) {
        more_ = static_cast<int>(tiles_.size() - kMost);
        tiles_.resize(kMost);
    }
}

QSizeF TileRow::size(const QFontMetricsF& metrics) const
{
    if (tiles_.empty())
        return {0, 0};
    const qreal cells = static_cast<qreal>(tiles_.size()) + (more_ > 0 ? 1 : 0);
    return {cells * (kTilePicture + kTileGap), kTilePicture + metrics.height() + 2 * kTileFrame};
}

void TileRow::paint(QPainter& painter, QPointF corner, const BoardStyle& style) const
{
    QRectF picture(corner + QPointF(kTileGap / 2, kTileFrame), QSizeF(kTilePicture, kTilePicture));
    const qreal line = QFontMetricsF(painter.font()).height();
    for (const FittingTile& tile : tiles_) {
        painter.save();
        painter.translate(picture.topLeft());
        style.blitTile(&painter, kTilePicture, tile.design, tile.rotation);
        painter.restore();
        if (tile.inHand) {
            painter.save();
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(style.theme.board.highlight, kTileFrame));
            painter.drawRect(picture);
            painter.restore();
        }
        painter.drawText(QRectF(picture.left(), picture.bottom() + kTileFrame, kTilePicture, line),
                         Qt::AlignCenter, countText(tile));
        picture.translate(kTilePicture + kTileGap, 0);
    }
    if (more_ > 0)
        //: So many more different tiles, after the pictures of the first ones
        painter.drawText(picture, Qt::AlignCenter, TileRowWords::tr("+%1").arg(QLocale().toString(more_)));
}

} // namespace lodeline::goldrush
