// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace lodeline::ui {

class InstalledSets;

// The questions and messages around the installed sets, the same in both programs.

// Installs a file; asks first where that would replace a set of the same name, and says why it cannot be
// done. The installed file; empty when nothing was installed.
QString installAsking(InstalledSets& sets, const QString& path, QWidget* window);

// Removes an installed set after a question, and another one where that loses its pictures to saved games.
bool removeAsking(InstalledSets& sets, const QString& file, QWidget* window);

// Asks for the name of a file to save to, which always has the suffix; asks again before a file is written
// over. `files` is the entry of the dialog for such files. Empty when nothing is to be saved.
QString askWhereToSave(const QString& title, const QString& proposed, const QString& suffix,
                       const QString& files, QWidget* window);

// Asks where to and copies the file there; what it replaces leaves its pictures to saved games. `folder` is
// where the dialog opens and becomes where it was left.
bool saveCopyAsking(const QString& file, const QString& proposedName, QString& folder, QWidget* window);

} // namespace lodeline::ui
