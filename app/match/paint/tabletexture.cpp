// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/paint/tabletexture.h"

#include "engine/core/random.h"

#include <QPainter>

namespace lodeline::app {

namespace {

constexpr int kSize = 256;

} // namespace

QPixmap tableTexture(const art::Theme& theme, qreal devicePixelRatio)
{
    QPixmap pixmap(QSize(kSize, kSize) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(theme.board.table);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    Random random(1849);
    const auto below = [&random](int bound) {
        return static_cast<qreal>(random.below(static_cast<std::uint32_t>(bound)));
    };
    const art::TableTexture& texture = theme.texture;
    for (int stroke = 0; stroke < texture.threads; ++stroke) {
        // Woven threads: short, level or upright, dark or light, mirrored over the edges.
        const QPointF at(below(kSize), below(kSize));
        const QPointF along = stroke % 2 ? QPointF(4 + below(16), 0) : QPointF(0, 4 + below(16));
        QColor colour = stroke % 3 ? theme.board.thread : theme.board.table.lighter(texture.shine);
        colour.setAlpha(texture.faintest + static_cast<int>(below(texture.strongest - texture.faintest + 1)));
        painter.setPen(QPen(colour, 1.2));
        for (const int dx : {-kSize, 0}) {
            for (const int dy : {-kSize, 0})
                painter.drawLine(at + QPointF(dx, dy), at + along + QPointF(dx, dy));
        }
    }
    return pixmap;
}

} // namespace lodeline::app
