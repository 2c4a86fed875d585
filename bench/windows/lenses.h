// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace lodeline::bench {

// How long each lens takes from its key to the screen, the longest of several tries: late in a classic game
// of five and on a board of 1,000 tiles.
QJsonObject measureLenses();

} // namespace lodeline::bench
