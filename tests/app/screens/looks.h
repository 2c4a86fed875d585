// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/themechoice.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace lodeline::test {

// A screen that is filled by one window. A process has one.
struct Screen
{
    const char* name;
    QSize size; // device-independent pixels
    int dpi;    // of text; 96 is usual
    int ratio;  // physical pixels for one of these
};

inline constexpr std::array kScreens{Screen{"small", {1024, 640}, 96, 1},
                                     Screen{"text", {1280, 800}, 144, 1}, // text half as large again
                                     Screen{"fine", {1280, 720}, 96, 2}}; // 2560x1440 physical pixels

// How a window looks on it.
struct Look
{
    ui::ThemeChoice theme;
    QString language;

    QString name() const { return ui::themeNames()[static_cast<int>(theme)] + u' ' + language; }
};

inline QStringList shownLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("en_XR")};
}

// All themes but that of the system.
inline std::vector<ui::ThemeChoice> shownThemes()
{
    std::vector<ui::ThemeChoice> themes;
    for (qsizetype theme = 1; theme < ui::themeNames().size(); ++theme)
        themes.push_back(static_cast<ui::ThemeChoice>(theme));
    return themes;
}

// A look for each picture, so that on all screens together a scene is seen in every theme and language; and
// each theme, over the scenes, in every language. `scene` and `screen` are their places in the tables.
inline Look lookOf(std::size_t scene, std::size_t screen)
{
    const std::vector<ui::ThemeChoice> themes = shownThemes();
    const QStringList languages = shownLanguages();
    const auto count = static_cast<std::size_t>(languages.size());
    return {themes[(scene + screen) % themes.size()],
            languages[static_cast<qsizetype>((scene / themes.size() + screen) % count)]};
}

} // namespace lodeline::test
