// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QObject>
#include <QPalette>

namespace lodeline::goldrush {

// Every command of the main window with its words, keys and icon; who carries it out connects to it.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    QAction* newGame;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* close;
    QAction* editor;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* hint;
    QAction* whyNot;
    QAction* goOnComputer; // play now, or go on
    QAction* players;
    QAction* review;
    QAction* rotateLeft;
    QAction* rotateRight;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomFit;
    QAction* fullScreen;
    QAction* wheelTurns; // the tile, rather than to zoom
    QAction* showLog;
    QAction* showScores;
    QAction* nextPane;
    QAction* rules;
    QAction* shortcuts;
    QAction* about;
    QActionGroup* themes;     // data(): ui::ThemeChoice
    QActionGroup* animations; // data(): AnimationSpeed
    QActionGroup* paces;      // data(): Pace
    QActionGroup* languages;  // data(): code

    void retranslate();
    void setIcons(const QPalette& palette);
    // Of the commands that need a game on the table.
    void setGameOpen(bool isOpen);

private:
    QAction* make(const char* name, const QKeySequence& key = {});
    void makeChoices();
    void retranslateView() const;
};

} // namespace lodeline::goldrush
