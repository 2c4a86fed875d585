// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/onpixels.h"

#include <cmath>

namespace lodeline::art {
namespace {

// Biased, so that both neighbours of an edge at x.5 go the same way.
int rounded(qreal value)
{
    return static_cast<int>(std::floor(value + 0.5 + 1e-6));
}

} // namespace

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
    const QPointF first(rounded(px.left()), rounded(px.top()));
    const QPointF last(rounded(px.right()), rounded(px.bottom()));
    return device.inverted().mapRect(QRectF(first, last));
}

OnPixels::OnPixels(QPainter& painter, qreal side)
    : painter_(painter)
    , world_(painter.worldTransform())
{
    const QTransform device = painter.deviceTransform(); // with the device pixel ratio and any redirection
    if (!world_.isInvertible() || !device.isInvertible())
        return;
    const QPoint corner(rounded(device.dx()), rounded(device.dy()));
    target_ = QRect(corner, QSize(rounded(device.m11() * side + device.dx()) - corner.x(),
                                  rounded(device.m22() * side + device.dy()) - corner.y()));
    if (!target_.isEmpty())
        painter.setWorldTransform((world_.inverted() * device).inverted());
}

OnPixels::~OnPixels()
{
    painter_.setWorldTransform(world_);
}

} // namespace lodeline::art
