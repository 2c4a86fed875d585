// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/faceraster.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::print {

void makePale(QImage& image)
{
    constexpr int haze = 14;
    std::array<int, 256> paler{};
    for (int v = 0; v < 256; ++v)
        paler[static_cast<std::size_t>(v)] =
            255 - static_cast<int>(kPaleOpacity * std::max(0, 255 - v - haze));
    const auto at = [&](int v) { return paler[static_cast<std::size_t>(v)]; };
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = qRgb(at(qRed(line[x])), at(qGreen(line[x])), at(qBlue(line[x])));
    }
}

const art::Theme& paperTheme()
{
    return art::Theme::light();
}

FaceRaster FaceRaster::forPrint(double size, double bleed, double dpi)
{
    FaceRaster raster;
    raster.side = std::max(1, static_cast<int>(std::lround(size / 25.4 * dpi)));
    raster.bleed = std::min(static_cast<int>(std::floor(bleed / size * raster.side)), raster.side);
    return raster;
}

QRectF FaceRaster::target(const QRectF& cut) const
{
    const double more = cut.width() * bleed / side;
    return cut.adjusted(-more, -more, more, more);
}

QImage withBleed(const QImage& plain, int bleed)
{
    if (bleed == 0)
        return plain;
    const int side = plain.width();
    QImage image(side + 2 * bleed, side + 2 * bleed, QImage::Format_RGB32);
    QPainter painter(&image);
    for (int row = -1; row <= 1; ++row) {
        for (int column = -1; column <= 1; ++column)
            painter.drawImage(bleed + column * side, bleed + row * side,
                              plain.mirrored(column != 0, row != 0));
    }
    return image;
}

} // namespace lodeline::print
