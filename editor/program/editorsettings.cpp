// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/program/editorsettings.h"

#include "ui/recentfiles.h"
#include "ui/themes/keptlook.h"

namespace lodeline::goldrush::editor {
EditorSettings::EditorSettings(const QString& file, const QString& gameFile)
    : store_(file, QSettings::IniFormat)
    , game_(gameFile, QSettings::IniFormat)
{
}

QString EditorSettings::language() const
{
    return game_.value("language").toString();
}

void EditorSettings::setLanguage(const QString& code)
{
    game_.setValue("language", code);
}

ui::Look EditorSettings::look() const
{
    return ui::keptLook(game_);
}

ui::ThemeChoice EditorSettings::theme() const
{
    return look().windows;
}

void EditorSettings::setTheme(ui::ThemeChoice theme)
{
    game_.setValue("theme", ui::themeNames()[static_cast<int>(theme)]);
}

QString EditorSettings::folder() const
{
    return ui::lastFolder(store_);
}

void EditorSettings::setFolder(const QString& path)
{
    ui::setLastFolder(store_, path);
}

QByteArray EditorSettings::windowGeometry() const
{
    return store_.value("window/geometry").toByteArray();
}

QByteArray EditorSettings::layoutState() const
{
    return store_.value("window/layout").toByteArray();
}

void EditorSettings::setWindow(const QByteArray& geometry, const QByteArray& layout)
{
    store_.setValue("window/geometry", geometry);
    if (!layout.isEmpty())
        store_.setValue("window/layout", layout);
}

} // namespace lodeline::goldrush::editor
