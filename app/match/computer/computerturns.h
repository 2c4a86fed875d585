// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/behaviour.h"
#include "ui/work/background.h"

#include <QTimer>

#include <optional>

namespace lodeline::app {

// The turns of the computer players of a match: they think in the background and move at a pace that people
// can follow. What is thought and what is asked for belongs to the game, which derives from this. What was
// thought about another position is never played.
class ComputerTurns : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,     // a person has the turn, or nobody
        Thinking, // in the background
        Moving,   // it has decided and makes its move
        Waiting,  // for goOn(): before a move at the pace StepByStep, or after an undo
        Resting   // suspended
    };

    explicit ComputerTurns(QObject* parent = nullptr);

    void setPace(Pace pace);
    State state() const { return state_; }
    // While one thinks: takes the best move so far, and makes it without a pause. While one waits: goes on.
    void goOn();
    // Whether that does anything.
    bool canGoOn() const { return state_ != State::Idle && state_ != State::Resting; }
    // While on, nobody thinks and nothing is played: the game is not what the window shows.
    void setSuspended(bool on);

signals:
    void stateChanged();

protected:
    // Of the match; without one it is nobody's turn.
    virtual bool isComputersTurn() const = 0;
    virtual bool hasPeople() const = 0;
    virtual int ply() const = 0;
    // Whether moves can be made: nothing moves on the board.
    virtual bool isAtRest() const { return true; }
    // The next decision is wanted: starts work in the background, of which `decided` tells, or calls that at
    // once.
    virtual void think() = 0;
    // The next step of the decision shall be made, now.
    virtual void makeStep() = 0;
    // Before that, in milliseconds, at a pace.
    virtual int pauseAt(Pace pace) const = 0;
    // What was decided is void.
    virtual void forgetDecision() {}

    // The derived class calls these: another match, or none; the turn or who plays it; an undo.
    void matchReplaced();
    void turnChanged();
    void positionReset();
    // What was thought about `ply` has led to a decision.
    void decided(int ply);
    // Nothing moves on the board any more.
    void rested();
    void drop(); // all that was thought and decided
    // think() has begun work here.
    ui::Background& background() { return background_; }
    void thinking() { setState(State::Thinking); }

private:
    void schedule();
    void setState(State state);

    ui::Background background_;
    QTimer pauseTimer_;
    std::optional<int> decidedPly_;
    State state_ = State::Idle;
    Pace pace_ = Pace::Normal;
    int ply_ = 0;
    bool awaits_ = false; // goOn(), before it makes the move that it has decided
    bool urgent_ = false; // this move is wanted at once
    bool held_ = false;   // until goOn()
    bool suspended_ = false;
};

} // namespace lodeline::app
