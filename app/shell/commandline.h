// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/behaviour.h"
#include "app/match/trial.h"
#include "ui/themechoice.h"

#include <optional>

namespace lodeline::app {

class Kinds;

// What the program was called with.
struct CommandLine
{
    QString file;               // a game, or what it is played with, to open
    std::optional<Trial> trial; // a game to be played at once, instead of a file
    QString language;           // empty: as set
    std::optional<ui::ThemeChoice> theme;
    std::optional<AnimationSpeed> animation;
};

// Reads everything, trials by the kinds of games that know their sets; ends the program after --help,
// --version and whatever it cannot make sense of.
CommandLine parseCommandLine(const QStringList& arguments, const Kinds& kinds);

} // namespace lodeline::app
