// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/printcolours.h"

#include <QRectF>

class QPainter;

namespace lodeline::goldrush::editor {

enum class TileBack {
    Usual,
    Start, // told apart by its star as well as by its colour
};

// Backs are the same in all four rotations, so that nothing is learned from how a tile lies. `cut` is where
// it is cut out, in the painter's units; the ground reaches `bleed` beyond.
void paintTileBack(QPainter& painter, const QRectF& cut, double bleed, TileBack back,
                   const art::PrintedBacks& backs);

// What tells the start tile apart on a back of the set's own.
void paintStartSign(QPainter& painter, const QRectF& cut, const art::TileBackColours& colours);

inline constexpr double kTokenOutline = 0.04; // usually
// The same for tokens of every value; `outline` is a part of the width of the cut.
void paintTokenBack(QPainter& painter, const QRectF& cut, const art::TokenBackColours& colours,
                    double outline);

} // namespace lodeline::goldrush::editor
