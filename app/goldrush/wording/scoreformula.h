// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <QString>

namespace lodeline::goldrush {

// How the points of a score come about: "4 tiles × 1 × 2 (one locomotive) = 8". Empty for gold and where
// nobody scores.
QString scoreFormula(const events::Score& score);

} // namespace lodeline::goldrush
