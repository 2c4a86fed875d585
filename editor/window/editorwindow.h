// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/sidefile.h"
#include "editor/window/playset.h"
#include "ui/installedsets.h"

#include <QMainWindow>

class QStackedWidget;
class QTabWidget;

namespace lodeline::ui {
class Appearance;
class Languages;
} // namespace lodeline::ui

namespace lodeline::goldrush::editor {

class EditorActions;
class EditorMenus;
class EditorSettings;
class SetEditor;
class SetFlow;
class StartMessages;
class WelcomePage;

// The window of the editor: open sets as tabs, a welcome page where there is none.
class EditorWindow : public QMainWindow
{
    Q_OBJECT

public:
    // The folders are for unsaved changes and for installed sets.
    EditorWindow(EditorSettings& settings, ui::Languages& languages, ui::Appearance& appearance,
                 const QString& sideFolder, const QString& installFolder,
                 ui::InstalledSets::Reading reading = ui::InstalledSets::Reading::Always);
    ~EditorWindow() override;

    void openFile(const QString& path); // once: a set that is open comes to the front
    SetEditor* current() const;
    EditorActions& actions() { return *actions_; }
    // Reads in the background what a crash has left behind, then offers it.
    void offerRecovery();
    StartMessages& startMessages() { return *startMessages_; }

signals:
    // All that a crash has left was read; it is offered next.
    void oldFilesRead();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectFile();
    void connectEdit();
    void connectTile();
    void connectView();
    template <typename Call>
    void onSet(QAction* action, Call call);
    void add(SetEditor* editor);
    void bringForward(SetEditor* editor); // adds it first, if it has no tab
    void closeTab(int index);
    void showCurrent();
    void showRecentFiles();
    void updateTitles();
    void updateActions();
    void play(const Trial& trial);
    void playTile(SetEditor& editor, int people);
    static QString whyNotFirst(const TileSet& set, int row);
    bool mayLeave(const QString& title); // to the game
    void print();
    void offer(const Leftovers& all);
    void offer(const Leftover& leftover);
    QString recoveryQuestion(const Leftover& leftover) const;
    void applyTheme();
    void retranslate();
    void tell(const QString& message);

    EditorSettings& settings_;
    ui::Appearance& appearance_;
    EditorActions* actions_;
    EditorMenus* menus_;
    SetFlow* flow_;
    QStackedWidget* pages_;
    WelcomePage* welcome_;
    QTabWidget* tabs_;
    StartMessages* startMessages_;
    ui::Background reader_;
};

} // namespace lodeline::goldrush::editor
