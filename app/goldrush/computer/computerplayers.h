// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"
#include "app/match/behaviour.h"
#include "engine/goldrush/ai/player.h"
#include "ui/work/background.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace lodeline::goldrush {

class BoardView;

// Plays the seats of a session that computer players have: lets them think in the background on a copy of
// the game and asks for their moves, the tile first and then the action, at a pace that people can follow.
// What was thought about another position is never played.
class ComputerPlayers : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,     // a person has the turn, or nobody
        Thinking, // in the background
        Moving,   // it has decided and makes its move
        Waiting   // for goOn(): before a move at the pace StepByStep, or after an undo; or suspended
    };
    using MakePlayer = std::function<std::unique_ptr<Player>(std::string_view name)>;

    explicit ComputerPlayers(QObject* parent = nullptr);

    void setSession(GameSession* session);
    // Moves are made only while the board is at rest; without a board at once.
    void setBoard(const BoardView* board);
    void setPace(app::Pace pace);
    // Where players come from; lodeline::goldrush::makePlayer if nothing else was set.
    void setMakePlayer(MakePlayer make) { make_ = std::move(make); }

    State state() const { return state_; }
    // While one thinks: takes the best move so far, and makes it without a pause. While one waits: goes on.
    void goOn();
    // While on, nobody thinks and nothing is played: the game is not what the window shows.
    void setSuspended(bool on);

signals:
    void stateChanged();
    // A computer player has ended its turn: what happened in it.
    void played(int seat, const std::vector<lodeline::goldrush::Event>& events);
    // It threw or chose something illegal; its seat now belongs to a person. The reason may be in English.
    void failed(int seat, const QString& reason);

private:
    struct Decision
    {
        int ply = 0;
        Move move;
    };

    void onTurnChanged();
    void onPositionReset();
    void think();
    void decide(int ply, const Move& move);
    void schedule();
    void makeNextStep();
    void giveUp(const QString& reason);
    void giveUpCheating();
    // On behalf of the computer player that has the turn.
    void ask(const Wish& wish);
    void onAccepted(const Request& asked);
    void onRefused(const Request& asked, Refusal why);
    // For the answer to what was asked about the position as it still is.
    bool isWaiting() const;
    void drop();
    void setState(State state);
    int pause() const; // milliseconds before the next step

    QPointer<GameSession> session_;
    QPointer<const BoardView> board_;
    MakePlayer make_;
    ui::Background background_;
    QTimer pauseTimer_;
    std::optional<Decision> decision_;
    std::optional<Request> asked_; // and not answered yet
    QString givenUp_;              // why
    State state_ = State::Idle;
    app::Pace pace_ = app::Pace::Normal;
    int ply_ = 0;
    bool urgent_ = false; // this move is wanted at once
    bool held_ = false;   // until goOn()
    bool suspended_ = false;
    std::vector<Event> turn_; // what has happened in the turn of the computer
};

} // namespace lodeline::goldrush
