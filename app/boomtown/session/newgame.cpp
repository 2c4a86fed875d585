// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/session/newgame.h"

#include "app/boomtown/session/seatkind.h"
#include "app/match/seats/storedseats.h"
#include "engine/core/seedplan.h"

#include <QRandomGenerator>
#include <QSettings>

namespace lodeline::boomtown {
namespace {

const QString kSeats = QStringLiteral("boomtown/seats");

} // namespace

NewGame NewGame::usual()
{
    NewGame game;
    game.seats.resize(kPlayers);
    game.seats.back().kind = QStringLiteral("ai:foreman");
    game.normalise();
    return game;
}

void NewGame::normalise()
{
    app::normalise(seats, kPlayers, kPlayers, seatKinds());
    if (startPlayer < 0 || startPlayer >= kPlayers)
        startPlayer = kRandomStart;
}

GameRecord makeRecord(const NewGame& game, const Deck& deck)
{
    GameRecord record;
    record.deck = deck;
    record.players = app::recordedPlayers(game.seats);
    record.seed = game.seed ? *game.seed : QRandomGenerator::global()->generate64();
    record.start = game.startPlayer == NewGame::kRandomStart ? seedplan::startSeat(record.seed, kPlayers)
                                                             : game.startPlayer;
    return record;
}

NewGame setupOf(const GameRecord& record, app::Rematch how)
{
    NewGame game;
    game.seats = app::seatsOf(record.players);
    if (how == app::Rematch::TurnAbout)
        game.startPlayer = (record.start + 1) % static_cast<int>(game.seats.size());
    return game;
}

NewGame storedGame(QSettings& store)
{
    NewGame game;
    game.seats = app::storedSeats(store, kSeats, kPlayers);
    if (game.seats.empty())
        game.seats = NewGame::usual().seats;
    game.startPlayer = store.value("boomtown/startPlayer", NewGame::kRandomStart).toInt();
    game.deckFile = store.value("boomtown/deck").toString();
    game.normalise();
    return game;
}

void storeGame(QSettings& store, const NewGame& game)
{
    app::storeSeats(store, kSeats, game.seats);
    store.setValue("boomtown/startPlayer", game.startPlayer);
    store.setValue("boomtown/deck", game.deckFile);
}

void storeLooks(QSettings& store, const std::vector<app::PlayerLooks>& before,
                const std::vector<app::PlayerLooks>& now)
{
    NewGame game = storedGame(store);
    if (app::followLooks(game.seats, before, now))
        storeGame(store, game);
}

} // namespace lodeline::boomtown
