// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tilepixmaps.h"

#include "resources/art/draw/render.h"
#include "resources/art/svgart.h"

#include <QCache>
#include <QPainter>

#include <algorithm>

namespace lodeline::art {

namespace {

struct Key
{
    int design = 0;
    Rotation rotation{};
    QSize px;

    friend bool operator==(const Key&, const Key&) = default;
};

size_t qHash(const Key& key, size_t seed = 0)
{
    return qHashMulti(seed, key.design, index(key.rotation), key.px.width(), key.px.height());
}

qsizetype bytesOf(const QSize& px)
{
    return qsizetype{4} * px.width() * px.height();
}

} // namespace

struct TilePixmaps::Private
{
    // What is found once for a design, whatever the size.
    struct Prepared
    {
        std::shared_ptr<const Layout> layout;
        QByteArray svg;
    };

    std::vector<TileDesign> designs;
    std::vector<Prepared> prepared;
    Theme theme;
    QCache<Key, QPixmap> pixmaps;

    const Prepared& prepare(int design)
    {
        const auto index = static_cast<std::size_t>(design);
        Prepared& found = prepared[index];
        if (!found.layout && found.svg.isEmpty()) {
            if (!designs[index].art.empty())
                found.svg = drawableSvg(designs[index].art);
            if (found.svg.isEmpty())
                found.layout = layoutOf(designs[index]);
        }
        return found;
    }

    QPixmap paint(const Key& key)
    {
        QImage image(key.px, QImage::Format_RGB32);
        image.fill(theme.grass);
        QPainter painter(&image);
        const Prepared& ready = prepare(key.design);
        if (ready.layout)
            paintLayout(painter, QRectF({}, QSizeF(key.px)), *ready.layout, theme, key.rotation);
        else
            paintSvg(painter, QRectF({}, QSizeF(key.px)), ready.svg, theme, key.rotation);
        painter.end();
        return QPixmap::fromImage(std::move(image), Qt::NoFormatConversion);
    }
};

TilePixmaps::TilePixmaps(const TileSet& set, const Theme& theme, qsizetype limit)
    : d_(std::make_unique<Private>())
{
    d_->designs = set.tiles;
    d_->prepared.resize(set.tiles.size());
    d_->theme = theme;
    d_->pixmaps.setMaxCost(limit);
}

TilePixmaps::~TilePixmaps() = default;

QPixmap TilePixmaps::exact(int design, Rotation rotation, QSize px)
{
    if (design < 0 || design >= designCount())
        return {};
    const Key key{design, rotation, px.expandedTo({1, 1}).boundedTo({kLargest, kLargest})};
    if (const QPixmap* found = d_->pixmaps.object(key))
        return *found;
    const QPixmap painted = d_->paint(key);
    d_->pixmaps.insert(key, new QPixmap(painted), bytesOf(key.px));
    return painted;
}

QPixmap TilePixmaps::coarse(int design, Rotation rotation, int px)
{
    const int step = coarseStep(px);
    return exact(design, rotation, {step, step});
}

bool TilePixmaps::hasExact(int design, Rotation rotation, QSize px) const
{
    return d_->pixmaps.contains(Key{design, rotation, px.expandedTo({1, 1}).boundedTo({kLargest, kLargest})});
}

void TilePixmaps::setTheme(const Theme& theme)
{
    if (theme == d_->theme)
        return;
    d_->theme = theme;
    d_->pixmaps.clear();
}

const Theme& TilePixmaps::theme() const
{
    return d_->theme;
}
int TilePixmaps::designCount() const
{
    return static_cast<int>(d_->designs.size());
}
qsizetype TilePixmaps::bytes() const
{
    return d_->pixmaps.totalCost();
}
qsizetype TilePixmaps::limit() const
{
    return d_->pixmaps.maxCost();
}
void TilePixmaps::setLimit(qsizetype bytes)
{
    d_->pixmaps.setMaxCost(bytes);
}

int TilePixmaps::coarseStep(int px)
{
    int step = 16;
    while (step < 256 && px * 3 > step * 4) // a third larger than the step
        step *= 2;
    return step;
}

} // namespace lodeline::art
