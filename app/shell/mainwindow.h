// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/opengame.h"
#include "ui/installedsets.h"

#include <QMainWindow>

class QStackedWidget;

namespace lodeline::ui {
class Appearance;
class ElidedLabel;
class Languages;
} // namespace lodeline::ui

namespace lodeline::goldrush {

class Actions;
class BoardView;
class Docks;
class FinalPage;
class GameFlow;
class GamePage;
class Menus;
class Preferences;
class ReviewPage;
class Settings;
class StartPage;
class StartReport;
class StatusLine;

// The window of the game: shows the start page, a game or its final scoring, and leads from one to another.
// The pages do the work; what opens and saves games is GameFlow.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    // What earlier runs of the program have left.
    struct OldFiles
    {
        QString games = Autosave::defaultFolder();
        QString tileSets = ui::InstalledSets::defaultFolder();
        bool read = true; // false: all is left alone, though new games and sets are kept there
    };

    MainWindow(Settings& settings, ui::Languages& languages, ui::Appearance& appearance,
               const OldFiles& files);
    ~MainWindow() override;

    GameFlow& flow() { return *flow_; }
    Actions& actions() { return *actions_; }
    OpenGame& openGame() { return game_; }
    ui::InstalledSets& installedSets() { return installed_; }
    StartPage* startPage() const { return start_; }
    StartReport& startReport() { return *startReport_; }
    GamePage* gamePage(); // made when first asked for
    FinalPage* finalPage();
    ReviewPage* reviewPage();

    void showBoard();
    void showFinalScoring();
    void showReview();

    Preferences& preferences() { return *preferences_; }

signals:
    // All that earlier runs have left was read, so that it cannot keep the window from being there.
    void oldFilesRead();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectActions();
    void connectView();
    void connectGamePage();
    void connectStart();
    QList<QWidget*> panes() const; // of the page that shows, in the order of F6
    void showPage(QWidget* page);
    void closeReview();
    BoardView* board();  // of the page that shows
    void tableChanged(); // another game, or none
    void showRecentFiles();
    void readInterrupted();
    void showInterrupted();
    void turnChanged();
    void gameFinished();
    void choosePlayers();
    void updateComputerAction();
    void updateTitle();
    void applyTheme();
    void retranslate();

    Settings& settings_;
    ui::Appearance& appearance_;
    ui::InstalledSets installed_;
    OpenGame game_;
    Actions* actions_;
    Preferences* preferences_;
    Menus* menus_;
    GameFlow* flow_;
    QStackedWidget* pages_;
    StartPage* start_;
    StartReport* startReport_;
    GamePage* gamePage_ = nullptr;
    FinalPage* finalPage_ = nullptr;
    ReviewPage* reviewPage_ = nullptr;
    Docks* docks_ = nullptr;
    StatusLine* line_;
    ui::ElidedLabel* turn_;
    bool readsInterrupted_;
};

} // namespace lodeline::goldrush
