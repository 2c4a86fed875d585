// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/themechoice.h"
#include "ui/themes/ownthemes.h"

#include <QPointer>

class QDialog;

namespace lodeline::ui {
class Appearance;
}

namespace lodeline::app {

class Actions;
class Settings;

// Carries out the choices of how the program looks: windows, letters, board, patterns, and whose eyes see it.
// Keeps the entries of the user's own themes, whose files it follows: what is written into the chosen one is
// seen at once, and in place of one that is broken or gone there is the automatic one.
class Looks : public QObject
{
    Q_OBJECT

public:
    // `folder` of own themes, empty for none. What is wrong with a theme is told above `window`.
    Looks(Settings& settings, ui::Appearance& appearance, Actions* actions, const QString& folder,
          QWidget* window);

    // Adds a theme and chooses it.
    void install(const QString& path);
    // Ticks what is in force.
    void showCurrent();

signals:
    void boardsChanged(); // entries came or went

private:
    void askForTheme();
    void choose(const QString& board);
    void followFiles();
    void useBoard();
    void refuse(const QString& path, const Problems& problems, const QString& why);
    void tell(const QString& path, const Problems& problems);

    Settings& settings_;
    ui::Appearance& appearance_;
    Actions* actions_;
    QWidget* window_;
    ui::OwnThemes own_;
    Problems told_; // of the chosen theme
    QPointer<QDialog> dialog_;
};

} // namespace lodeline::app
