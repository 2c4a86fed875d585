// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/boomtown/calls.h"
#include "engine/cli/boomtown/files.h"

namespace lodeline::boomtown {
namespace {

std::uint64_t leavesBelow(Game& game, const Move& move, int depth);

// Sequences of `depth` moves from here, fewer where the game ends before; each placement counts upright and
// on its head, each card of the circle for itself.
std::uint64_t perft(Game& game, int depth)
{
    if (depth == 0 || game.phase() == Game::Phase::Over)
        return 1;
    std::uint64_t leaves = 0;
    if (game.phase() == Game::Phase::Begin) {
        for (int at = 0; at < kCircle; ++at)
            leaves += leavesBelow(game, {.type = Move::Type::Begin, .at = at}, depth);
        return leaves;
    }
    const bool drafts = game.phase() == Game::Phase::Draft;
    const int cards = drafts ? static_cast<int>(game.left().size()) : 1;
    const Places places = game.town(game.player()).places();
    if (depth == 1)
        return 2ULL * static_cast<std::uint64_t>(cards) * static_cast<std::uint64_t>(places.size());
    for (int skip = 0; skip < cards; ++skip)
        places.forEach([&](Position at) {
            for (const bool turned : {false, true})
                leaves += leavesBelow(game,
                                      {.type = drafts ? Move::Type::Draft : Move::Type::Free,
                                       .skip = skip,
                                       .placement = {at, turned}},
                                      depth);
        });
    return leaves;
}

std::uint64_t leavesBelow(Game& game, const Move& move, int depth)
{
    const Game::Undo undo = game.play(move);
    const std::uint64_t leaves = perft(game, depth - 1);
    game.undo(move, undo);
    return leaves;
}

} // namespace

cli::Outcome<cli::LeafCounter> perftCall(const cli::Input& record)
{
    const auto played = playedRecordOf(record);
    if (!played)
        return tl::unexpected(cli::Fault{});
    return [game = played->game](int depth) -> cli::Outcome<std::uint64_t> {
        Game copy(game);
        return perft(copy, depth);
    };
}

} // namespace lodeline::boomtown
