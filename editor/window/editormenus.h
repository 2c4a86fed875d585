// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>

class QMainWindow;
class QToolBar;

namespace lodeline::ui {
class LanguageMenu;
class Languages;
class RecentMenu;
} // namespace lodeline::ui

namespace lodeline::desk {

class EditorActions;

// The menu bar and the tool bar of the editor.
class EditorMenus : public QObject
{
    Q_OBJECT

public:
    EditorMenus(QMainWindow* window, EditorActions* actions, ui::Languages& languages);

    ui::RecentMenu* recentFiles() const { return recent_; }
    ui::LanguageMenu* languages() const { return language_; }
    QMenu* listMenu() const { return list_; } // what can be done with parts, for the list
    void retranslate();

private:
    const EditorActions& actions_;
    QMenu* file_;
    ui::RecentMenu* recent_;
    QMenu* edit_;
    QMenu* parts_;
    QMenu* play_;
    QMenu* view_;
    QMenu* theme_;
    ui::LanguageMenu* language_;
    QMenu* help_;
    QMenu* list_;
    QToolBar* toolBar_;
};

} // namespace lodeline::desk
