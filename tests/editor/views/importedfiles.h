// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

#include <QBuffer>
#include <QByteArray>
#include <QImage>

namespace lodeline::test {

inline const QByteArray kGoodSvg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                                   "<rect width='10' height='10' fill='#0000ff'/></svg>";
// Not square, and with three parts that cannot stay.
inline const QByteArray kPartlySvg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>\n"
                                     "<script>alert(1)</script>\n"
                                     "<rect width='20' height='10' fill='#0000ff' onclick='x()'/>\n"
                                     "<image width='9' height='9' href='file:///etc/hostname'/></svg>";

inline QByteArray encoded(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

// Nothing in it can be packed.
inline QImage noise(int width, int height)
{
    Random random(1);
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            image.setPixel(x, y, random.below(1U << 24) | 0xff000000U);
    return image;
}

} // namespace lodeline::test
