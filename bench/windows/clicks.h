// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace lodeline::bench {

// How long a click on the board, at any moment while barons think, waits for the feature to be explained on
// the screen; and the same of a window in which nobody thinks and nothing is shown.
QJsonObject measureClicks();

} // namespace lodeline::bench
