// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tilepixmaps.h"

#include "resources/art/draw/finished.h"
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
    TilePixmaps::Painted whole;
    whole.revision = own.revision();
    QImage image(px, QImage::Format_RGB32);
    image.fill(theme.land.grass);
    QPainter painter(&image);
    whole.symbols = paint(painter, QRectF({}, QSizeF(px)));
    painter.end();
    whole.image = finished(image);
    return whole;
}

OwnPictures::Answer ownPicture(const TileDesign& design, const OwnArt& art, Rotation rotation, QSize px)
{
    if (!design.hasOwnPicture())
        return {OwnPictures::State::Refused, {}, {}};
    return ownPictures().ask(art, index(rotation) % 2 != 0 ? px.transposed() : px);
}

// All that a picture follows from, but for its size.
struct Subject
{
    const TileDesign& design;
    std::shared_ptr<const Layout> layout; // may be null
    const Theme& theme;
    const PartPictures& own;
};

TilePixmaps::Painted paintedTile(const Subject& subject, const OwnPictures::Answer& picture,
                                 Rotation rotation, QSize px)
{
    const Theme& theme = subject.theme;
    const ArtLayers above = subject.design.above;
    const bool hasPicture = !picture.image.isNull();
    std::shared_ptr<const Layout> layout = subject.layout;
    if (!layout && (!hasPicture || !above.isEmpty()))
        layout = layoutOf(subject.design);
    TilePixmaps::Painted whole =
        painted(theme, px, subject.own, [&](QPainter& painter, const QRectF& target) {
            if (!hasPicture)
                return paintLayout(painter, target, *layout, theme, rotation, subject.own);
            paintPicture(painter, target, picture.image, theme, rotation);
            return above.isEmpty()
                       ? Shown::Final
                       : paintAbove(painter, target, *layout, theme, rotation, above, {subject.own, nullptr});
        });
    whole.isFinal = picture.state != OwnPictures::State::Pending;
    whole.layout = std::move(layout);
    return whole;
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
        OwnArt& art = prepared[index].art;
        if (art.isEmpty())
            art = OwnArt(designs[index]);
        return art::ownPicture(designs[index], art, key.rotation, key.px);
    }

    // Whether pictures of its symbols have come since.
    bool isOutdated(const Kept& kept) const
    {
        return kept.symbols == Shown::Provisional && kept.revision != own.revision();
    }

    Subject subject(int design) const
    {
        const auto index = static_cast<std::size_t>(design);
        return {designs[index], prepared[index].layout, theme, own};
    }

    QPixmap keep(const Key& key, Painted picture)
    {
        ++paintings;
        if (picture.layout)
            prepared[static_cast<std::size_t>(key.design)].layout = std::move(picture.layout);
        const QPixmap pixmap = QPixmap::fromImage(std::move(picture.image), Qt::NoFormatConversion);
        pixmaps.insert(key, new Kept{pixmap, picture.isFinal, picture.symbols, picture.revision},
                       bytesOf(key.px));
        return pixmap;
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
    return d_->keep(key, paintedTile(d_->subject(design), own, rotation, key.px));
}

bool TilePixmaps::hasExact(int design, Rotation rotation, QSize px) const
{
    const Private::Kept* found = d_->pixmaps.object(Key{design, rotation, within(px)});
    return found && !d_->isOutdated(*found);
}

bool TilePixmaps::bringsPicture(int design) const
{
    return design >= 0 && design < designCount() &&
           d_->designs[static_cast<std::size_t>(design)].hasOwnPicture();
}

TilePixmaps::Job TilePixmaps::job(int design, Rotation rotation, QSize px) const
{
    if (design < 0 || design >= designCount())
        return {};
    const auto index = static_cast<std::size_t>(design);
    return [tile = d_->designs[index], layout = d_->prepared[index].layout, theme = d_->theme, own = d_->own,
            rotation, size = within(px)] {
        return paintedTile({tile, layout, theme, own}, ownPicture(tile, OwnArt(tile), rotation, size),
                           rotation, size);
    };
}

void TilePixmaps::keep(int design, Rotation rotation, Painted painted)
{
    const Key key{design, rotation, painted.image.size()};
    d_->keep(key, std::move(painted));
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

} // namespace lodeline::art
