// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QRectF>

class QGraphicsScene;

namespace lodeline::goldrush {

struct BoardStyle;
class FrameTime;

// What lies still in a square part of the scene, `side` physical pixels wide; null where nothing does.
QPixmap stillPicture(const QGraphicsScene& scene, BoardStyle& style, const QRectF& part, int side);

// Paints the pictures of the tiles that it needs, while the time lasts; true when all are there.
bool prepareStill(const QGraphicsScene& scene, BoardStyle& style, const QRectF& part, int side,
                  FrameTime& time);

} // namespace lodeline::goldrush
