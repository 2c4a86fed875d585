// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;
class QToolBar;

namespace lodeline::ui {
class LanguageMenu;
class Languages;
class RecentMenu;
} // namespace lodeline::ui

namespace lodeline::app {

class Actions;
class Kinds;
class OtherGames;

// The menu bar and the toolbar of the main window.
class Menus : public QObject
{
    Q_OBJECT

public:
    // `kinds` outlives it.
    Menus(QMainWindow* window, Actions* actions, ui::Languages& languages, const Kinds& kinds);

    void retranslate();
    void fillBoards(); // with the themes that there are now
    QToolBar* toolBar() const { return toolBar_; }
    OtherGames* otherGames() const { return otherGames_; }
    ui::RecentMenu* recentFiles() const { return recent_; }
    // Those that have a name, in their order.
    QList<QAction*> commands() const;
    // In the tool tips, after they may have changed.
    void showKeys();
    // Of choices, each with the data() that Actions tells of.
    QMenu* themes() const { return theme_; }
    QMenu* boards() const { return board_; }
    QMenu* visions() const { return vision_; }
    QMenu* textSizes() const { return textSize_; }
    QMenu* animations() const { return animation_; }
    QMenu* paces() const { return pace_; }
    ui::LanguageMenu* languages() const { return language_; }

private:
    void addSettings(const Actions& a);

    Actions* actions_;
    QMenu* game_;
    OtherGames* otherGames_;
    ui::RecentMenu* recent_;
    QMenu* edit_;
    QMenu* view_;
    QMenu* settings_;
    QMenu* theme_;
    QMenu* board_;
    QMenu* vision_;
    QMenu* textSize_;
    QMenu* animation_;
    QMenu* pace_;
    ui::LanguageMenu* language_;
    QMenu* help_;
    QToolBar* toolBar_;
};

} // namespace lodeline::app
