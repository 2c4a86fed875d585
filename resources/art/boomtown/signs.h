// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/draw/canvas.h"

namespace lodeline::boomtown {

// A symbol alone, upright in the square from (-0.5, -0.5) to (0.5, 0.5), a silhouette with few details. `px`
// is how large that square is: what would be finer than a pixel is left out.
void drawSign(QPainter& painter, Symbol symbol, const art::Theme& theme, double px);

// A symbol on its plate, which fills the box.
void drawPlate(QPainter& painter, const QRectF& box, Symbol symbol, const art::Theme& theme, double px);

} // namespace lodeline::boomtown
