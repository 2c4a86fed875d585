// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tilepixmaps.h"

#include "resources/art/draw/onpixels.h"
#include "resources/art/draw/render.h"
#include "resources/art/own/ownpictures.h"

#include <QCache>
#include <QPainter>

#include <algorithm>

namespace lodeline::art {

using namespace goldrush;

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
        OwnArt art;
    };

    struct Kept
    {
        QPixmap pixmap;
        bool isFinal = true; // else its own picture is still being painted
    };

    std::vector<TileDesign> designs;
    std::vector<Prepared> prepared;
    Theme theme;
    QCache<Key, Kept> pixmaps;
    qint64 paintings = 0;

    OwnPictures::Answer ownPicture(const Key& key)
    {
        const auto index = static_cast<std::size_t>(key.design);
        if (designs[index].art.empty())
            return {OwnPictures::State::Refused, {}, {}};
        OwnArt& art = prepared[index].art;
        if (art.isEmpty())
            art = OwnArt(designs[index].art);
        const bool across = lodeline::index(key.rotation) % 2 != 0;
        return ownPictures().ask(art, across ? key.px.transposed() : key.px);
    }

    const Layout& layout(int design)
    {
        const auto index = static_cast<std::size_t>(design);
        std::shared_ptr<const Layout>& found = prepared[index].layout;
        if (!found)
            found = layoutOf(designs[index]);
        return *found;
    }

    Kept paint(const Key& key, const OwnPictures::Answer& own)
    {
        QImage image(key.px, QImage::Format_RGB32);
        image.fill(theme.land.grass);
        QPainter painter(&image);
        const QRectF whole({}, QSizeF(key.px));
        if (own.image.isNull())
            paintLayout(painter, whole, layout(key.design), theme, key.rotation);
        else
            paintPicture(painter, whole, own.image, theme, key.rotation);
        painter.end();
        return {QPixmap::fromImage(std::move(image), Qt::NoFormatConversion),
                own.state != OwnPictures::State::Pending};
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
    const Private::Kept* found = d_->pixmaps.object(key);
    if (found && found->isFinal)
        return found->pixmap;
    const OwnPictures::Answer own = d_->ownPicture(key);
    if (found && own.state == OwnPictures::State::Pending)
        return found->pixmap;
    const Private::Kept painted = d_->paint(key, own);
    ++d_->paintings;
    d_->pixmaps.insert(key, new Private::Kept(painted), bytesOf(key.px));
    return painted.pixmap;
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
qint64 TilePixmaps::paintings() const
{
    return d_->paintings;
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
    return art::coarseStep(px);
}

} // namespace lodeline::art
