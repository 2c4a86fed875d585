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
TilePixmaps::Painted painted(const Theme& theme, QSize px, const PartPictures& own, Paint paint)
{
    const int revision = own.revision();
    QImage image(px, QImage::Format_RGB32);
    image.fill(theme.land.grass);
    QPainter painter(&image);
    const Shown symbols = paint(painter, QRectF({}, QSizeF(px)));
    painter.end();
    return {finished(image), symbols, revision};
}

TilePixmaps::Painted painted(const Layout& layout, const Theme& theme, Rotation rotation, QSize px,
                             const PartPictures& own)
{
    return painted(theme, px, own, [&](QPainter& painter, const QRectF& whole) {
        return paintLayout(painter, whole, layout, theme, rotation, own);
    });
}

// `layout` where parts lie above the picture.
TilePixmaps::Painted turned(const QImage& picture, const Layout* layout, ArtLayers above, const Theme& theme,
                            Rotation rotation, QSize px, const PartPictures& own)
{
    return painted(theme, px, own, [&](QPainter& painter, const QRectF& whole) {
        paintPicture(painter, whole, picture, theme, rotation);
        return layout ? paintAbove(painter, whole, *layout, theme, rotation, above, {own, nullptr})
                      : Shown::Final;
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
        Shown symbols = Shown::Final;
        int revision = 0;
    };

    std::vector<TileDesign> designs;
    std::vector<Prepared> prepared;
    PartPictures own;
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

    // Whether pictures of its symbols have come since.
    bool isOutdated(const Kept& kept) const
    {
        return kept.symbols == Shown::Provisional && kept.revision != own.revision();
    }

    Kept paint(const Key& key, const OwnPictures::Answer& picture)
    {
        const ArtLayers above = designs[static_cast<std::size_t>(key.design)].above;
        const auto land = picture.image.isNull() || !above.isEmpty() ? layout(key.design) : nullptr;
        Painted whole = picture.image.isNull()
                            ? painted(*land, theme, key.rotation, key.px, own)
                            : turned(picture.image, land.get(), above, theme, key.rotation, key.px, own);
        return kept(std::move(whole), picture.state != OwnPictures::State::Pending);
    }

    static Kept kept(Painted whole, bool isFinal)
    {
        return {QPixmap::fromImage(std::move(whole.image), Qt::NoFormatConversion), isFinal, whole.symbols,
                whole.revision};
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
    d_->own = PartPictures(set);
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
    const bool isOutdated = found && d_->isOutdated(*found);
    if (found && found->isFinal && !isOutdated)
        return found->pixmap;
    const OwnPictures::Answer own = d_->ownPicture(key);
    if (found && own.state == OwnPictures::State::Pending && !isOutdated)
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
    const Private::Kept* found = d_->pixmaps.object(Key{design, rotation, within(px)});
    return found && !d_->isOutdated(*found);
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
    return [layout = d_->layout(design), theme = d_->theme, rotation, size = within(px), own = d_->own] {
        return painted(*layout, theme, rotation, size, own);
    };
}

void TilePixmaps::keep(int design, Rotation rotation, Painted painted)
{
    const Key key{design, rotation, painted.image.size()};
    d_->keep(key, Private::kept(std::move(painted), true));
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
