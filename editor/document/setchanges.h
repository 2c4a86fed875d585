// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QString>

namespace lodeline::goldrush::editor {

// What is otherwise than before, in the language of the window, a line each: which tiles came, went or
// changed, and numbers of copies and tokens before and after. Empty where none of these is.
QString setChanges(const TileSet& before, const TileSet& after);

} // namespace lodeline::goldrush::editor
