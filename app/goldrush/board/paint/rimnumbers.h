// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QHash>
#include <QPixmap>
#include <QRect>
#include <QRectF>
#include <QTransform>

class QPainter;

namespace lodeline::goldrush {

// The numbers of columns and rows at the rim of a view, as all words of the board count them: from the start
// tile, east and south. Each is painted once and kept, as its outline takes long.
class RimNumbers
{
public:
    // `tiles` is the part of the scene that has numbers, `view` the part of the widget that shows the scene.
    void paint(QPainter& painter, const QTransform& sceneToView, const QRect& view, const QRectF& tiles,
               const art::Theme& theme);
    // After a change of the theme, the font, the language or the screen.
    void forget() { pictures_.clear(); }

private:
    void paintNumber(QPainter& painter, QPointF centre, int number, const art::Theme& theme);

    QHash<int, QPixmap> pictures_;
};

} // namespace lodeline::goldrush
