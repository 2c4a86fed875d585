// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/goldrush/files/problems.h"

namespace lodeline::goldrush {
namespace {

// Sequences of `depth` moves from here, fewer where the game ends before; each pair of a placement (all
// four rotations count) and an action is a move. The tiles come in the order of the record's seed, or as it
// tells them; nothing where it does not.
std::optional<std::uint64_t> perft(const Game& game, int depth)
{
    if (depth == 0 || game.phase() == Game::Phase::Over)
        return 1;
    if (game.phase() == Game::Phase::Wait)
        return std::nullopt;
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
            const auto below = perft(next, depth - 1);
            if (!below)
                return std::nullopt;
            leaves += *below;
        }
    }
    return leaves;
}

} // namespace

cli::Outcome<cli::LeafCounter> perftCall(const cli::Input& record)
{
    const auto played = playedRecordOf(record);
    if (!played)
        return tl::unexpected(cli::Fault{});
    return [game = played->game, file = record.file](int depth) -> cli::Outcome<std::uint64_t> {
        const auto leaves = perft(game, depth);
        if (leaves)
            return *leaves;
        cli::printProblems(file, failure(MoveProblem::NotTold, "/told").value());
        return tl::unexpected(cli::Fault{});
    };
}

} // namespace lodeline::goldrush
