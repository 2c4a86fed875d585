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

ComputerPlayers::ComputerPlayers(QObject* parent)
    : app::ComputerTurns(parent)
{
}

void ComputerPlayers::setMakePlayer(MakePlayer make)
{
    make_ = std::move(make);
}

void ComputerPlayers::setSession(GameSession* session)
{
    if (session_)
        session_->disconnect(this);
    asked_.reset();
    session_ = session;
    if (session) {
        connect(session, &GameSession::positionReset, this, &ComputerPlayers::positionReset);
        connect(session, &GameSession::seatsChanged, this, &ComputerPlayers::drop);
        connect(session, &GameSession::turnChanged, this, &ComputerPlayers::turnChanged);
        connect(session, &GameSession::accepted, this, &ComputerPlayers::onAccepted);
        connect(session, &GameSession::refused, this, &ComputerPlayers::onRefused);
        connect(session, &GameSession::eventsHappened, this, [this](const std::vector<Event>& events) {
            if (asked_)
                turn_.insert(turn_.end(), events.begin(), events.end());
        });
    }
    matchReplaced();
}

void ComputerPlayers::setBoard(const BoardView* board)
{
    board_ = board;
    connect(board, &BoardView::settled, this, &ComputerPlayers::rested);
}

bool ComputerPlayers::isAtRest() const
{
    return !board_ || board_->isSettled();
}

void ComputerPlayers::think()
{
    if (session_->phase() != Game::Phase::Place) {
        if (!isWaiting())
            ask(requests::TakeTileBack{}); // it was placed by whoever had the seat before
        return;
    }
    drop();
    const Game& game = session_->game();
    const int seat = game.player();
    const std::string name = computerName(session_->record().players[static_cast<std::size_t>(seat)].kind);
    const int now = game.ply();
    // Who watches has gone back to see it: to think anew could take another course.
    if (const auto again = session_->moveToRedo(); again && !hasPeople() && game.isLegal(*again))
        return decide(now, *again);
    const std::uint64_t seed = seedplan::move(session_->record().seed, seat, now);
    background().run(
        [game, name, seed, make = make_, weights = session_->weights()](const std::stop_token& stop) {
            const std::unique_ptr<Player> player =
                make ? make(name) : makePlayer(name, ui::thinkingThreads(), weights);
            if (!player)
                throw std::invalid_argument(name);
            return player->choose(game, seed, stop);
        },
        [this, now](const Move& move) { decide(now, move); },
        [this](const QString& reason) { giveUp(reason); });
    thinking();
}

void ComputerPlayers::decide(int decidedPly, const Move& move)
{
    if (!session_ || session_->game().ply() != decidedPly)
        return;
    if (!session_->game().isLegal(move)) {
        giveUpCheating();
        return;
    }
    decision_ = move;
    decided(decidedPly);
}

int ComputerPlayers::pauseAt(app::Pace pace) const
{
    const bool placing = session_->phase() == Game::Phase::Place;
    switch (pace) {
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

void ComputerPlayers::makeStep()
{
    if (!session_ || !decision_ || isWaiting())
        return;
    if (session_->phase() == Game::Phase::Act) {
        ask(requests::Act{decision_->action});
        return;
    }
    turn_.clear();
    ask(requests::Place{decision_->placement});
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
    //: Why a computer player does not go on; added in parentheses
    giveUp(tr("its move is against the rules"));
}

void ComputerPlayers::giveUp(const QString& reason)
{
    if (!session_)
        return;
    givenUp_ = reason;
    drop();
    ask(requests::HandOver{session_->game().player(), std::string(app::kPersonKind)});
}

} // namespace lodeline::goldrush
