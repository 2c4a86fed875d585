// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace lodeline::goldrush {

// Where words of the size of `usual` lie so that `kept` stays visible, whose first is what they are about: in
// `usual` where that is so, else around it, and where there is no room for that over as little as may be of
// it and of the others. All in one system of coordinates; the words stay inside of `room` where they fit it.
QRectF labelPlace(const QRectF& usual, const QRectF& room, const std::vector<QRectF>& kept);

} // namespace lodeline::goldrush
