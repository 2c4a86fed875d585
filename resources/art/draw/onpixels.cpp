// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/onpixels.h"

#include <cmath>

namespace lodeline::art {

int onPixel(qreal place)
{
    constexpr qreal kBias = 1e-6; // more than what computing the edge of two neighbours may differ by
    return static_cast<int>(std::floor(place + 0.5 + kBias));
}

int coarseStep(int px)
{
    int step = 16;
    while (step < 256 && px * 3 > step * 4) // a third larger than the step
        step *= 2;
    return step;
}

QRectF snapped(const QPainter& painter, const QRectF& box)
{
    const QTransform device = painter.deviceTransform();
    if (device.type() > QTransform::TxScale || !device.isInvertible())
        return box;
    const QRectF px = device.mapRect(box);
    const QPointF first(onPixel(px.left()), onPixel(px.top()));
    const QPointF last(onPixel(px.right()), onPixel(px.bottom()));
    return device.inverted().mapRect(QRectF(first, last));
}

OnPixels::OnPixels(QPainter& painter, qreal side)
    : painter_(painter)
    , world_(painter.worldTransform())
{
    const QTransform device = painter.deviceTransform(); // with the device pixel ratio and any redirection
    if (!world_.isInvertible() || !device.isInvertible())
        return;
    const QPoint corner(onPixel(device.dx()), onPixel(device.dy()));
    target_ = QRect(corner, QSize(onPixel(device.m11() * side + device.dx()) - corner.x(),
                                  onPixel(device.m22() * side + device.dy()) - corner.y()));
    if (!target_.isEmpty())
        painter.setWorldTransform((world_.inverted() * device).inverted());
}

OnPixels::~OnPixels()
{
    painter_.setWorldTransform(world_);
}

} // namespace lodeline::art
