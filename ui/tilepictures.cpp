// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tilepictures.h"

#include "resources/art/own/ownpictures.h"

#include <QPainter>

namespace lodeline::ui {

TilePictures::TilePictures(QObject* parent)
    : QObject(parent)
{
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, &TilePictures::ownPicturesChanged);
}

void TilePictures::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    pictures_.clear();
}

void TilePictures::setParts(const goldrush::TileSet& set)
{
    if (set.pictures == parts_)
        return;
    parts_ = set.pictures;
    own_ = art::PartPictures(set);
    pictures_.clear();
}

bool TilePictures::setSize(int side, qreal pixelRatio)
{
    if (side == side_ && qFuzzyCompare(pixelRatio, ratio_))
        return false;
    side_ = side;
    ratio_ = pixelRatio;
    pictures_.clear();
    return true;
}

QPixmap TilePictures::picture(std::size_t number, const goldrush::TileDesign& design)
{
    if (number >= pictures_.size())
        pictures_.resize(number + 1);
    Picture& kept = pictures_[number];
    if (!kept.pixmap.isNull() && art::samePicture(kept.design, design))
        return kept.pixmap;
    kept.pixmap = QPixmap(QSize(side_, side_) * ratio_);
    QPainter painter(&kept.pixmap);
    kept.revision = own_.revision();
    kept.shown =
        art::paintTile(painter, kept.pixmap.rect(), design, theme_, Rotation::R0, art::Patience::None, own_);
    painter.end();
    if (kept.shown == art::Shown::Provisional)
        kept.art = art::OwnArt(design);
    kept.pixmap.setDevicePixelRatio(ratio_);
    kept.design = design;
    return kept.pixmap;
}

bool TilePictures::isPending(const Picture& kept) const
{
    if (kept.revision != own_.revision())
        return false;
    return kept.art.isEmpty() ||
           art::ownPictures().ask(kept.art, kept.pixmap.size()).state == art::OwnPictures::State::Pending;
}

void TilePictures::ownPicturesChanged()
{
    for (std::size_t number = 0; number < pictures_.size(); ++number) {
        Picture& kept = pictures_[number];
        if (kept.shown == art::Shown::Final || isPending(kept))
            continue;
        kept = {};
        emit changed(static_cast<int>(number));
    }
}

} // namespace lodeline::ui
