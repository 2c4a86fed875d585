// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/highlightitem.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTimer>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr qreal kHalo = 10;
constexpr qreal kLine = 5;
constexpr int kGlow = 92; // alpha

} // namespace

HighlightItem::HighlightItem(const BoardStyle& style)
    : BoardItem(style, Layer::Highlight)
    , patches_([this](const QRectF& part) { return picture(part); })
{
    setFlag(ItemUsesExtendedStyleOption); // for the part that is seen
    hide();
}

void HighlightItem::show(std::vector<QPainterPath> segments)
{
    prepareGeometryChange();
    segments_ = std::move(segments);
    patches_.clear();
    bounds_ = {};
    for (const QPainterPath& segment : segments_)
        bounds_ |= segment.boundingRect().adjusted(-kHalo, -kHalo, kHalo, kHalo);
    setVisible(!segments_.empty());
    update();
}

QPixmap HighlightItem::picture(const QRectF& part) const
{
    const QRectF near = part.adjusted(-kHalo, -kHalo, kHalo, kHalo);
    std::vector<const QPainterPath*> here;
    for (const QPainterPath& segment : segments_)
        if (segment.controlPointRect().intersects(near))
            here.push_back(&segment);
    if (here.empty())
        return {};
    QPixmap picture(Patchwork::kSide, Patchwork::kSide);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = Patchwork::kSide / part.width();
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    for (const auto& [colour, width] :
         {std::pair(theme_.board.halo, kHalo), std::pair(theme_.board.highlight, kLine)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const QPainterPath* segment : here)
            painter.drawPath(*segment);
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
    for (const QPainterPath* segment : here)
        painter.drawPath(*segment);
    return picture;
}

void HighlightItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    if (theme_ != style().theme)
        patches_.clear();
    theme_ = style().theme;
    patches_.paint(*painter, option->exposedRect & bounds_, style().zooming);
    if (patches_.hasMore())
        QTimer::singleShot(0, scene(), [scene = scene()] { scene->update(); });
}

} // namespace lodeline::goldrush
