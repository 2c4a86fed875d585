// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace lodeline::goldrush {

// The small signs of the board; each stays inside its box.

// Keyboard focus: a dashed frame in two tones that shows on any ground.
void paintFocus(QPainter& painter, const QRectF& box, const art::Theme& theme);
// It can be turned.
void paintTurnArrow(QPainter& painter, const QRectF& box, const QColor& colour);
// It fits one way only.
void paintLock(QPainter& painter, const QRectF& box, const QColor& colour);
// Mining.
void paintPickaxe(QPainter& painter, const QRectF& box, const QColor& colour);
// A piece comes back to its owner.
void paintReturnArrow(QPainter& painter, const QRectF& box, const QColor& colour);

} // namespace lodeline::goldrush
