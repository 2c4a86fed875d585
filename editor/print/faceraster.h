// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QImage>
#include <QRectF>

namespace lodeline::print {

// How wide and high a face is in its markup.
inline constexpr int kFaceUnits = 1000;

// Where ink is saved, this much of a face is left.
inline constexpr double kPaleOpacity = 0.72;
// The same for pixels. Almost white becomes white, as it would be printed as a haze of dots.
void makePale(QImage& image);

// Paper is light, whatever the windows are.
const art::Theme& paperTheme();

// How large the picture of a face is in pixels.
struct FaceRaster
{
    int side = 1;  // as it is cut
    int bleed = 0; // more on each of its four sides

    // For a face of `size` mm at `dpi`; the bleed is never more than asked for.
    static FaceRaster forPrint(double size, double bleed, double dpi);
    // What the whole picture covers where the cut is at `cut`.
    QRectF target(const QRectF& cut) const;

    friend bool operator==(const FaceRaster&, const FaceRaster&) = default;
};

// A picture continued beyond its edges by its mirror image.
QImage withBleed(const QImage& plain, int bleed);

} // namespace lodeline::print
