// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRect>

namespace lodeline::art {

// Until it goes out of scope, a painter that is only scaled and translated works in physical pixels.
class OnPixels
{
public:
    // `side` of the square from (0, 0) that is to be painted.
    OnPixels(QPainter& painter, qreal side);
    ~OnPixels();
    OnPixels(const OnPixels&) = delete;
    OnPixels& operator=(const OnPixels&) = delete;

    // Where that square lies: neighbours neither overlap nor leave a gap at any zoom and device pixel ratio.
    // Empty where nothing of it is seen.
    QRect target() const { return target_; }

private:
    QPainter& painter_;
    QTransform world_;
    QRect target_;
};

} // namespace lodeline::art
