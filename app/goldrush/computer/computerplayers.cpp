// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/computerplayers.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/session/seatkind.h"
#include "engine/core/random.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lodeline::goldrush {
namespace {

bool isLegal(const Game& game, const Move& move)
{
    if (game.phase() != Game::Phase::Place || !game.isLegal(move.placement))
        return false;
    Game placed = game;
    placed.place(move.placement);
    return placed.isLegal(move.action);
}

} // namespace

ComputerPlayers::ComputerPlayers(QObject* parent)
    : QObject(parent)
    , make_([](std::string_view name) { return makePlayer(name, ui::thinkingThreads()); })
{
    pauseTimer_.setSingleShot(true);
    connect(&pauseTimer_, &QTimer::timeout, this, &ComputerPlayers::makeNextStep);
}

void ComputerPlayers::setSession(GameSession* session)
{
    if (session_)
        session_->disconnect(this);
    drop();
    asked_.reset();
    held_ = false;
    suspended_ = false;
    session_ = session;
    ply_ = 0;
    if (session) {
        connect(session, &GameSession::positionReset, this, &ComputerPlayers::onPositionReset);
        connect(session, &GameSession::seatsChanged, this, &ComputerPlayers::drop);
        connect(session, &GameSession::turnChanged, this, &ComputerPlayers::onTurnChanged);
        connect(session, &GameSession::accepted, this, &ComputerPlayers::onAccepted);
        connect(session, &GameSession::refused, this, &ComputerPlayers::onRefused);
        connect(session, &GameSession::eventsHappened, this, [this](const std::vector<Event>& events) {
            if (asked_)
                turn_.insert(turn_.end(), events.begin(), events.end());
        });
    }
    onTurnChanged();
}

void ComputerPlayers::setBoard(const BoardView* board)
{
    board_ = board;
    connect(board, &BoardView::settled, this, [this] {
        if (state_ == State::Moving)
            schedule();
    });
}

void ComputerPlayers::setPace(app::Pace pace)
{
    pace_ = pace;
    if (state_ == State::Waiting && !held_ && !suspended_ && pace != app::Pace::StepByStep)
        goOn();
}

void ComputerPlayers::goOn()
{
    if (suspended_)
        return;
    if (std::exchange(held_, false)) {
        onTurnChanged();
        return;
    }
    if (state_ == State::Idle)
        return;
    urgent_ = state_ != State::Waiting;
    if (state_ == State::Thinking) {
        background_.hurry();
        return;
    }
    setState(State::Moving);
    schedule();
}

void ComputerPlayers::setSuspended(bool on)
{
    suspended_ = on;
    background_.forget();
    pauseTimer_.stop();
    onTurnChanged();
}

void ComputerPlayers::onPositionReset()
{
    drop();
    // Where only computers play, the move that was taken back would come again at once.
    if (!session_->hasPeople() && session_->game().ply() < ply_)
        held_ = true;
}

void ComputerPlayers::onTurnChanged()
{
    ply_ = session_ ? session_->game().ply() : 0;
    if (!session_ || !session_->isComputersTurn()) {
        drop();
        setState(State::Idle);
    } else if (held_ || suspended_) {
        setState(State::Waiting);
    } else if (decision_ && decision_->ply == ply_) {
        setState(State::Moving);
        schedule();
    } else if (session_->phase() == Game::Phase::Place) {
        think();
    } else if (!isWaiting()) {
        ask(requests::TakeTileBack{}); // it was placed by whoever had the seat before
    }
}

void ComputerPlayers::think()
{
    drop();
    const Game& game = session_->game();
    const int seat = game.player();
    const std::string name = computerName(session_->record().players[static_cast<std::size_t>(seat)].kind);
    const int ply = game.ply();
    const std::uint64_t seed = seedplan::move(session_->record().seed, seat, ply);
    background_.run(
        [game, name, seed, make = make_](const std::stop_token& stop) {
            const std::unique_ptr<Player> player = make(name);
            if (!player)
                throw std::invalid_argument(name);
            return player->choose(game, seed, stop);
        },
        [this, ply](const Move& move) { decide(ply, move); },
        [this](const QString& reason) { giveUp(reason); });
    setState(State::Thinking);
}

void ComputerPlayers::decide(int ply, const Move& move)
{
    if (!session_ || session_->game().ply() != ply)
        return;
    if (!isLegal(session_->game(), move)) {
        giveUpCheating();
        return;
    }
    decision_ = {ply, move};
    if (pace_ == app::Pace::StepByStep && !urgent_) {
        setState(State::Waiting);
        return;
    }
    setState(State::Moving);
    schedule();
}

void ComputerPlayers::schedule()
{
    if (!board_ || board_->isSettled())
        pauseTimer_.start(pause());
}

int ComputerPlayers::pause() const
{
    const bool placing = session_->phase() == Game::Phase::Place;
    if (urgent_)
        return 0;
    switch (pace_) {
    case app::Pace::Quick:
        return 0;
    case app::Pace::Normal:
        return placing ? 350 : 300;
    case app::Pace::Leisurely:
        return placing ? 1200 : 900;
    case app::Pace::StepByStep:
        return placing ? 0 : 300;
    }
    return 0;
}

void ComputerPlayers::makeNextStep()
{
    if (!session_ || !decision_ || state_ != State::Moving || isWaiting())
        return;
    if (session_->phase() == Game::Phase::Act) {
        ask(requests::Act{decision_->move.action});
        return;
    }
    turn_.clear();
    ask(requests::Place{decision_->move.placement});
}

void ComputerPlayers::ask(const Wish& wish)
{
    const Request request{wish, {Asker::Kind::Computer, session_->game().player()}, session_->revision()};
    asked_ = request;
    session_->request(request);
}

bool ComputerPlayers::isWaiting() const
{
    return asked_ && session_ && asked_->revision == session_->revision();
}

void ComputerPlayers::onAccepted(const Request& asked)
{
    if (asked_ != asked)
        return;
    asked_.reset();
    if (std::holds_alternative<requests::Act>(asked.wish))
        emit played(asked.asker.seat, std::exchange(turn_, {}));
    else if (std::holds_alternative<requests::HandOver>(asked.wish))
        emit failed(asked.asker.seat, givenUp_);
}

void ComputerPlayers::onRefused(const Request& asked, Refusal why)
{
    if (asked_ != asked)
        return;
    asked_.reset();
    if (why == Refusal::AgainstTheRules && decision_)
        giveUpCheating();
}

void ComputerPlayers::giveUpCheating()
{
    //: Why a computer player does not go on; added in brackets
    giveUp(tr("its move is against the rules"));
}

void ComputerPlayers::giveUp(const QString& reason)
{
    if (!session_)
        return;
    givenUp_ = reason;
    drop();
    ask(requests::HandOver{session_->game().player(), std::string(kPersonKind)});
}

void ComputerPlayers::drop()
{
    background_.forget();
    pauseTimer_.stop();
    decision_.reset();
    urgent_ = false;
}

void ComputerPlayers::setState(State state)
{
    if (state == state_ && state != State::Thinking)
        return;
    state_ = state;
    emit stateChanged();
}

} // namespace lodeline::goldrush
