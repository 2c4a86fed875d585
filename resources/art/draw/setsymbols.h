// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/own/partpictures.h"

#include <functional>

class QTransform;

namespace lodeline::art {

// The pictures that a set has for the symbols on its tiles, and who draws them.
struct SetSymbols
{
    PartPictures pictures;
    // Draws the part, by its name in files, as shapes, where the unit square around (0, 0) comes to lie;
    // false where it is drawn as pixels. Null: they all are.
    std::function<bool(std::string_view part, const QTransform& place)> drawShapes;
};

// What a symbol has on the tile is a circle, in which its picture is made to fit: as large as it is where it
// keeps to the circle already.
QImage withinCircle(const QImage& square);
// By how much it is made smaller: 1 where it is not.
double scaleWithinCircle(const QImage& square);

} // namespace lodeline::art
