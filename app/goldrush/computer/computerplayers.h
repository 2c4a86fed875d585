// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"
#include "app/match/computer/computerturns.h"
#include "engine/goldrush/ai/player.h"

#include <QPointer>

#include <memory>
#include <optional>

namespace lodeline::goldrush {

class BoardView;

// Plays the seats of a session that computer players have: lets them think on a copy of the game and asks for
// their moves, the tile first and then the action.
class ComputerPlayers : public app::ComputerTurns
{
    Q_OBJECT

public:
    using MakePlayer = std::function<std::unique_ptr<Player>(std::string_view name)>;

    explicit ComputerPlayers(QObject* parent = nullptr);

    void setSession(GameSession* session);
    // Moves are made only while the board is at rest; without a board at once.
    void setBoard(const BoardView* board);
    // Where players come from; lodeline::goldrush::makePlayer, by the weights of the session, if nothing else
    // was set, or nothing was given.
    void setMakePlayer(MakePlayer make);

signals:
    // A computer player has ended its turn: what happened in it.
    void played(int seat, const std::vector<lodeline::goldrush::Event>& events);
    // It threw or chose something illegal; its seat now belongs to a person. The reason may be in English.
    void failed(int seat, const QString& reason);

protected:
    bool isComputersTurn() const override { return session_ && session_->isComputersTurn(); }
    bool hasPeople() const override { return session_ && session_->hasPeople(); }
    int ply() const override { return session_ ? session_->game().ply() : 0; }
    bool isAtRest() const override;
    void think() override;
    void makeStep() override;
    int pauseAt(app::Pace pace) const override;
    void forgetDecision() override { decision_.reset(); }

private:
    void decide(int decidedPly, const Move& move);
    void giveUp(const QString& reason);
    void giveUpCheating();
    // On behalf of the computer player that has the turn.
    void ask(const Wish& wish);
    void onAccepted(const Request& asked);
    void onRefused(const Request& asked, Refusal why);
    // For the answer to what was asked about the position as it still is.
    bool isWaiting() const;

    QPointer<GameSession> session_;
    QPointer<const BoardView> board_;
    MakePlayer make_;
    std::optional<Move> decision_;
    std::optional<Request> asked_; // and not answered yet
    QString givenUp_;              // why
    std::vector<Event> turn_;      // what has happened in the turn of the computer
};

} // namespace lodeline::goldrush
