// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/numbers.h"
#include "engine/cli/progress.h"
#include "engine/core/file.h"
#include "engine/goldrush/ai/training.h"

#include <fmt/format.h>

namespace lodeline::cli {

using namespace goldrush;

namespace {

struct TrainArguments
{
    Training training;
    std::vector<std::string> tilesets;
    std::string out;
};

int run(const TrainArguments& arguments)
{
    std::vector<std::shared_ptr<const CompiledSet>> sets;
    for (const std::string& file : arguments.tilesets) {
        const auto set = loadTileSet(file);
        if (!set)
            return InputAtFault;
        sets.push_back(std::make_shared<const CompiledSet>(*set));
    }
    if (sets.empty())
        sets.push_back(std::make_shared<const CompiledSet>(classicTileSet()));
    const Training& training = arguments.training;
    const std::atomic<bool>& interrupted = stopsWhenInterrupted();
    Trained trained;
    {
        const Progress progress(training.rounds * training.gamesPerRound);
        trained = train(
            sets, training,
            [&](int round, int games) { progress.show(round * training.gamesPerRound + games); },
            interrupted);
    }
    const Training& done = trained.training;
    if (done.rounds == 0) {
        fmt::print(stderr, "lodeline-cli train: stopped before the first game was over\n");
        return InputAtFault;
    }
    if (done != training)
        fmt::print(stderr, "lodeline-cli train: stopped; what is written is of --rounds {} --games {}\n",
                   done.rounds, done.gamesPerRound);
    std::vector<std::string> names;
    for (const auto& set : sets)
        names.push_back(set->tileSet().name);
    if (const auto written = writeFile(arguments.out, writeWeights(trained.weights, done, names)); !written) {
        printError(arguments.out, "", "Cannot be written: " + written.error());
        return InputAtFault;
    }
    return Done;
}

} // namespace

Command addTrain(CLI::App& program)
{
    auto arguments = std::make_shared<TrainArguments>();
    CLI::App* app = program.add_subcommand("train", "Learn the weights of the evaluation from self-play");
    app->add_option("--rounds", arguments->training.rounds, "Times to learn anew from what was learned")
        ->check(isWhole(1, 100));
    app->add_option("--games", arguments->training.gamesPerRound, "Games in a round")
        ->check(isWhole(1, 1'000'000));
    app->add_option("--random-moves", arguments->training.randomMoves, "Share of random moves")
        ->check(CLI::Range(0.0, 1.0));
    app->add_option("--seed", arguments->training.seed, "Fixes the games")->check(isSeed());
    app->add_option("--tileset", arguments->tilesets,
                    "Tile set files, played in turn (the classic set if not given)");
    app->add_option("out", arguments->out, "Weights file to write")->required();
    return {app, [arguments] { return run(*arguments); }};
}

} // namespace lodeline::cli
