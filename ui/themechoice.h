// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/vision.h"

#include <QStringList>

#include <memory>

namespace lodeline::art {
struct Theme;
}

namespace lodeline::ui {

// Which colours the windows have: those of the system, or always the same.
enum class ThemeChoice { System, Light, Dark };

// In settings and on the command line, in the order of the choices.
inline QStringList themeNames()
{
    return {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
}

// What the board and all pictures are painted with. Automatic goes with the windows: day with light ones,
// dusk with dark ones.
enum class BoardChoice { Automatic, Day, Dusk, Ink, Contrast };

// In settings, in the order of the choices. Any other name is that of a file of the user's own.
inline QStringList boardNames()
{
    return {QStringLiteral("auto"), QStringLiteral("day"), QStringLiteral("dusk"), QStringLiteral("ink"),
            QStringLiteral("contrast")};
}

// All that the user chose of how the program looks.
struct Look
{
    ThemeChoice windows = ThemeChoice::System;
    BoardChoice board = BoardChoice::Automatic;
    std::shared_ptr<const art::Theme> own = nullptr; // in place of the board's choice
    bool patterns = false;                           // on the pieces of each player, whatever the theme says
    art::Vision vision = art::Vision::Full;          // whose eyes see it
};

} // namespace lodeline::ui
