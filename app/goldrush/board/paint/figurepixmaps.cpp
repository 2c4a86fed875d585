// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/figurepixmaps.h"

#include "resources/art/draw/finished.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {

namespace {

constexpr int kFastSize = 64;    // physical pixels
constexpr int kTurnedSize = 128; // of a figure that is not upright
constexpr qsizetype kMost = 400; // pixmaps; a zoom that is never settled on leaves some behind
constexpr int kLargest = 1024;

} // namespace

void FigurePixmaps::draw(QPainter& painter, const QRectF& box, const QString& key, bool fast,
                         const Paint& paint)
{
    const QTransform device = painter.deviceTransform();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (fast || device.isRotating()) {
        const int size = fast ? kFastSize : kTurnedSize;
        painter.drawPixmap(box, pixmap(key, size, paint), QRectF(0, 0, size, size));
        return;
    }
    const int px = std::clamp(qRound(box.width() * device.m11()), 1, kLargest);
    const QTransform world = painter.worldTransform();
    const QPoint corner = device.map(box.topLeft()).toPoint();
    painter.setWorldTransform((world.inverted() * device).inverted()); // physical pixels
    painter.drawPixmap(corner, pixmap(key, px, paint));
    painter.setWorldTransform(world);
}

void FigurePixmaps::forgetProvisional()
{
    pixmaps_.removeIf([](auto kept) { return kept.value().shown == art::Shown::Provisional; });
}

const QPixmap& FigurePixmaps::pixmap(const QString& key, int px, const Paint& paint)
{
    if (pixmaps_.size() >= kMost)
        pixmaps_.clear();
    Kept& stored = pixmaps_[{key, px}];
    if (stored.pixmap.isNull()) {
        QPixmap figure(px, px);
        figure.fill(Qt::transparent);
        QPainter painter(&figure);
        painter.setRenderHint(QPainter::Antialiasing);
        stored.shown = paint(painter, QRectF(0, 0, px, px));
        painter.end();
        stored.pixmap = art::finished(figure);
    }
    return stored.pixmap;
}

} // namespace lodeline::goldrush
