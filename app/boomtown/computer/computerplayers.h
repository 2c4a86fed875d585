// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/boomtownmatch.h"
#include "app/match/computer/computerturns.h"
#include "engine/boomtown/ai/player.h"

#include <QPointer>

#include <functional>

namespace lodeline::boomtown {

// Plays the seats of a match that computer players have: lets them think on a copy of the game and asks for
// their moves.
class ComputerPlayers : public app::ComputerTurns
{
    Q_OBJECT

public:
    using MakePlayer = std::function<std::unique_ptr<Player>(std::string_view name)>;
    using AtRest = std::function<bool()>;

    explicit ComputerPlayers(QObject* parent = nullptr);

    void setMatch(BoomtownMatch* match);
    // Whether nothing moves on the board; boardRested() tells when it has come to rest.
    void setAtRest(AtRest atRest) { atRest_ = std::move(atRest); }
    void boardRested() { rested(); }
    // Where players come from; lodeline::boomtown::makePlayer if nothing else was set.
    void setMakePlayer(MakePlayer make) { make_ = std::move(make); }

signals:
    // It threw or chose something illegal; its seat now belongs to a person. The reason may be in English.
    void failed(int seat, const QString& reason);

protected:
    bool isComputersTurn() const override { return match_ && match_->isComputersTurn(); }
    bool hasPeople() const override { return match_ && match_->hasPeople(); }
    int ply() const override { return match_ ? match_->game().ply() : 0; }
    bool isAtRest() const override { return !atRest_ || atRest_(); }
    void think() override;
    void makeStep() override;
    int pauseAt(app::Pace pace) const override;
    void forgetDecision() override { decision_.reset(); }

private:
    void decide(int decidedPly, const Move& move);
    void giveUp(const QString& reason);

    QPointer<BoomtownMatch> match_;
    AtRest atRest_;
    MakePlayer make_;
    std::optional<Move> decision_;
};

} // namespace lodeline::boomtown
