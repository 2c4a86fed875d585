// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/properties/history.h"

#include "tests/engine/properties/randomgames.h"

namespace lodeline::test {

using namespace goldrush;

Move randomMove(const Game& game, Random& random)
{
    Move move;
    move.placement = randomPlacement(game, true, random);
    Game placed = game;
    placed.place(move.placement);
    move.action = randomAction(placed, random);
    return move;
}

History playHistory(const std::shared_ptr<const CompiledSet>& set, int number)
{
    Random random(static_cast<std::uint64_t>(number));
    History history;
    Game game(set, setupNumber(number), &history.log);
    while (game.phase() != Game::Phase::Over) {
        history.states.push_back(game);
        history.moves.push_back(randomMove(game, random));
        game.play(history.moves.back(), &history.log);
    }
    history.states.push_back(game);
    return history;
}

GameRecord recordOf(const History& history)
{
    const Game& end = history.states.back();
    GameRecord record;
    record.tileset = end.tileSet();
    record.options = end.setup().options;
    record.start = end.setup().startPlayer;
    record.seed = end.setup().seed;
    for (int seat = 0; seat < end.players(); ++seat)
        record.players.push_back({"", std::to_string(seat), "human", {}});
    for (std::size_t ply = 0; ply < history.moves.size(); ++ply) {
        const auto drawn = static_cast<std::size_t>(history.states[ply].drawn().value());
        record.moves.push_back({record.tileset.tiles[drawn].id, history.moves[ply], {}, {}});
    }
    return record;
}

} // namespace lodeline::test
