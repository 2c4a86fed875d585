// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/rules/tile.h"

#include <QMimeData>

#include <vector>

// Tiles on their way from one set to another: on the clipboard and under the pointer.
namespace lodeline::goldrush::editor {

QString tilesMimeType();
// Also as text that people can send each other. The caller owns the result.
QMimeData* mimeOf(const std::vector<TileDesign>& tiles);
// The problems where the data holds no tiles; text of a whole set gives its tiles.
Result<std::vector<TileDesign>> tilesOf(const QMimeData& data);

} // namespace lodeline::goldrush::editor
