// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/panels/standings.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace lodeline::goldrush {

class GameSession;
class PlayerCard;
struct PlayerStatus;

// The players of a session in seat order, as the board has shown them, and the button that shows the gold of
// a person for as long as it is held (R3.6): of the only one at the table, or of the one whose turn it is.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    // Begins with all that has happened.
    void setSession(const GameSession* session);
    void see(const std::vector<Event>& events); // these came next
    void rebuild();                             // the position is another one
    void refresh();                             // seats or names are other ones
    const Standings& standings() const { return standings_; }
    // Shows the values of the tokens of one person, and of nobody else, until the turn passes to another one.
    void setPeeking(bool on);
    // While it is so nobody looks at gold.
    void setCovered(bool on);
    // Whether the computer player that has the turn is thinking.
    void setThinking(bool on);
    const std::vector<PlayerCard*>& cards() const { return cards_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    PlayerStatus statusOf(int seat) const;
    int peeker() const; // the seat that may look at its gold now, -1 for none

    QPointer<const GameSession> session_;
    Standings standings_;
    std::vector<PlayerCard*> cards_;
    QVBoxLayout* layout_;
    QPushButton* peek_;
    int peeking_ = -1; // the seat that looks at its gold, -1 for none
    bool covered_ = false;
    bool thinking_ = false;
};

} // namespace lodeline::goldrush
