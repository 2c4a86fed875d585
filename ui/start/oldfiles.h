// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/start/aside.h"

#include <QStringList>

namespace lodeline::ui {

// Puts aside, at the user's wish, whatever an earlier run has left: paths of files and folders, the last part
// may have wildcards. What is not there, or in use by a running program, is passed over.
std::vector<PutAside> putAllAside(const QStringList& paths);

// Closes all windows, starts the program once more, with the same arguments, and ends this one. Where a
// window stays, as somebody wants to save first, nothing is started. False where the program cannot be
// started.
bool startAgain();

} // namespace lodeline::ui
