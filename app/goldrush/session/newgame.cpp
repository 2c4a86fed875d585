// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/newgame.h"

#include "app/goldrush/session/seatkind.h"
#include "engine/core/seedplan.h"
#include "ui/files.h"

#include <QRandomGenerator>

namespace lodeline::goldrush {

NewGame NewGame::usual()
{
    NewGame game;
    game.seats.resize(2);
    game.seats.back().kind = QStringLiteral("ai:greenhorn");
    game.options.farmers = false;
    game.normalise();
    return game;
}

void NewGame::normalise()
{
    app::normalise(seats, kMinPlayers, kMaxPlayers, seatKinds());
    if (startPlayer < 0 || startPlayer >= static_cast<int>(seats.size()))
        startPlayer = kRandomStart;
}

NewGame NewGame::withPerson() const
{
    NewGame game = *this;
    app::invitePerson(game.seats, seatKinds());
    return game;
}

GameRecord makeRecord(const NewGame& game, const TileSet& tiles)
{
    GameRecord record;
    record.tileset = tiles;
    record.options = game.options;
    record.players = app::recordedPlayers(game.seats);
    record.seed = game.seed ? *game.seed : QRandomGenerator::global()->generate64();
    record.start = game.startPlayer == NewGame::kRandomStart
                       ? seedplan::startSeat(record.seed, static_cast<int>(game.seats.size()))
                       : game.startPlayer;
    return record;
}

Result<TileSet> tileSetOf(const NewGame& game)
{
    static const QString classic = QStringLiteral(":/tilesets/classic.tileset.json");
    auto loaded = ui::loadTileSet(game.tileSetFile.isEmpty() ? classic : game.tileSetFile);
    if (!loaded)
        return tl::unexpected(loaded.error());
    return std::move(loaded->set);
}

NewGame setupOf(const GameRecord& record, app::Rematch how)
{
    NewGame game;
    game.seats = app::seatsOf(record.players);
    game.options = record.options;
    if (how == app::Rematch::TurnAbout)
        game.startPlayer = (record.start + 1) % static_cast<int>(game.seats.size());
    return game;
}

} // namespace lodeline::goldrush
