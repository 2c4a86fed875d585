// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/behaviour.h"
#include "ui/recentfiles.h"
#include "ui/themechoice.h"

#include <QByteArray>
#include <QSettings>

namespace lodeline::app {

// What the program remembers from one start to the next. Made once in main and handed on by reference.
class Settings
{
public:
    // A file in INI format.
    explicit Settings(const QString& file);

    QString language() const; // a code of ui::Languages, empty to follow the system
    void setLanguage(const QString& code);
    ui::ThemeChoice theme() const;
    void setTheme(ui::ThemeChoice theme);
    // One of ui::boardNames, or the name of a file of the user's own themes.
    QString boardTheme() const;
    void setBoardTheme(const QString& name);
    bool patterns() const; // on pieces
    void setPatterns(bool on);
    // The choices above; own themes have yet to be read.
    ui::Look look() const;
    AnimationSpeed animation() const;
    void setAnimation(AnimationSpeed speed);

    int textSize() const; // one of kTextSizes
    void setTextSize(int percent);

    Pace pace() const;
    void setPace(Pace pace);

    // The format of the kind of game that was chosen last; empty before there was one.
    QString kind() const;
    void setKind(const QString& format);

    ui::RecentFiles& recentFiles() { return recent_; }
    QString folder() const; // where the file dialogs open
    void setFolder(const QString& path);

    bool wheelTurns() const; // what is held, rather than to zoom over it
    void setWheelTurns(bool on);
    bool confirmsMoves() const;
    void setConfirmsMoves(bool on);
    bool handsOver() const; // at every turn
    void setHandsOver(bool on);
    bool shows(Aid aid) const;
    void setShows(Aid aid, bool on);
    bool asAtTable() const; // without any of them
    void setAsAtTable(bool on);

    static constexpr int kUsualVolume = 60;

    bool sounds() const; // whether any are heard
    void setSounds(bool on);
    int volume() const; // of sounds, 0 to 100
    void setVolume(int percent);

    bool showsSide() const;
    void setShowsSide(bool on);
    bool showsLog() const;
    void setShowsLog(bool on);
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    // For what the kinds of games remember, under keys of their own.
    QSettings& store() { return store_; }

private:
    template <typename Choice>
    Choice choice(const QString& key, const QStringList& names, Choice otherwise) const;

    QSettings store_;
    ui::RecentFiles recent_{store_};
};

} // namespace lodeline::app
