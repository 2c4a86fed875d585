// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"

#include <QString>

namespace lodeline::goldrush::editor {

// Where a finding is: "Tile 42, north edge", "Tile 42, mountain 2", "The set".
QString placeText(const Finding& finding);
// What it says, with sides and kinds of edges in the language of the window.
QString findingText(const Finding& finding);
QString repairText(Repair repair);

} // namespace lodeline::goldrush::editor
