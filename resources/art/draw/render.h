// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/layout.h"
#include "resources/art/theme.h"

class QPainter;
class QRectF;

namespace lodeline::art {

// Paints a tile whose layout is known, as `paintTile` does for a definition without art of its own.
void paintLayout(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                 Rotation rotation);

// Paints cleaned SVG over the whole of `target`, turned with the tile.
void paintSvg(QPainter& painter, const QRectF& target, const QByteArray& svg, const Theme& theme,
              Rotation rotation);

} // namespace lodeline::art
