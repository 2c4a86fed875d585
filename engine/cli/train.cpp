// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"

namespace lodeline::cli {
namespace {

struct TrainArguments
{
    TrainCall call;
    std::string shard;
    GameChoice<std::vector<std::string>> game;
};

int run(Games games, const TrainArguments& arguments)
{
    const auto chosen = chosenGame(games, arguments.game);
    if (!chosen)
        return failed("train", chosen.error());
    const GameKind& game = games[*chosen];
    if (!game.train)
        return failed("train", nothingToLearn(game));
    TrainCall call = arguments.call;
    call.shard = gameRange(arguments.shard);
    if (!arguments.shard.empty() && !call.shard)
        return failed("train", badCall("--shard takes A..B: the games from A to B - 1, the first is 0"));
    if (!call.after.empty() && !call.shard)
        return failed("train", badCall("--after is for a --shard of the round that follows"));
    if (!mayWriteOutput(call.out))
        return InputAtFault;
    call.sets = arguments.game.sets[*chosen];
    const auto trained = game.train(call);
    return trained ? Done : failed("train", trained.error());
}

} // namespace

Command addTrain(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<TrainArguments>();
    TrainCall& call = arguments->call;
    CLI::App* app = program.add_subcommand("train", "Learn the weights of the evaluation from self-play");
    app->add_option("--rounds", call.rounds, "Times to learn anew from what was learned")
        ->check(isWhole(1, 100));
    app->add_option("--games", call.gamesPerRound, "Games in a round")->check(isWhole(1, 1'000'000));
    app->add_option("--random-moves", call.randomMoves, "Share of random moves")->check(isFraction(0, 1));
    app->add_option("--seed", call.seed, "Fixes the games")->check(isSeed());
    app->add_option("--shard", arguments->shard,
                    "Play only the games A..B of a round, from A to B - 1, and write a shard for `merge`")
        ->check(isNotEmpty());
    app->add_option("--after", call.after,
                    "For a shard of a later round: what `merge` printed of the one before")
        ->check(isNotEmpty());
    addSets(*app, games, arguments->game);
    app->add_option("out", call.out, "Weights file to write")->required()->check(isNotEmpty());
    addGame(*app, games, arguments->game.name);
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
