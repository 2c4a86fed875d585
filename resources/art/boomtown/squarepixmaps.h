// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/draw/onpixels.h"
#include "resources/art/theme/theme.h"

#include <QPixmap>
#include <QSize>

#include <memory>

namespace lodeline::boomtown {

// The painted squares in one theme: opaque pixmaps in physical pixels (device pixel ratio 1), kept until
// their bytes exceed the limit, then the ones used longest ago go first. For the GUI thread.
class SquarePixmaps
{
public:
    static constexpr qsizetype kDefaultLimit = qsizetype{48} << 20; // bytes
    static constexpr int kLargest = 1024;                           // px

    explicit SquarePixmaps(const art::Theme& theme, qsizetype limit = kDefaultLimit);
    ~SquarePixmaps();
    SquarePixmaps(const SquarePixmaps&) = delete;
    SquarePixmaps& operator=(const SquarePixmaps&) = delete;

    // Sides are clamped to 1..kLargest px.
    QPixmap exact(Square square, QSize px);
    // Whether `exact` would return at once.
    bool hasExact(Square square, QSize px) const;
    // Paints a square over (0, 0, side, side) of a painter that is only scaled and translated, on whole
    // physical pixels, so that neighbours neither overlap nor leave a gap at any zoom and device pixel ratio.
    // True when the picture was exact (then nothing is left to refine).
    bool blit(QPainter& painter, qreal side, Square square,
              art::BlitQuality quality = art::BlitQuality::Exact);

    void setTheme(const art::Theme& theme); // drops everything painted
    const art::Theme& theme() const;
    qsizetype bytes() const;

private:
    struct Private;
    std::unique_ptr<Private> d_;
};

} // namespace lodeline::boomtown
