// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/recentfiles.h"
#include "ui/themechoice.h"

#include <QByteArray>
#include <QSettings>

namespace lodeline::desk {

// What the editor remembers from one start to the next. Language and colours are those of the game.
class EditorSettings
{
public:
    // Two files in INI format: the editor's and the game's.
    EditorSettings(const QString& file, const QString& gameFile);

    QString language() const; // empty to follow the system
    void setLanguage(const QString& code);
    ui::Look look() const; // of the game, too
    ui::ThemeChoice theme() const;
    void setTheme(ui::ThemeChoice theme);

    ui::RecentFiles& recentFiles() { return recent_; }
    QString folder() const; // where the file dialogs open
    void setFolder(const QString& path);

    bool isTourTaken() const; // to its end
    void setTourTaken();

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    // Of a desk, by the format of what it edits.
    QByteArray layoutState(std::string_view format) const;
    void setLayoutState(std::string_view format, const QByteArray& layout);
    // Whether drawings show pictures of one's own, not what the game draws without.
    bool showsOwnPictures() const;
    void setShowsOwnPictures(bool shows);

private:
    void splitOldLayouts();

    QSettings store_;
    ui::RecentFiles recent_{store_};
    QSettings game_;
};

} // namespace lodeline::desk
