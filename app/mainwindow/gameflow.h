// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mainwindow/opengame.h"

#include <QPointer>
#include <QWidget>

namespace lodeline::app {

class Settings;

// What leads to another game on the table, with the questions and messages on the way: new, open, save,
// close. Asks before turns are lost.
class GameFlow : public QObject
{
    Q_OBJECT

public:
    GameFlow(OpenGame& game, Settings& settings, QWidget* window);

    void play(); // at once, with the settings of last time
    void newGame();
    void sameAgain();
    void open();
    // A game is opened; a tile set starts the dialog of a new game with it.
    void openFile(const QString& path);
    void goOn();
    // Plays on with a part of a game in place of the one on the table; asks about a finished one as well.
    void branch(const GameRecord& record);
    bool save(); // false when the game was not saved after all
    bool saveAs();
    void close();

private:
    void setUp(NewGame game);
    void start(const NewGame& game);
    bool mayReplace(); // asks when turns would be lost
    bool mayLose(const QString& what);
    bool mayReplacePending();
    bool saveTo(const QString& path);
    QString proposedPath() const;
    void showProblems(const QString& path, const Problems& problems);

    OpenGame& game_;
    Settings& settings_;
    QWidget* window_;
};

} // namespace lodeline::app
