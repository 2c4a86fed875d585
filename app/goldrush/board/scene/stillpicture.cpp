// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/scene/stillpicture.h"

#include "app/goldrush/board/items/tileitem.h"
#include "app/goldrush/board/paint/frametime.h"
#include "app/goldrush/board/paint/tilesahead.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <vector>

namespace lodeline::goldrush {
namespace {

std::vector<BoardItem*> stillItems(const QGraphicsScene& scene, const QRectF& part)
{
    std::vector<BoardItem*> still;
    for (QGraphicsItem* item : scene.items(part, Qt::IntersectsItemBoundingRect, Qt::AscendingOrder)) {
        auto* on = dynamic_cast<BoardItem*>(item);
        if (on && on->liesStill())
            still.push_back(on);
    }
    return still;
}

bool isCovered(const QRectF& part, const std::vector<BoardItem*>& items)
{
    constexpr qreal kAlmost = 1 - 1e-6;
    qreal area = 0;
    for (const BoardItem* item : items) {
        if (!dynamic_cast<const TileItem*>(item))
            continue;
        const QRectF here = item->sceneBoundingRect() & part;
        area += here.width() * here.height();
    }
    return area >= kAlmost * part.width() * part.height();
}

} // namespace

QPixmap stillPicture(const QGraphicsScene& scene, BoardStyle& style, const QRectF& part, int side)
{
    const std::vector<BoardItem*> items = stillItems(scene, part);
    if (items.empty())
        return {};
    QPixmap picture(side, side);
    if (!isCovered(part, items))
        picture.fill(Qt::transparent); // which makes it slower to copy
    const QScopedValueRollback pass(style.pass, BoardStyle::Pass::Still);
    QPainter painter(&picture);
    const QTransform toPicture = QTransform::fromTranslate(-part.left(), -part.top()) *
                                 QTransform::fromScale(side / part.width(), side / part.height());
    for (BoardItem* item : items) {
        QStyleOptionGraphicsItem option;
        option.exposedRect = item->mapRectFromScene(part) & item->boundingRect();
        painter.save();
        painter.setTransform(item->sceneTransform() * toPicture);
        item->paint(&painter, &option, nullptr);
        painter.restore();
    }
    return picture;
}

bool prepareStill(const QGraphicsScene& scene, BoardStyle& style, const QRectF& part, int side,
                  TilesAhead& ahead, FrameTime& time)
{
    const int tilePx = qRound(side / part.width() * kTile);
    const QSize px(tilePx, tilePx);
    bool ready = true;
    for (const BoardItem* item : stillItems(scene, part)) {
        const auto* tile = dynamic_cast<const TileItem*>(item);
        if (!tile || style.tiles->hasExact(tile->design(), tile->rotation(), px))
            continue;
        if (!ahead.want(tile->design(), tile->rotation(), px) && time.isLeft())
            time.spend([&] { style.tiles->exact(tile->design(), tile->rotation(), px); });
        else
            ready = false;
    }
    return ready;
}

} // namespace lodeline::goldrush
