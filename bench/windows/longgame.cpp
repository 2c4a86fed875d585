// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/windows/longgame.h"

#include "engine/core/random.h"
#include "engine/goldrush/rules/game.h"
#include "ui/files.h"

#include <algorithm>
#include <array>

namespace lodeline::bench {
namespace {

using namespace goldrush;

constexpr int kTilesAhead = 3; // are not placed
constexpr std::array kColours{"red", "blue", "green", "yellow", "black"};

// The classic tiles, many times over.
TileSet thousandTiles(TileSet set)
{
    int left = kMaxTiles;
    for (const TileDesign& design : set.tiles)
        left -= design.count;
    while (left > 0) {
        for (TileDesign& design : set.tiles) {
            const int more = std::min(left, 1);
            design.count += more;
            left -= more;
        }
    }
    return set;
}

GameRecord newRecord(Length length)
{
    GameRecord record;
    const TileSet classic = ui::loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET)).value().set;
    record.tileset = length == Length::Classic ? classic : thousandTiles(classic);
    record.seed = 7;
    for (const char* colour : kColours)
        record.players.push_back({std::string("Player ") + colour, colour, "human", {}});
    return record;
}

template <typename Choices>
auto anyOf(const Choices& choices, Random& random)
{
    return choices[static_cast<int>(random.below(static_cast<std::uint32_t>(choices.size())))];
}

} // namespace

GameRecord longGame(Length length)
{
    GameRecord record = newRecord(length);
    Random random(1);
    Game game = replay(record).value();
    while (game.phase() == Game::Phase::Place && game.tilesLeft() > kTilesAhead) {
        RecordedMove move;
        move.tile = game.tileSet().tiles[static_cast<std::size_t>(*game.drawn())].id;
        move.move.placement = anyOf(game.legalPlacements(), random);
        game.place(move.move.placement);
        move.move.action = anyOf(game.legalActions(), random);
        game.act(move.move.action);
        record.moves.push_back(move);
    }
    return record;
}

GameRecord thinkersGame()
{
    GameRecord record = newRecord(Length::Classic);
    for (RecordedPlayer& player : record.players)
        player.kind = "ai:baron";
    record.players.front().kind = "ai:prospector";
    return record;
}

} // namespace lodeline::bench
