// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/goldrush/session/testgame.h"

#include "app/shell/files/gamefile.h"
#include "ui/files.h"

#include <array>

namespace lodeline::test {

using namespace goldrush;

namespace {

// Bounds of the generator are 32 bits wide.
int below(Random& random, int bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

} // namespace

GameRecord newRecord(int players, std::uint64_t seed, Options options)
{
    static const TileSet set = ui::loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET)).value().set;
    constexpr std::array kColours{"red", "blue", "green", "yellow", "black"};
    GameRecord record;
    record.tileset = set;
    record.options = options;
    record.seed = seed;
    for (int seat = 0; seat < players; ++seat) {
        record.players.push_back(
            {"Player " + std::to_string(seat + 1), kColours[static_cast<std::size_t>(seat)], "human", {}});
    }
    return record;
}

std::unique_ptr<goldrush::GameSession> newSession(int players, std::uint64_t seed, Options options)
{
    return goldrush::GameSession::open(newRecord(players, seed, options)).value();
}

Placement anyPlacement(const Game& game, Random& random)
{
    const PlacementSet placements = game.legalPlacements();
    return placements[below(random, placements.size())];
}

Action anyAction(const Game& game, Random& random)
{
    const ActionSet actions = game.legalActions();
    return actions[below(random, actions.size())];
}

bool ask(goldrush::GameSession& session, const Wish& wish)
{
    bool granted = false;
    const auto listening = QObject::connect(&session, &goldrush::GameSession::accepted, &session,
                                            [&granted] { granted = true; });
    const int seat = session.game().player();
    session.ask(wish, session.isComputersTurn() ? Asker{Asker::Kind::Computer, seat} : kAnyPerson);
    QObject::disconnect(listening);
    return granted;
}

bool place(goldrush::GameSession& session, Placement placement)
{
    return ask(session, requests::Place{placement});
}

bool act(goldrush::GameSession& session, Action action)
{
    return ask(session, requests::Act{action});
}

bool takeTileBack(goldrush::GameSession& session)
{
    return ask(session, requests::TakeTileBack{});
}

bool handOver(goldrush::GameSession& session, int seat, const std::string& kind)
{
    session.ask(requests::HandOver{seat, kind});
    return session.record().players[static_cast<std::size_t>(seat)].kind == kind;
}

tl::expected<void, QString> saveRecord(const QString& path, const GameRecord& record)
{
    return app::saveGame(path, writeRecord(record));
}

tl::expected<QString, QString> keep(const app::FinishedGames& games, const GameRecord& record,
                                    const QString& path)
{
    QStringList players;
    for (const RecordedPlayer& player : record.players)
        players << QString::fromStdString(player.name);
    return games.keep(writeRecord(record), players, path);
}

int playPlies(goldrush::GameSession& session, Random& random, int plies)
{
    int played = 0;
    while (played < plies && session.phase() == Game::Phase::Place) {
        place(session, anyPlacement(session.game(), random));
        act(session, anyAction(session.game(), random));
        ++played;
    }
    return played;
}

} // namespace lodeline::test
