// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tilepixmaps.h"

#include "resources/art/draw/finished.h"
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

QSize within(QSize px)
{
    return px.expandedTo({1, 1}).boundedTo({TilePixmaps::kLargest, TilePixmaps::kLargest});
}

template <typename Paint>
QImage painted(const Theme& theme, QSize px, Paint paint)
{
    QImage image(px, QImage::Format_RGB32);
    image.fill(theme.land.grass);
    QPainter painter(&image);
    paint(painter, QRectF({}, QSizeF(px)));
    painter.end();
    return finished(image);
}

QImage painted(const Layout& layout, const Theme& theme, Rotation rotation, QSize px)
{
    return painted(theme, px, [&](QPainter& painter, const QRectF& whole) {
        paintLayout(painter, whole, layout, theme, rotation);
    });
}

// `layout` where parts lie above the picture.
QImage turned(const QImage& picture, const Layout* layout, ArtLayers above, const Theme& theme,
              Rotation rotation, QSize px)
{
    return painted(theme, px, [&](QPainter& painter, const QRectF& whole) {
        paintPicture(painter, whole, picture, theme, rotation);
        if (layout)
            paintAbove(painter, whole, *layout, theme, rotation, above);
    });
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
        if (!designs[index].hasOwnPicture())
            return {OwnPictures::State::Refused, {}, {}};
        OwnArt& art = prepared[index].art;
        if (art.isEmpty())
            art = OwnArt(designs[index]);
        const bool across = lodeline::index(key.rotation) % 2 != 0;
        return ownPictures().ask(art, across ? key.px.transposed() : key.px);
    }

    std::shared_ptr<const Layout> layout(int design)
    {
        const auto index = static_cast<std::size_t>(design);
        std::shared_ptr<const Layout>& found = prepared[index].layout;
        if (!found)
            found = layoutOf(designs[index]);
        return found;
    }

    Kept paint(const Key& key, const OwnPictures::Answer& own)
    {
        const ArtLayers above = designs[static_cast<std::size_t>(key.design)].above;
        const auto land = own.image.isNull() || !above.isEmpty() ? layout(key.design) : nullptr;
        QImage image = own.image.isNull() ? painted(*land, theme, key.rotation, key.px)
                                          : turned(own.image, land.get(), above, theme, key.rotation, key.px);
        return {QPixmap::fromImage(std::move(image), Qt::NoFormatConversion),
                own.state != OwnPictures::State::Pending};
    }

    void keep(const Key& key, Kept picture)
    {
        ++paintings;
        pixmaps.insert(key, new Kept(std::move(picture)), bytesOf(key.px));
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
    const Key key{design, rotation, within(px)};
    const Private::Kept* found = d_->pixmaps.object(key);
    if (found && found->isFinal)
        return found->pixmap;
    const OwnPictures::Answer own = d_->ownPicture(key);
    if (found && own.state == OwnPictures::State::Pending)
        return found->pixmap;
    Private::Kept picture = d_->paint(key, own);
    const QPixmap pixmap = picture.pixmap;
    d_->keep(key, std::move(picture));
    return pixmap;
}

QPixmap TilePixmaps::coarse(int design, Rotation rotation, int px)
{
    const int step = coarseStep(px);
    return exact(design, rotation, {step, step});
}

bool TilePixmaps::hasExact(int design, Rotation rotation, QSize px) const
{
    return d_->pixmaps.contains(Key{design, rotation, within(px)});
}

bool TilePixmaps::hasJob(int design) const
{
    return design >= 0 && design < designCount() &&
           !d_->designs[static_cast<std::size_t>(design)].hasOwnPicture();
}

TilePixmaps::Job TilePixmaps::job(int design, Rotation rotation, QSize px)
{
    if (!hasJob(design))
        return {};
    return [layout = d_->layout(design), theme = d_->theme, rotation, size = within(px)] {
        return painted(*layout, theme, rotation, size);
    };
}

void TilePixmaps::keep(int design, Rotation rotation, QImage painted)
{
    const Key key{design, rotation, painted.size()};
    d_->keep(key, {QPixmap::fromImage(std::move(painted), Qt::NoFormatConversion), true});
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
