// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/program/editorsettings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace lodeline::editor {
namespace {

const QString kOrganisation = QStringLiteral("Lodeline");

} // namespace

EditorSettings::EditorSettings()
    : store_(kOrganisation, QStringLiteral("lodeline-editor"))
    , game_(kOrganisation, QStringLiteral("lodeline"))
{
}

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

ui::ThemeChoice EditorSettings::theme() const
{
    return static_cast<ui::ThemeChoice>(
        std::max(qsizetype{0}, ui::themeNames().indexOf(game_.value("theme").toString())));
}

void EditorSettings::setTheme(ui::ThemeChoice theme)
{
    game_.setValue("theme", ui::themeNames()[static_cast<int>(theme)]);
}

QStringList EditorSettings::recentFiles() const
{
    QStringList files = store_.value("recentFiles").toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void EditorSettings::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    store_.setValue("recentFiles", files.mid(0, kRecentFiles));
}

QString EditorSettings::folder() const
{
    const QString folder = store_.value("folder").toString();
    for (const QString& place :
         {folder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!place.isEmpty() && QDir(place).exists())
            return place;
    }
    return QDir::homePath();
}

void EditorSettings::setFolder(const QString& path)
{
    store_.setValue("folder", path);
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

} // namespace lodeline::editor
