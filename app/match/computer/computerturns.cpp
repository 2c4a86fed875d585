// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/computer/computerturns.h"

#include <utility>

namespace lodeline::app {

ComputerTurns::ComputerTurns(QObject* parent)
    : QObject(parent)
{
    pauseTimer_.setSingleShot(true);
    connect(&pauseTimer_, &QTimer::timeout, this, [this] {
        if (decidedPly_ && state_ == State::Moving)
            makeStep();
    });
}

void ComputerTurns::setPace(Pace pace)
{
    pace_ = pace;
    if (pace == Pace::StepByStep)
        return;
    if (state_ == State::Waiting && !held_)
        goOn();
    awaits_ = false;
}

void ComputerTurns::goOn()
{
    if (suspended_)
        return;
    if (std::exchange(held_, false)) {
        turnChanged();
        return;
    }
    if (state_ == State::Idle)
        return;
    awaits_ = false;
    urgent_ = state_ != State::Waiting;
    if (state_ == State::Thinking) {
        background_.hurry();
        return;
    }
    setState(State::Moving);
    schedule();
}

void ComputerTurns::setSuspended(bool on)
{
    suspended_ = on;
    background_.forget();
    pauseTimer_.stop();
    turnChanged();
}

void ComputerTurns::matchReplaced()
{
    drop();
    held_ = false;
    suspended_ = false;
    ply_ = 0;
    turnChanged();
}

void ComputerTurns::positionReset()
{
    drop();
    // Where only computers play, the move that was taken back would come again at once.
    if (!hasPeople() && ply() < ply_)
        held_ = true;
}

void ComputerTurns::turnChanged()
{
    ply_ = ply();
    if (!isComputersTurn()) {
        drop();
        setState(State::Idle);
    } else if (suspended_) {
        setState(State::Resting);
    } else if (held_ || (awaits_ && decidedPly_ == ply_)) {
        setState(State::Waiting);
    } else if (decidedPly_ != ply_) {
        think();
    } else {
        setState(State::Moving);
        schedule();
    }
}

void ComputerTurns::decided(int ply)
{
    decidedPly_ = ply;
    awaits_ = pace_ == Pace::StepByStep && !urgent_;
    if (awaits_) {
        setState(State::Waiting);
        return;
    }
    setState(State::Moving);
    schedule();
}

void ComputerTurns::rested()
{
    if (state_ == State::Moving)
        schedule();
}

void ComputerTurns::schedule()
{
    if (isAtRest())
        pauseTimer_.start(urgent_ ? 0 : pauseAt(pace_));
}

void ComputerTurns::drop()
{
    background_.forget();
    pauseTimer_.stop();
    decidedPly_.reset();
    awaits_ = false;
    urgent_ = false;
    forgetDecision();
}

void ComputerTurns::setState(State state)
{
    if (state == state_ && state != State::Thinking)
        return;
    state_ = state;
    emit stateChanged();
}

} // namespace lodeline::app
