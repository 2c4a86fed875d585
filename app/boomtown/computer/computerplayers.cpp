// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/computer/computerplayers.h"

#include "app/boomtown/session/seatkind.h"
#include "engine/boomtown/ai/level.h"
#include "engine/core/seedplan.h"

#include <stdexcept>
#include <utility>

namespace lodeline::boomtown {

ComputerPlayers::ComputerPlayers(QObject* parent)
    : app::ComputerTurns(parent)
    , make_([](std::string_view name) { return makePlayer(name); })
{
}

void ComputerPlayers::setMatch(BoomtownMatch* match)
{
    if (match_)
        match_->disconnect(this);
    match_ = match;
    if (match) {
        connect(match, &BoomtownMatch::positionReset, this, &ComputerPlayers::positionReset);
        connect(match, &BoomtownMatch::seatsChanged, this, &ComputerPlayers::drop);
        connect(match, &BoomtownMatch::turnChanged, this, &ComputerPlayers::turnChanged);
    }
    matchReplaced();
}

void ComputerPlayers::think()
{
    drop();
    const Game& game = match_->game();
    const int seat = game.player();
    const std::string name = computerName(match_->record().players[static_cast<std::size_t>(seat)].kind);
    const int now = game.ply();
    // Who watches has gone back to see it: to think anew could take another course.
    if (const auto again = match_->moveToRedo(); again && !hasPeople())
        return decide(now, *again);
    const std::uint64_t seed = seedplan::move(match_->record().seed, seat, now);
    background().run(
        [game, name, seed, make = make_](const std::stop_token& stop) {
            const std::unique_ptr<Player> player = make(name);
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
    if (!match_ || match_->game().ply() != decidedPly)
        return;
    if (!match_->game().isLegal(move)) {
        //: Why a computer player does not go on; added in parentheses
        giveUp(tr("its move is against the rules"));
        return;
    }
    decision_ = move;
    decided(decidedPly);
}

int ComputerPlayers::pauseAt(app::Pace pace) const
{
    switch (pace) {
    case app::Pace::Quick:
    case app::Pace::StepByStep:
        return 0;
    case app::Pace::Normal:
        return 500;
    case app::Pace::Leisurely:
        return 1500;
    }
    return 0;
}

void ComputerPlayers::makeStep()
{
    if (!match_ || !decision_)
        return;
    const Move move = *decision_; // a copy: the next turn forgets it
    match_->ask(requests::Play{move}, {app::Asker::Kind::Computer, match_->game().player()});
}

void ComputerPlayers::giveUp(const QString& reason)
{
    if (!match_)
        return;
    drop();
    const int seat = match_->game().player();
    match_->ask(requests::HandOver{seat, std::string(app::kPersonKind)}, {app::Asker::Kind::Computer, seat});
    emit failed(seat, reason);
}

} // namespace lodeline::boomtown
