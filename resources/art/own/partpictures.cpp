// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/partpictures.h"

#include "resources/art/own/ownpictures.h"

#include <QCache>

#include <mutex>
#include <set>

namespace lodeline::art {

namespace {

constexpr qsizetype kKeptBytes = qsizetype{32} << 20;

// Small ones are made of a few sizes, so that zooming does not ask for each.
int painted(int side)
{
    for (const int step : {64, 128, 256}) {
        if (side <= step)
            return step;
    }
    return side;
}

PartPictures::Arts artsOf(const goldrush::PicturedParts& parts)
{
    PartPictures::Arts arts;
    for (const auto& [part, picture] : parts.parts)
        arts.emplace(toString(part), OwnArt(parts, part));
    return arts;
}

} // namespace

struct PartPictures::Kept
{
    Arts arts;
    Patience patience = Patience::None;
    std::mutex lock; // of all that follows
    QCache<QByteArray, QImage> images{kKeptBytes};
    std::set<std::pair<std::string, int>> awaited; // parts and their px
    int revision = 0;
};

PartPictures::PartPictures(Arts arts, Patience patience)
{
    if (arts.empty())
        return;
    kept_ = std::make_shared<Kept>();
    kept_->arts = std::move(arts);
    kept_->patience = patience;
}

PartPictures::PartPictures(const goldrush::TileSet& set, Patience patience)
    : PartPictures(artsOf(set.pictures), patience)
{
}

bool PartPictures::has(std::string_view part) const
{
    return kept_ && kept_->arts.contains(part);
}

OwnArt PartPictures::art(std::string_view part) const
{
    return has(part) ? kept_->arts.find(part)->second : OwnArt();
}

PartPictures::Answer PartPictures::picture(std::string_view part, int side, const QByteArray& look,
                                           const Finish& finish) const
{
    if (!has(part))
        return {};
    const OwnArt& art = kept_->arts.find(part)->second;
    const QByteArray key = art.digest() + '/' + QByteArray::number(side) + '/' + look;
    {
        const std::lock_guard held(kept_->lock);
        if (const QImage* image = kept_->images.object(key))
            return {*image, Shown::Final};
    }
    const QSize px(painted(side), painted(side));
    const OwnPictures::Answer own =
        kept_->patience == Patience::UntilThere ? ownPictures().await(art, px) : ownPictures().ask(art, px);
    const Shown shown = own.state == OwnPictures::State::Pending ? Shown::Provisional : Shown::Final;
    if (shown == Shown::Provisional) {
        const std::lock_guard held(kept_->lock);
        kept_->awaited.emplace(part, px.width());
    }
    if (own.image.isNull())
        return {{}, shown};
    const QImage image =
        finish(own.image.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    if (shown == Shown::Final) {
        const std::lock_guard held(kept_->lock);
        kept_->images.insert(key, new QImage(image), image.sizeInBytes());
    }
    return {image, shown};
}

int PartPictures::revision() const
{
    if (!kept_)
        return 0;
    const std::lock_guard held(kept_->lock);
    kept_->revision += static_cast<int>(std::erase_if(kept_->awaited, [this](const auto& awaited) {
        const auto& [part, side] = awaited;
        return ownPictures().ask(kept_->arts.find(part)->second, {side, side}).state !=
               OwnPictures::State::Pending;
    }));
    return kept_->revision;
}

} // namespace lodeline::art
