// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/numbers.h"

#include <fmt/format.h>

namespace lodeline::cli {
namespace {

struct PerftArguments
{
    std::string record;
    int depth = 1;
};

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

int run(const PerftArguments& arguments)
{
    const auto record = loadRecord(arguments.record);
    if (!record)
        return InputAtFault;
    const auto game = replay(*record);
    if (!game) {
        printProblems(arguments.record, game.error());
        return InputAtFault;
    }
    for (int depth = 1; depth <= arguments.depth; ++depth)
        fmt::print("{} {}\n", depth, perft(*game, depth));
    return Done;
}

} // namespace

Command addPerft(CLI::App& program)
{
    auto arguments = std::make_shared<PerftArguments>();
    CLI::App* app = program.add_subcommand("perft", "Count the move sequences from the end of a record");
    app->add_option("record", arguments->record, "Game record")->required();
    app->add_option("--depth", arguments->depth, "Plies to look ahead")->required()->check(isWhole(1, 20));
    return {app, [arguments] { return run(*arguments); }};
}

} // namespace lodeline::cli
