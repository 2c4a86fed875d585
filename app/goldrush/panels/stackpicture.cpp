// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/stackpicture.h"

#include "resources/art/ownpieces.h"
#include "ui/themed.h"
#include "ui/themes/handedparts.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

// Device-independent pixels.
constexpr int kBackSide = 44;
constexpr int kBackStep = 3;  // from tile to tile
constexpr int kMostBacks = 3; // tiles

} // namespace

StackPicture::StackPicture(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    ui::followParts(*this);
    hide();
}

void StackPicture::setCount(int tiles)
{
    count_ = tiles;
    setVisible(tiles > 0 && ui::partsOf(*this).has("back"));
    update();
}

QSize StackPicture::sizeHint() const
{
    constexpr int side = kBackSide + (kMostBacks - 1) * kBackStep + 2;
    return {side, side};
}

void StackPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const art::Theme& theme = ui::themeOf(*this);
    const QRectF lowest(1, height() - kBackSide - 1, kBackSide, kBackSide);
    const QImage back = art::ownSquare(painter, lowest, "back", theme, ui::partsOf(*this)).image;
    if (back.isNull())
        return;
    for (int tile = 0; tile < std::min(count_, kMostBacks); ++tile) {
        const QRectF box = lowest.translated(tile * kBackStep, -tile * kBackStep);
        painter.fillRect(box, theme.backs.tile.ground);
        painter.drawImage(box, back);
        painter.setPen(QPen(theme.land.tileEdge, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
    }
}

} // namespace lodeline::goldrush
