// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/opengame.h"

#include <QPointer>
#include <QWidget>

namespace lodeline::ui {
class InstalledSets;
} // namespace lodeline::ui

namespace lodeline::goldrush {

class Settings;
struct TrialGame;

// What leads to another game on the table, with the questions and messages on the way: new, open, save,
// close. No turns are lost, so that nothing is asked: an unfinished game is put with the interrupted ones.
class GameFlow : public QObject
{
    Q_OBJECT

public:
    GameFlow(OpenGame& game, Settings& settings, ui::InstalledSets& installed, QWidget* window);

    void play(); // at once, with the settings of last time
    // At once, to try a tile set with; leaves the settings of the last new game alone.
    void playTrial(const TrialGame& trial);
    void newGame();
    void sameAgain();
    void open();
    // A game is opened; a tile set starts the dialog of a new game with it.
    void openFile(const QString& path);
    // Asks what to do with a tile set: play it, install it, edit it.
    void offerTileSet(const QString& path);
    void editTileSets();            // in the other program
    void goOn(const QString& file); // with an interrupted game
    // Plays on with a part of a game in place of the one on the table.
    void branch(const GameRecord& record);
    bool save(); // false when the game was not saved after all
    bool saveAs();
    void close();

signals:
    // Something to be told over the board of the game that was just opened.
    void told(const QString& text);

private:
    void setUp(NewGame game);
    void start(const NewGame& game);
    bool saveTo(const QString& path);
    QString proposedPath() const;
    void showProblems(const QString& path, const Problems& problems);

    OpenGame& game_;
    Settings& settings_;
    ui::InstalledSets& installed_;
    QWidget* window_;
};

} // namespace lodeline::goldrush
