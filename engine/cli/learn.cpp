// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"

namespace lodeline::cli {
namespace {

struct LearnArguments
{
    LearnCall call;
    GameChoice<std::string> game;
    std::string out;
};

int run(Games games, const LearnArguments& arguments)
{
    const auto game = chosenGame(games, arguments.game);
    if (!game)
        return failed("learn", game.error());
    if (!games[*game].learn)
        return failed("learn", nothingToLearn(games[*game]));
    if (!mayWriteOutput(arguments.out))
        return InputAtFault;
    LearnCall call = arguments.call;
    call.set = arguments.game.sets[*game];
    const auto learned = games[*game].learn(call);
    if (!learned)
        return failed("learn", learned.error());
    return writeOutput(arguments.out, *learned) ? Done : InputAtFault;
}

} // namespace

Command addLearn(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<LearnArguments>();
    LearnCall& call = arguments->call;
    CLI::App* app = program.add_subcommand("learn", "Learn one set by self-play");
    app->add_option("--rounds", call.rounds, "Times to learn anew from what was learned")
        ->check(isWhole(1, 100));
    app->add_option("--games", call.gamesPerRound, "Games in a round")->check(isWhole(1, 1'000'000));
    app->add_option("--seed", call.seed, "Fixes the games")->check(isSeed());
    app->add_option("--jobs", call.jobs, "Threads")->check(isWhole(1, 256));
    addSets(*app, games, arguments->game);
    app->add_option("out", arguments->out, "File to write what was learned to")
        ->required()
        ->check(isNotEmpty());
    addGame(*app, games, arguments->game.name);
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
