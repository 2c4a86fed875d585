// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/tilepicture.h"

#include "resources/art/own/ownpictures.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lodeline::goldrush {

TilePicture::TilePicture(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, [this] {
        const auto isPending = [this] {
            if (revision_ != own_.revision())
                return false;
            return art_.isEmpty() ||
                   art::ownPictures().ask(art_, picture_.size()).state == art::OwnPictures::State::Pending;
        };
        if (shown_ == art::Shown::Provisional && !isPending())
            forget();
    });
}

void TilePicture::setTile(const std::optional<TileDesign>& design, const TileSet* set)
{
    const PicturedParts parts = set ? set->pictures : PicturedParts();
    if (design == design_ && parts == parts_)
        return;
    design_ = design;
    if (parts != parts_)
        own_ = set ? art::PartPictures(*set) : art::PartPictures();
    parts_ = parts;
    forget();
}

void TilePicture::setRotation(Rotation rotation)
{
    if (rotation == rotation_)
        return;
    rotation_ = rotation;
    forget();
}

void TilePicture::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    forget();
}

void TilePicture::forget()
{
    picture_ = {};
    update();
}

void TilePicture::paintEvent(QPaintEvent*)
{
    if (!design_)
        return;
    const int side = std::min(width(), height()) - 4;
    const QSize physical = QSize(side, side) * devicePixelRatioF();
    if (picture_.size() != physical) {
        picture_ = QPixmap(physical);
        picture_.fill(Qt::transparent);
        QPainter tile(&picture_);
        revision_ = own_.revision();
        shown_ =
            art::paintTile(tile, picture_.rect(), *design_, theme_, rotation_, art::Patience::None, own_);
        if (shown_ == art::Shown::Provisional)
            art_ = art::OwnArt(*design_);
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF target((width() - side) / 2.0, (height() - side) / 2.0, side, side);
    QPainterPath rounded;
    rounded.addRoundedRect(target, 6, 6);
    painter.setClipPath(rounded);
    painter.drawPixmap(target, picture_, picture_.rect());
    painter.setClipping(false);
    painter.setPen(QPen(theme_.land.tileEdge, 1.5));
    painter.drawPath(rounded);
}

} // namespace lodeline::goldrush
