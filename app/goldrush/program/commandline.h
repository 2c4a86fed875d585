// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/program/settings.h"
#include "app/goldrush/session/trialgame.h"

#include <optional>

class QCoreApplication;

namespace lodeline::goldrush {

// What the program was called with.
struct CommandLine
{
    QString file;                   // a game or a tile set to open
    std::optional<TrialGame> trial; // a game to be played at once, instead of a file
    QString language;               // empty: as set
    std::optional<ui::ThemeChoice> theme;
    std::optional<AnimationSpeed> animation;
};

// Reads everything; ends the program after --help, --version and whatever it cannot make sense of.
CommandLine parseCommandLine(const QStringList& arguments);

} // namespace lodeline::goldrush
