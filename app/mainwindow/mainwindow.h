// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mainwindow/opengame.h"
#include "app/program/settings.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;
class QStackedWidget;

namespace lodeline::app {

class Actions;
class Appearance;
class FinalPage;
class GameFlow;
class GamePage;
class Languages;
class Menus;
class StartPage;

// The window of the game: shows the start page, a game or its final scoring, and leads from one to another.
// The pages do the work; what opens and saves games is GameFlow.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    // The folder is for the autosave; empty for the usual one.
    MainWindow(Settings& settings, Languages& languages, Appearance& appearance,
               const QString& autosaveFolder = {});
    ~MainWindow() override;

    GameFlow& flow() { return *flow_; }
    Actions& actions() { return *actions_; }
    OpenGame& openGame() { return game_; }
    StartPage* startPage() const { return start_; }
    GamePage* gamePage(); // made when first asked for
    FinalPage* finalPage();

    void showBoard();
    void showFinalScoring(bool stepByStep);

    // For this run only; the menus are what sets it for good.
    void setAnimation(AnimationSpeed speed);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void connectActions();
    void connectView();
    void connectStart();
    void makeDocks();
    void placeDocks();
    void showPage(QWidget* page);
    void tableChanged(); // another game, or none
    void turnChanged();
    void gameFinished();
    void focusNextPane();
    void updateTitle();
    void applyTheme();
    void retranslate();

    Settings& settings_;
    Languages& languages_;
    Appearance& appearance_;
    OpenGame game_;
    Actions* actions_;
    Menus* menus_;
    GameFlow* flow_;
    QStackedWidget* pages_;
    StartPage* start_;
    GamePage* gamePage_ = nullptr;
    FinalPage* finalPage_ = nullptr;
    QDockWidget* sideDock_ = nullptr;
    QDockWidget* logDock_ = nullptr;
    QLabel* hint_;
    QLabel* turn_;
    AnimationSpeed animation_;
};

} // namespace lodeline::app
