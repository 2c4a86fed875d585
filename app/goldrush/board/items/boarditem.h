// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/paint/boardstyle.h"
#include "app/goldrush/board/paint/metrics.h"

#include <QGraphicsItem>

namespace lodeline::goldrush {

// Anything that lies on the board. Items only paint: the modes decide what a click means.
class BoardItem : public QGraphicsItem
{
public:
    BoardItem(const BoardStyle& style, Layer layer)
        : style_(style)
    {
        setZValue(static_cast<int>(layer));
        setAcceptedMouseButtons(Qt::NoButton);
    }

    // Whether it is painted into the patches: then nothing of it moves and it is changed by BoardScene alone.
    virtual bool liesStill() const { return false; }

protected:
    const BoardStyle& style() const { return style_; }

private:
    const BoardStyle& style_;
};

} // namespace lodeline::goldrush
