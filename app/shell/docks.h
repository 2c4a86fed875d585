// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMainWindow;

namespace lodeline::app {

class Actions;
class Settings;
class Table;

// The panels of a table beside its page: players above, log below, on the trailing side of the window. Either
// can be closed and can float in a window of its own; what was chosen is kept. One that is closed comes for
// as long as the table needs it.
class Docks : public QObject
{
    Q_OBJECT

public:
    // The actions that show a panel and let it float follow when its own buttons do.
    Docks(QMainWindow* window, const Actions& actions, Settings& settings);

    // Whose panels these are from now on.
    void setTable(Table* table);

    void setShown(bool shown); // with the page of the game, and never without it
    void mirror();             // after a change of the layout direction
    // Gives the panel beside the board what it needs, as far as the log can do without, and gives that back
    // to the log when it is needed no more.
    void makeRoom();
    void repaintTitles(); // after a change of the font
    void retranslate();

private:
    void follow(QDockWidget* dock, QAction* show, QAction* floats);
    void showPanel(QDockWidget* dock, bool shown);
    void lend(bool needed); // the panel beside the board, where it is closed
    void showTitle();       // of the panel beside the board: only where it floats
    void hold(QDockWidget* dock, QWidget* panel);

    QMainWindow* window_;
    Settings& settings_;
    QPointer<Table> table_;
    QDockWidget* side_;
    QDockWidget* log_;
    QWidget* noTitle_;
    bool shown_ = false;
    bool lent_ = false;  // the panel beside the board shows though it is closed
    int taken_ = 0;      // of the height of the log
    int heightLeft_ = 0; // of the other panel, after that
};

} // namespace lodeline::app
