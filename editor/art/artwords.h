// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/art/artimport.h"

#include <QString>

namespace lodeline::goldrush::editor {

// What is to be said about an import as a whole, in the language of the window: why it cannot be used, or how
// it was made usable. Its findings come on top of that.
QString verdictText(const ImportedArt& art);
// What becomes of a picture that is not square; empty of any other.
QString shapeText(const ImportedArt& art);

} // namespace lodeline::goldrush::editor
