// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/paint/boardstyle.h"
#include "engine/goldrush/rules/move.h"

class QPainter;
class QRectF;

namespace lodeline::goldrush {

// What an action of that seat is shown by: the piece as it would stand, a pickaxe for mining, an arrow for
// taking back; nothing for none.
void paintActionSign(QPainter& painter, const QRectF& box, const BoardStyle& style, int seat,
                     const Action& action);

} // namespace lodeline::goldrush
