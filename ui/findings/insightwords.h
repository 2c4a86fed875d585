// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lore/insights.h"

#include <QString>

namespace lodeline::goldrush {

// What the computer has learned of a tile set, as a sentence in the language of the window.
QString insightText(const Insight& insight);

} // namespace lodeline::goldrush
