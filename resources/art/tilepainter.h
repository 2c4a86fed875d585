// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "resources/art/draw/setsymbols.h"
#include "resources/art/draw/tilepart.h"
#include "resources/art/own/shown.h"
#include "resources/art/theme/theme.h"

#include <QRectF>

#include <functional>

class QPainter;

namespace lodeline::art {

// Paints a tile so that it fills `target` and nothing outside it; neighbours join exactly at their edges.
// The land turns with the tile; the light (from the north-west), figures and counts stay upright.
// Any legal definition gives a picture. A definition with a picture of its own shows that instead, painted
// elsewhere (own/ownpictures.h), and above it what the definition says: where it is refused, or not there
// yet, the tile is painted as without; and so it is with the symbols of which its set has pictures.
Shown paintTile(QPainter& painter, const QRectF& target, const goldrush::TileDesign& design,
                const Theme& theme, Rotation rotation = Rotation::R0, Patience patience = Patience::None,
                const PartPictures& own = {});

// What the definition has above its own picture, and nothing else.
Shown paintAbovePicture(QPainter& painter, const QRectF& target, const goldrush::TileDesign& design,
                        const Theme& theme, Rotation rotation, const SetSymbols& symbols = {});

// Paints an unrotated tile without pixels, for devices that keep shapes; a picture of its own is not shown.
// What is drawn over an edge reaches beyond the target, so that the device has to clip. `begins` is told of
// each part before its first shape.
void paintTileShapes(QPainter& painter, const QRectF& target, const goldrush::TileDesign& design,
                     const Theme& theme, const std::function<void(TilePart)>& begins = {},
                     const SetSymbols& symbols = {});

// Whether two designs are painted alike.
bool samePicture(const goldrush::TileDesign& a, const goldrush::TileDesign& b);

} // namespace lodeline::art
