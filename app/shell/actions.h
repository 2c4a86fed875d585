// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/phrase.h"
#include "app/match/table.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>
#include <QPalette>

#include <map>

namespace lodeline::app {

class Kind;

// Ticks the entry of that data(), if there is one.
void tick(const QActionGroup& group, const QVariant& data);

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
    QAction* goOn; // play now, or go on
    QAction* players;
    QAction* practise;
    QAction* review;
    QAction* turnLeft;
    QAction* turnRight;
    QAction* doNothing;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomFit;
    QAction* fullScreen;
    QAction* wheelTurns; // what is held, rather than to zoom
    QAction* sounds;
    QAction* showSide; // the panel beside the board
    QAction* showLog;
    QAction* floatSide; // in windows of their own
    QAction* floatLog;
    QAction* showScores;
    QAction* tilesLeft;
    QAction* standings;
    QAction* sinceLastTurn;
    QAction* exportMap;
    QAction* goBack; // to the game that this one branched off from
    QAction* nextPane;
    QAction* lessons;
    QAction* firstSteps;
    QAction* rules;
    QAction* shortcuts;
    QAction* findCommand;
    QAction* about;
    QAction* settings;
    QAction* confirmMoves;
    QAction* handOver;     // at every turn
    QAction* asAtTable;    // without aids
    QActionGroup* aids;    // data(): Aid
    QActionGroup* themes;  // data(): ui::ThemeChoice
    QActionGroup* boards;  // data(): a name, as Settings::boardTheme; own ones come last
    QActionGroup* visions; // data(): art::Vision
    QAction* patterns;     // on pieces
    QAction* addTheme;
    QActionGroup* animations; // data(): AnimationSpeed
    QActionGroup* paces;      // data(): Pace
    QActionGroup* textSizes;  // data(): percent

    // Those that the table carries out.
    const std::map<Command, QAction*>& commands() const { return commands_; }

    // Whose things some entries are about; it outlives them.
    void setKind(const Kind& kind);
    void retranslate();
    void setIcons(const QPalette& palette);
    // Of the entries that need a game on the table, but for its commands.
    void setGameOpen(bool isOpen);
    // Why undo stops where it does; empty where it does not.
    void setUndoStop(const QString& why);
    const QString& undoStop() const { return undoStop_; }
    // Whether the computer waits to go on rather than thinks.
    void setWaiting(bool isWaiting);

private:
    QAction* make(const char* name, const QKeySequence& key = {});
    void makeView();
    void makeAids();
    void makeChoices();
    void retranslateView() const;
    void retranslateKind() const;
    void sayPhrase(QAction& action, Phrase phrase) const;

    std::map<Command, QAction*> commands_;
    const Kind* kind_ = nullptr;
    bool waiting_ = false;
    QString undoStop_;
};

} // namespace lodeline::app
