// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lodeline::ui {

// Which colours the windows have: those of the system, or always the same.
enum class ThemeChoice { System, Light, Dark };

// In settings and on the command line, in the order of the choices.
inline QStringList themeNames()
{
    return {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
}

} // namespace lodeline::ui
