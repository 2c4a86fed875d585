// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace lodeline::goldrush::editor {

enum class TileBack {
    Usual,
    Start, // told apart by its star as well as by its colour
};

// Backs are the same in all four rotations, so that nothing is learned from how a tile lies. `cut` is where
// it is cut out, in the painter's units; the ground reaches `bleed` beyond. The ink saver draws outlines on
// white.
void paintTileBack(QPainter& painter, const QRectF& cut, double bleed, TileBack back, bool inkSaver);

// The same for tokens of every value.
void paintTokenBack(QPainter& painter, const QRectF& cut, bool inkSaver);

} // namespace lodeline::goldrush::editor
