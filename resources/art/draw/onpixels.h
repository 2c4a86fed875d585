// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QRect>

#include <algorithm>

namespace lodeline::art {

enum class BlitQuality {
    Exact, // painted for this very size
    Fast,  // the exact picture where it is there already, else a coarse one stretched: while a zoom runs
};

// The size nearest to `px` of those in which coarse pictures are kept: 16, 32, 64, 128 or 256.
int coarseStep(int px);
// What a frame that has no time paints where no coarse picture is there.
inline constexpr int kQuickStep = 32;

// The whole pixel nearest to a place. Of the two neighbours of an edge at x.5 both go the same way.
int onPixel(qreal place);

// The box with its edges on whole physical pixels, in the coordinates of the painter; as it is for one that
// is turned.
QRectF snapped(const QPainter& painter, const QRectF& box);

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

// Paints a square picture over (0, 0, side, side) of a painter that is only scaled and translated, on whole
// physical pixels. `hasExact(QSize)` says whether the picture of a size in px is there, `exact(QSize)` gives
// it. True when the picture was exact (then nothing is left to refine).
template <typename HasExact, typename Exact>
bool blit(QPainter& painter, qreal side, BlitQuality quality, HasExact hasExact, Exact exact)
{
    const OnPixels pixels(painter, side);
    const QRect target = pixels.target();
    if (target.isEmpty())
        return true;
    if (quality == BlitQuality::Exact || hasExact(target.size())) {
        painter.drawPixmap(target, exact(target.size()));
        return true;
    }
    int step = coarseStep(std::max(target.width(), target.height()));
    while (step > kQuickStep && !hasExact(QSize(step, step)))
        step /= 2;
    const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawPixmap(target, exact(QSize(step, step)));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    return false;
}

} // namespace lodeline::art
