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
