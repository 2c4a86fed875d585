// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/setsymbols.h"

#include "resources/art/draw/finished.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lodeline::art {

namespace {

constexpr int kSeen = 24; // least opacity that counts

} // namespace

double scaleWithinCircle(const QImage& square)
{
    const QImage image = square.convertToFormat(QImage::Format_ARGB32);
    const double radius = image.width() / 2.0;
    double reach = radius;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto isSeen = [](QRgb pixel) { return qAlpha(pixel) >= kSeen; };
        const auto* first = std::find_if(line, line + image.width(), isSeen);
        if (first == line + image.width())
            continue;
        const auto* last = line + image.width() - 1;
        while (!isSeen(*last))
            --last;
        // The outer corners of the outermost pixels.
        const double across = std::max(radius - double(first - line), double(last - line) + 1 - radius);
        const double down = std::max(radius - y, y + 1 - radius);
        reach = std::max(reach, std::hypot(across, down));
    }
    return radius / reach;
}

QImage withinCircle(const QImage& square)
{
    const double scale = scaleWithinCircle(square);
    if (scale >= 1)
        return square;
    QImage image(square.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QSizeF size = QSizeF(square.size()) * scale;
    painter.drawImage(
        QRectF({(square.width() - size.width()) / 2, (square.height() - size.height()) / 2}, size),
        square.scaled(size.toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    painter.end();
    return finished(image);
}

} // namespace lodeline::art
