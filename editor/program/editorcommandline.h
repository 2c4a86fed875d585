// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/themechoice.h"

#include <QStringList>

#include <optional>

namespace lodeline::desk {

// What the editor was called with. Exports without a window are handled before (exportcommand.h).
struct EditorCommandLine
{
    QStringList files; // to open
    QString language;  // empty: as set
    std::optional<ui::ThemeChoice> theme;
};

// Ends the program after --help, --version and unknown options.
EditorCommandLine parseEditorCommandLine(const QStringList& arguments);

} // namespace lodeline::desk
