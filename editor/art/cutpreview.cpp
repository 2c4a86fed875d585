// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/cutpreview.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lodeline::goldrush::editor {

QImage smallWhole(const QImage& image)
{
    const QSize size = image.size().scaled(kCutPreview, kCutPreview, Qt::KeepAspectRatio).expandedTo({1, 1});
    return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

QImage withCut(const QImage& whole)
{
    constexpr double kPale = 0.25;
    const int side = std::min(whole.width(), whole.height());
    const QRect middle((whole.width() - side) / 2, (whole.height() - side) / 2, side, side);
    QImage shown(whole.size(), QImage::Format_ARGB32_Premultiplied);
    shown.fill(Qt::transparent);
    QPainter painter(&shown);
    painter.setOpacity(kPale);
    painter.drawImage(0, 0, whole);
    painter.setOpacity(1);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(middle.topLeft(), whole, middle);
    return shown;
}

} // namespace lodeline::goldrush::editor
