// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"

#include <QObject>
#include <QPointer>

#include <set>

class QSettings;

namespace lodeline::goldrush {

class GamePage;

// What becomes possible for a player: the coach says a sentence of each the first time that it does.
enum class Opportunity {
    Points,     // the drawn tile can score for this player at once
    LastTile,   // no tile will be left for another turn
    Railwayman, // R3.1
    Miner,
    Merchant,
    Farmer,   // R3.3
    Tent,     // R3.4
    Mine,     // R3.6
    TakeBack, // R3.8
    NoCowboys // none is left
};

// Those of the player whose turn it is, the rarest first, without the known ones.
std::vector<Opportunity> opportunitiesOf(const Game& game, const std::set<Opportunity>& known = {});
QString remarkOn(Opportunity opportunity);

// Stands beside whoever plays for the first time: one sentence a turn at most, each once and never again.
class Coach : public QObject
{
    Q_OBJECT

public:
    // All outlive it.
    Coach(GamePage& page, QSettings& store, QObject* parent);

    // nullptr where nobody needs one.
    void setSession(GameSession* session);
    void setEnabled(bool on);

private:
    void look();

    GamePage& page_;
    QSettings& store_;
    QPointer<GameSession> session_;
    bool enabled_ = true;
    int spokenIn_ = -1; // the ply of the last remark
};

} // namespace lodeline::goldrush
