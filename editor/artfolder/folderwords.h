// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/artfolder/folderpictures.h"

namespace lodeline::goldrush::editor {

// What becomes of a file, in the language of the window: why it is not taken, or what is taken otherwise than
// it is drawn.
QString resultText(const FolderPicture& picture);
// The tile or the part that it is for, within a sentence.
QString placeText(const FolderPicture& picture);
// All that is to be said of it, a sentence a line.
QString wholeResultText(const FolderPicture& picture);

} // namespace lodeline::goldrush::editor
