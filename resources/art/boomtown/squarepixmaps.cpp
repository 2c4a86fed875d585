// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/squarepixmaps.h"

#include "resources/art/boomtown/cardpainter.h"
#include "resources/art/draw/finished.h"

#include <QCache>
#include <QPainter>

namespace lodeline::boomtown {
namespace {

struct Key
{
    Square square;
    QSize px;

    friend bool operator==(const Key&, const Key&) = default;
};

size_t qHash(const Key& key, size_t seed = 0)
{
    return qHashMulti(seed, index(key.square.territory), index(key.square.symbol), key.px.width(),
                      key.px.height());
}

QSize inRange(QSize px)
{
    constexpr int kLargest = SquarePixmaps::kLargest;
    return px.expandedTo({1, 1}).boundedTo({kLargest, kLargest});
}

} // namespace

struct SquarePixmaps::Private
{
    art::Theme theme;
    QCache<Key, QPixmap> pixmaps;
};

SquarePixmaps::SquarePixmaps(const art::Theme& theme, qsizetype limit)
    : d_(std::make_unique<Private>())
{
    d_->theme = theme;
    d_->pixmaps.setMaxCost(limit);
}

SquarePixmaps::~SquarePixmaps() = default;

QPixmap SquarePixmaps::exact(Square square, QSize px)
{
    const Key key{square, inRange(px)};
    if (const QPixmap* found = d_->pixmaps.object(key))
        return *found;
    QImage image(key.px, QImage::Format_RGB32);
    image.fill(d_->theme.territories[index(square.territory)].ground);
    QPainter painter(&image);
    paintSquare(painter, QRectF({}, QSizeF(key.px)), square, d_->theme);
    painter.end();
    const QPixmap painted = QPixmap::fromImage(art::finished(image), Qt::NoFormatConversion);
    d_->pixmaps.insert(key, new QPixmap(painted), qsizetype{4} * key.px.width() * key.px.height());
    return painted;
}

bool SquarePixmaps::hasExact(Square square, QSize px) const
{
    return d_->pixmaps.contains(Key{square, inRange(px)});
}

bool SquarePixmaps::blit(QPainter& painter, qreal side, Square square, art::BlitQuality quality)
{
    return art::blit(
        painter, side, quality, [&](QSize px) { return hasExact(square, px); },
        [&](QSize px) { return exact(square, px); });
}

void SquarePixmaps::setTheme(const art::Theme& theme)
{
    if (theme == d_->theme)
        return;
    d_->theme = theme;
    d_->pixmaps.clear();
}

const art::Theme& SquarePixmaps::theme() const
{
    return d_->theme;
}

qsizetype SquarePixmaps::bytes() const
{
    return d_->pixmaps.totalCost();
}

} // namespace lodeline::boomtown
