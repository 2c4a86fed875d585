// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/program/editorsettings.h"

#include "ui/recentfiles.h"
#include "ui/themes/keptlook.h"

namespace lodeline::desk {
namespace {

const QString kOwnPictures = QStringLiteral("ownPictures");

QString layoutKey(std::string_view format)
{
    return QStringLiteral("layout/%1")
        .arg(QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size())));
}

} // namespace

EditorSettings::EditorSettings(const QString& file, const QString& gameFile)
    : store_(file, QSettings::IniFormat)
    , game_(gameFile, QSettings::IniFormat)
{
    splitOldLayouts();
}

// Layouts began with this where the drawing showed no own pictures, before that was a setting by itself.
void EditorSettings::splitOldLayouts()
{
    const QByteArray without = "without own pictures;";
    for (const QString& key : store_.allKeys()) {
        const QByteArray layout = store_.value(key).toByteArray();
        if (!key.startsWith(QLatin1String("layout/")) || !layout.startsWith(without))
            continue;
        store_.setValue(key, layout.mid(without.size()));
        setShowsOwnPictures(false);
    }
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

bool EditorSettings::isTourTaken() const
{
    return store_.value("tourTaken").toBool();
}

void EditorSettings::setTourTaken()
{
    store_.setValue("tourTaken", true);
}

QByteArray EditorSettings::windowGeometry() const
{
    return store_.value("window/geometry").toByteArray();
}

void EditorSettings::setWindowGeometry(const QByteArray& geometry)
{
    store_.setValue("window/geometry", geometry);
}

QByteArray EditorSettings::layoutState(std::string_view format) const
{
    return store_.value(layoutKey(format)).toByteArray();
}

void EditorSettings::setLayoutState(std::string_view format, const QByteArray& layout)
{
    store_.setValue(layoutKey(format), layout);
}

bool EditorSettings::showsOwnPictures() const
{
    return store_.value(kOwnPictures, true).toBool();
}

void EditorSettings::setShowsOwnPictures(bool shows)
{
    store_.setValue(kOwnPictures, shows);
}

} // namespace lodeline::desk
