// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush {

// The finding of a problem of a set, without repairs: where it is follows from its pointer and arguments.
Finding located(Problem problem, const TileSet& set);

} // namespace lodeline::goldrush
