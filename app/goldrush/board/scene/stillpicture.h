// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QRectF>

class QGraphicsScene;

namespace lodeline::goldrush {

struct BoardStyle;
class FrameTime;
class TilesAhead;

// What lies still in a square part of the scene, `side` physical pixels wide; null where nothing does.
QPixmap stillPicture(const QGraphicsScene& scene, BoardStyle& style, const QRectF& part, int side);

// Whether the pictures of the tiles that it needs are there. Has those that are not painted ahead; what
// cannot be is painted here, while the time lasts.
bool prepareStill(const QGraphicsScene& scene, BoardStyle& style, const QRectF& part, int side,
                  TilesAhead& ahead, FrameTime& time);

} // namespace lodeline::goldrush
