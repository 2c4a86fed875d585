// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/paint/boardstyle.h"
#include "engine/goldrush/knowledge/fittingtiles.h"

#include <QFontMetricsF>
#include <QSizeF>

#include <vector>

class QPainter;

namespace lodeline::goldrush {

// Small pictures of tiles beside each other, each turned so that it serves, with how many there are below.
// The one in hand has a frame. Those of which there are most come first; where there are too many a last
// figure says how many more.
class TileRow
{
public:
    explicit TileRow(const std::vector<FittingTile>& tiles);

    QSizeF size(const QFontMetricsF& metrics) const; // 0 by 0 without tiles
    // From the upper left corner on, with the font and the pen of the painter.
    void paint(QPainter& painter, QPointF corner, const BoardStyle& style) const;

private:
    static constexpr std::size_t kMost = 8;

    std::vector<FittingTile> tiles_;
    int more_ = 0; // designs that are left out
};

} // namespace lodeline::goldrush
