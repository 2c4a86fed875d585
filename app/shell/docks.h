// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMainWindow;

namespace lodeline::app {

class Settings;
class Table;

// The panels of a table beside its page: players above, log below, on the trailing side of the window.
class Docks : public QObject
{
    Q_OBJECT

public:
    // `showLog` shows and hides the log and follows when its own button closes it.
    Docks(QMainWindow* window, QAction* showLog, Settings& settings);

    // Whose panels these are from now on.
    void setTable(Table* table);

    void setShown(bool shown); // with the page of the game, and never without it
    void mirror();             // after a change of the layout direction
    // Gives the panel beside the board what it needs, as far as the log can do without.
    void makeRoom();
    void retranslate();

private:
    void setLogShown(bool shown);
    void hold(QDockWidget* dock, QWidget* panel);

    QMainWindow* window_;
    QAction* showLog_;
    Settings& settings_;
    QPointer<Table> table_;
    QDockWidget* side_;
    QDockWidget* log_;
    bool shown_ = false;
};

} // namespace lodeline::app
