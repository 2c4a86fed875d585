// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/files/opengame.h"
#include "app/shell/helpdialog.h"

#include <QMainWindow>
#include <QPointer>

#include <map>
#include <utility>

class QAction;
class QStackedWidget;

namespace lodeline::ui {
class Appearance;
class ElidedLabel;
class Languages;
class TranslatorTools;
} // namespace lodeline::ui

namespace lodeline::app {

struct Behaviour;
class Actions;
class Docks;
class GameFlow;
class KeyTable;
class Looks;
class Menus;
class Preferences;
class Settings;
class SettingsDialog;
class SoundChoice;
class StartPage;
class StartReport;
class StatusLine;
class Table;

// The window of the program: shows the start page or the table of a match, and leads from one to the other.
// The tables do the work; what opens and saves games is GameFlow.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    // What earlier runs of the program have left.
    struct OldFiles
    {
        QString games = Autosave::defaultFolder();
        QString themes = {}; // folder of the user's own; empty for none
        bool read = true;    // false: all is left alone, though new games are kept there
    };

    MainWindow(Settings& settings, const Kinds& kinds, ui::Languages& languages, ui::Appearance& appearance,
               const OldFiles& files);
    ~MainWindow() override;

    GameFlow& flow() { return *flow_; }
    Actions& actions() { return *actions_; }
    OpenGame& openGame() { return game_; }
    StartPage* startPage() const { return start_; }
    StartReport& startReport() { return *startReport_; }
    Preferences& preferences() { return *preferences_; }
    SoundChoice& sounds() { return *sounds_; }
    KeyTable& keys() { return *keys_; }
    // Where matches of a kind are played; made when first asked for.
    Table& tableOf(Kind& kind);

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
    void connectSwitches();
    void connectStart();
    void connectTable();
    void showHelp(HelpDialog::Page page);
    HelpDialog* makeHelp(HelpDialog::Page page, const Kind& kind, const QString& topic);
    void saySwitched(const QAction& action);
    void sayKeys();
    void showSettings();
    void showPage();
    bool isPlaying() const; // with the panels and the status bar
    void matchReplaced();   // by another, or none
    void showKind();        // of the match, or of what would be played
    void showMatch();
    void behave(const Behaviour& behaviour);
    void tellOfSounds(const QString& text);
    void tellSaved(const QString& path);
    void showRecentFiles();
    void showRecentMenu();
    void readInterrupted();
    void showInterrupted();
    void updateCommands();
    void updateTurn();
    void updateTitle();
    void applyTheme();
    void retranslate();

    Settings& settings_;
    const Kinds& kinds_;
    ui::Appearance& appearance_;
    OpenGame game_;
    Actions* actions_;
    Preferences* preferences_;
    Looks* looks_;
    SoundChoice* sounds_;
    Menus* menus_;
    KeyTable* keys_;
    GameFlow* flow_;
    QStackedWidget* pages_;
    StartPage* start_;
    StartReport* startReport_;
    std::map<const Kind*, std::unique_ptr<Table>> tables_;
    Table* table_ = nullptr; // of the last match; nullptr before the first one
    Docks* docks_ = nullptr;
    std::map<std::pair<HelpDialog::Page, const Kind*>, QPointer<HelpDialog>> help_;
    QPointer<SettingsDialog> settingsDialog_;
    StatusLine* line_;
    ui::ElidedLabel* turn_;
    ui::TranslatorTools* translators_;
    bool readsInterrupted_;
};

} // namespace lodeline::app
