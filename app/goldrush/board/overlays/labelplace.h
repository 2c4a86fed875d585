// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace lodeline::goldrush {

// What words shall not hide, the heavier the less; what they are about comes first and is the heaviest.
struct Kept
{
    static constexpr qreal kAbout = 16;
    static constexpr qreal kBeside = 8;
    static constexpr qreal kOther = 1;

    QRectF part;
    qreal weight = kAbout;
};

// Where words of the size of `usual` lie so that they hide nothing of what is kept: in `usual` where that is
// so, else around what is heavier than others, else at the rim of `room`, and where there is no room for that
// over as little as may be. All in one system of coordinates; the words stay inside of `room` where they fit
// it.
QRectF labelPlace(const QRectF& usual, const QRectF& room, const std::vector<Kept>& kept);

} // namespace lodeline::goldrush
