// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QRect>
#include <QRectF>
#include <QTransform>

class QPainter;

namespace lodeline::goldrush {

// Paints the numbers of columns and rows at the rim of a view, as all words of the board count them: from the
// start tile, east and south.
// `tiles` is the part of the scene that has numbers, `view` the part of the widget that shows the scene.
void paintRimNumbers(QPainter& painter, const QTransform& sceneToView, const QRect& view, const QRectF& tiles,
                     const art::Theme& theme);

} // namespace lodeline::goldrush
