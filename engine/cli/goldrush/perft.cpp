// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"

namespace lodeline::goldrush {
namespace {

// Sequences of `depth` moves from here, fewer where the game ends before; each pair of a placement (all
// four rotations count) and an action is a move. The tiles come in the order of the record's seed.
std::uint64_t perft(const Game& game, int depth)
{
    if (depth == 0 || game.phase() == Game::Phase::Over)
        return 1;
    std::uint64_t leaves = 0;
    const PlacementSet placements = game.legalPlacements();
    Game placed(game);
    for (int p = 0; p < placements.size(); ++p) {
        placed = game;
        placed.place(placements[p]);
        const ActionSet actions = placed.legalActions();
        if (depth == 1) {
            leaves += static_cast<std::uint64_t>(actions.size());
            continue;
        }
        for (int a = 0; a < actions.size(); ++a) {
            Game next(placed);
            next.act(actions[a]);
            leaves += perft(next, depth - 1);
        }
    }
    return leaves;
}

} // namespace

cli::Outcome<std::function<std::uint64_t(int)>> perftCall(const cli::Input& record)
{
    const auto played = playedRecordOf(record);
    if (!played)
        return tl::unexpected(cli::Fault{});
    return [game = played->game](int depth) { return perft(game, depth); };
}

} // namespace lodeline::goldrush
