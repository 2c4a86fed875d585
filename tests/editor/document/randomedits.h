// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setdocument.h"
#include "engine/core/random.h"

namespace lodeline::goldrush::editor::test {

// Five tiles of the classic set.
TileSet smallSet();

// One of all that the editor can do to a set: on the canvas by any tool, in the list and in the forms.
void randomEdit(SetDocument& document, Random& random);

// What is wrong with a set that only such edits have made; empty when nothing is. Half-done drawings are
// allowed, edges claimed twice, parts of no kind and wrong prairies are not.
QString inconsistency(const TileSet& set);

} // namespace lodeline::goldrush::editor::test
