// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::goldrush::editor {

// Which folder the pictures of a set come from, in the settings of the editor and not in the set: the set
// goes to others. Empty for none.
QString pictureFolderOf(const QString& setFile);
// An empty folder is forgotten, and so is that of the file that was told of longest ago where there are many.
void rememberPictureFolder(const QString& setFile, const QString& folder);

} // namespace lodeline::goldrush::editor
