// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/draw/setsymbols.h"
#include "resources/art/draw/tilepart.h"
#include "resources/art/land/layout.h"
#include "resources/art/theme/theme.h"

#include <functional>

class QImage;
class QPainter;
class QRectF;
class QSize;

namespace lodeline::art {

// Paints a tile whose layout is known, as `paintTile` does for a definition without art of its own.
Shown paintLayout(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                  Rotation rotation, const PartPictures& own = {});

// The same as shapes alone, unrotated and without a clip: what is drawn over an edge reaches beyond the
// target. `begins` is told each part before its first shape.
void paintShapes(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                 const std::function<void(TilePart)>& begins, const SetSymbols& symbols = {});

// Of the same tile, only those parts, above what is there already.
Shown paintAbove(QPainter& painter, const QRectF& target, const Layout& layout, const Theme& theme,
                 Rotation rotation, goldrush::ArtLayers parts, const SetSymbols& symbols = {});

// The size in px that the upright picture of a tile has to have, so that it is sharp over `target`.
QSize pictureSize(const QPainter& painter, const QRectF& target, Rotation rotation);

// Paints an upright picture over the whole of `target`, turned with the tile.
void paintPicture(QPainter& painter, const QRectF& target, const QImage& picture, const Theme& theme,
                  Rotation rotation);

} // namespace lodeline::art
