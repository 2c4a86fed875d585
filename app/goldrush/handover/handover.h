// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"

#include <QObject>
#include <QPointer>

#include <deque>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

class HandOverCard;

// Where several people share a computer: lets whoever got tokens look at them (R3.6), one after another
// and with nobody else looking, before the game goes on. On wish it hands over at every turn, too.
class HandOver : public QObject
{
    Q_OBJECT

public:
    explicit HandOver(HandOverCard& card, QObject* parent = nullptr);

    void setSession(GameSession* session);
    void setEachTurn(bool on) { eachTurn_ = on; }
    // The board has shown these; and it is at rest.
    void see(const std::vector<Event>& events);
    void rest();
    // While it is open nobody else may look, and nobody plays.
    bool isOpen() const { return stage_ != Stage::Closed; }

signals:
    void openChanged(bool open);

private:
    enum class Stage { Closed, Covered, Gold, Turn };

    // Tokens that their owner has not looked at.
    struct Fresh
    {
        int seat = 0;
        std::vector<int> values;
    };

    void goOn();
    void putOff();
    void enter(Stage stage);
    void close();
    void reword(); // names and colours are other ones
    void showGold();
    void add(int seat, const std::vector<int>& values);
    std::optional<int> person() const; // whose turn it is
    bool mustHandOver() const;

    HandOverCard& card_;
    QPointer<GameSession> session_;
    std::deque<Fresh> fresh_;
    std::optional<int> atTable_; // who sat there last
    Stage stage_ = Stage::Closed;
    bool eachTurn_ = false;
};

} // namespace lodeline::goldrush
