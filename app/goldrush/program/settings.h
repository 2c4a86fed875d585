// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"
#include "ui/recentfiles.h"
#include "ui/themechoice.h"

#include <QByteArray>
#include <QSettings>

namespace lodeline::goldrush {

enum class AnimationSpeed { Off, Slow, Normal, Fast };
// How fast the moves of computer players follow one another; StepByStep waits for a key before each.
enum class Pace { Quick, Normal, Leisurely, StepByStep };

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
    AnimationSpeed animation() const;
    void setAnimation(AnimationSpeed speed);

    Pace pace() const;
    void setPace(Pace pace);

    // What the last new game was set up with, without its seed; NewGame::usual() before there was one.
    NewGame newGame() const;
    void setNewGame(const NewGame& game);

    ui::RecentFiles& recentFiles() { return recent_; }
    QString folder() const; // where the file dialogs open
    void setFolder(const QString& path);

    bool wheelTurnsTiles() const; // rather than to zoom over a tile that is held
    void setWheelTurnsTiles(bool on);

    bool showsLog() const;
    void setShowsLog(bool on);
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

private:
    template <typename Choice>
    Choice choice(const QString& key, const QStringList& names, Choice otherwise) const;

    mutable QSettings store_; // beginGroup is not const
    ui::RecentFiles recent_{store_};
};

} // namespace lodeline::goldrush
