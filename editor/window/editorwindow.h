// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kinds.h"
#include "editor/desk/sidefile.h"
#include "ui/work/background.h"

#include <QMainWindow>

class QStackedWidget;
class QTabWidget;

namespace lodeline::ui {
class Appearance;
class Languages;
class TranslatorTools;
} // namespace lodeline::ui

namespace lodeline::desk {

class EditorActions;
class EditorMenus;
class EditorSettings;
class Desk;
class DeskFlow;
class Handbook;
class StartMessages;
class WelcomePage;

// The window of the editor: what is open as tabs, a welcome page where there is nothing.
class EditorWindow : public QMainWindow
{
    Q_OBJECT

public:
    // The folder is for unsaved changes.
    EditorWindow(EditorSettings& settings, const Kinds& kinds, ui::Languages& languages,
                 ui::Appearance& appearance, const QString& sideFolder);
    ~EditorWindow() override;

    void openFile(const QString& path); // once: what is open comes to the front
    Desk* current() const;
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
    void connectDesk();
    void connectView();
    template <typename Call>
    void onDesk(QAction* action, Call call);
    void add(Desk* desk);
    void layOut(Desk& desk); // as the one in front is, or the last one was
    void keepLayout(const Desk& desk);
    void bringForward(Desk* desk); // adds it first, if it has no tab
    void closeTab(int index);
    void showCurrent();
    void showRecentFiles();
    void updateTitles();
    void updateActions();
    void offer(const Leftovers& all);
    void offer(const Leftover& leftover);
    QString recoveryQuestion(const Leftover& leftover) const;
    void applyTheme();
    void retranslate();
    void tell(const QString& message);

    EditorSettings& settings_;
    const Kinds& kinds_;
    ui::Appearance& appearance_;
    EditorActions* actions_;
    EditorMenus* menus_;
    DeskFlow* flow_;
    QStackedWidget* pages_;
    WelcomePage* welcome_;
    QTabWidget* tabs_;
    Handbook* handbook_;
    StartMessages* startMessages_;
    ui::TranslatorTools* translators_;
    ui::Background reader_;
};

} // namespace lodeline::desk
