// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/behaviour.h"
#include "app/match/match.h"
#include "app/match/sound/sound.h"
#include "resources/art/theme/theme.h"
#include "ui/wording/words.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace lodeline::app {

// What the menus and keys of the window ask of the table. Each kind of game can some of them.
enum class Command {
    Undo,
    Redo,
    Hint,
    WhyNot, // compare the player's own move with the best one
    GoOn,   // the computer plays now, or goes on where it waits
    Players,
    Practise, // make the match one in which everything can be undone
    Review,
    TurnLeft, // what is held in the hand
    TurnRight,
    DoNothing, // ends the turn without an action
    ZoomIn,
    ZoomOut,
    ZoomFit,
    ShowScores,
    TilesLeft,     // what may still be drawn
    Standings,     // if the game ended now
    SinceLastTurn, // what the others have done
    ExportMap,     // a picture of the board in a file
    FirstSteps,    // explain the game on the table
};

// Where the matches of one kind are played: its pages and panels, which the window shows around it.
class Table : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // These belong to the window once it has shown them.
    virtual QWidget* page() = 0;
    virtual QWidget* sidePanel() { return nullptr; }
    virtual QWidget* logPanel() { return nullptr; }
    // What the panel beside the board needs to be seen whole, in device-independent pixels.
    virtual int sideHeight() const { return 0; }
    // Whether the page that is being played on shows, beside which the panels and the status bar stand.
    virtual bool isPlaying() const { return true; }
    // In the order in which the keyboard goes through them.
    virtual QList<QWidget*> panes() { return {page()}; }

    // Another match, or none, which outlives this table's interest in it.
    void setMatch(Match* match)
    {
        match_ = match;
        matchChanged();
    }
    virtual void setTheme(const art::Theme& /*theme*/) {}
    virtual void setBehaviour(const Behaviour& /*behaviour*/) {}
    // Nobody thinks and plays by itself while it is so.
    virtual void setSuspended(bool /*suspended*/) {}

    virtual bool can(Command command) const
    {
        return match_ && ((command == Command::Undo && match_->canUndo()) ||
                          (command == Command::Redo && match_->canRedo()));
    }
    // Nothing happens where it cannot.
    void run(Command command)
    {
        if (can(command))
            obey(command);
    }
    // Why undo stops where it does; empty where it goes on or nothing was played. `run` tells it, too.
    virtual QString undoStop() const { return {}; }
    // Whether a computer player waits to go on rather than thinks.
    virtual bool isWaiting() const { return false; }
    // Whose turn it is and what to do: "Ann places a tile".
    virtual QString turnText() const { return {}; }
    // The anchor in the rules of what the pointer is on; empty for none.
    virtual QString helpTopic() const { return {}; }
    // Tells of something beside what happens on the table.
    virtual void addNotice(const ui::Words& /*words*/) {}
    // Says on a page beside which no status bar stands what one would say, where the page has a place for it.
    virtual void tellOnPage(const ui::Words& /*words*/) {}

signals:
    // What can be done, or whose turn it is, may have changed.
    void changed();
    // Another of its pages shows, so that `isPlaying` may have changed.
    void pageChanged();
    void sideHeightChanged();
    // The panel beside the board holds something that was asked for, or does so no more.
    void sideNeeded(bool needed);
    // What can be done now, for the status bar.
    void hintChanged(const QString& hint);
    // What has happened, for a moment in the status bar and for screen readers.
    void announced(const QString& message);
    // What was announced is true no more.
    void withdrawn(const QString& message);
    // The same for the status bar alone, which tells in short what `told` tells in full.
    void noted(const QString& message);
    // The same for screen readers alone, each thing once.
    void told(const QString& message);
    // What has come into sight, for the ear.
    void sounded(lodeline::app::Sound sound);

protected:
    Match* match() const { return match_; }
    virtual void matchChanged() = 0;
    // Does what `can` allows.
    virtual void obey(Command command)
    {
        if (command == Command::Undo)
            match_->undo();
        else if (command == Command::Redo)
            match_->redo();
    }

private:
    QPointer<Match> match_;
};

} // namespace lodeline::app
