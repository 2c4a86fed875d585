// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace lodeline::bench {

// How long each frame takes while a board of 1,000 tiles with all its layers is dragged and zoomed in a
// window of 2560x1440, and how long the same takes on an empty view of that size.
QJsonObject measureFrames();

} // namespace lodeline::bench
