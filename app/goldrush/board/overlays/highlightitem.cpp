// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/highlightitem.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr qreal kHalo = 10;
constexpr qreal kLine = 5;
constexpr int kGlow = 92; // alpha

} // namespace

HighlightItem::HighlightItem(const BoardStyle& style)
    : BoardItem(style, Layer::Highlight)
{
    setFlag(ItemUsesExtendedStyleOption); // for the part that is seen
    hide();
}

void HighlightItem::show(std::vector<QPainterPath> segments)
{
    prepareGeometryChange();
    segments_ = std::move(segments);
    layer_ = {};
    bounds_ = {};
    for (const QPainterPath& segment : segments_)
        bounds_ |= segment.boundingRect().adjusted(-kHalo, -kHalo, kHalo, kHalo);
    setVisible(!segments_.empty());
    update();
}

void HighlightItem::render(const QTransform& device, const QRect& seen)
{
    device_ = device;
    seen_ = seen;
    theme_ = style().theme;
    layer_ = QPixmap(seen.size());
    layer_.fill(Qt::transparent);
    QPainter painter(&layer_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(device * QTransform::fromTranslate(-seen.left(), -seen.top()));
    for (const auto& [colour, width] :
         {std::pair(theme_.board.halo, kHalo), std::pair(theme_.board.highlight, kLine)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const QPainterPath& segment : segments_)
            painter.drawPath(segment);
    }
    // The glow takes the place of the inner half of the lines, so that none is left where segments meet; a
    // pixel more of it closes the seam.
    QColor glow = theme_.board.highlight;
    glow.setAlpha(kGlow);
    QPen seam(glow, 1.2);
    seam.setCosmetic(true);
    painter.setPen(seam);
    painter.setBrush(glow);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (const QPainterPath& segment : segments_)
        painter.drawPath(segment);
}

void HighlightItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const QTransform world = painter->worldTransform();
    const QTransform device = painter->deviceTransform();
    if (!world.isInvertible() || !device.isInvertible())
        return;
    const QRect seen = device.mapRect(option->exposedRect & bounds_).toAlignedRect();
    if (seen.isEmpty())
        return;
    const bool fresh = !layer_.isNull() && device == device_ && seen == seen_ && theme_ == style().theme;
    if (!fresh && (layer_.isNull() || !style().zooming))
        render(device, seen);
    painter->setWorldTransform((world.inverted() * device).inverted()); // physical pixels
    if (device == device_)
        painter->drawPixmap(seen_.topLeft(), layer_);
    else
        painter->drawPixmap((device_.inverted() * device).mapRect(QRectF(seen_)), layer_, layer_.rect());
    painter->setWorldTransform(world);
}

} // namespace lodeline::goldrush
