// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/relief/relief.h"

#include "resources/art/relief/pixels.h"
#include "resources/art/relief/raster.h"
#include "resources/art/relief/rows.h"
#include "resources/art/relief/shader.h"

namespace lodeline::art {

QImage paintLand(const Layout& layout, const Theme& theme, Rotation rotation, QSize px)
{
    Rows rows(px.height());
    const Pixels pixels(rotation, px);
    const Raster raster(layout, pixels, rows);
    const Shader shader(layout, theme, raster, pixels);
    QImage image(px, QImage::Format_RGB32);
    uchar* bits = image.bits();
    rows.each([&](int row) {
        auto* line = reinterpret_cast<QRgb*>(bits + row * image.bytesPerLine());
        for (int column = 0; column < px.width(); ++column)
            line[column] = shader.at(column, row);
    });
    return image;
}

} // namespace lodeline::art
