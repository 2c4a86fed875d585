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

struct ShownTheme
{
    const char* name;
    ui::Look look;
};

inline std::vector<ShownTheme> shownThemes()
{
    using ui::BoardChoice;
    using ui::ThemeChoice;
    return {{"light", {.windows = ThemeChoice::Light}},
            {"dark", {.windows = ThemeChoice::Dark}},
            {"contrast", {.windows = ThemeChoice::Light, .board = BoardChoice::Contrast}}};
}

// How a window looks on a screen.
struct Look
{
    ShownTheme theme;
    QString language;

    QString name() const { return QLatin1String(theme.name) + QStringLiteral(", ") + language; }
};

inline QStringList shownLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("en_XR")};
}

// A look for each picture, so that on all screens together a scene is seen in every theme and language; and
// each theme, over the scenes, in every language. `scene` and `screen` are their places in the tables.
inline Look lookOf(std::size_t scene, std::size_t screen)
{
    const std::vector<ShownTheme> themes = shownThemes();
    const QStringList languages = shownLanguages();
    const auto count = static_cast<std::size_t>(languages.size());
    return {themes[(scene + screen) % themes.size()],
            languages[static_cast<qsizetype>((scene / themes.size() + screen) % count)]};
}

} // namespace lodeline::test
