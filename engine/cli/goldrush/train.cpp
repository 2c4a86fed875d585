// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/progress.h"
#include "engine/core/file.h"
#include "engine/goldrush/ai/training.h"

#include <fmt/format.h>

namespace lodeline::goldrush {
namespace {

using Sets = std::vector<std::shared_ptr<const CompiledSet>>;

Training trainingOf(const cli::TrainCall& call)
{
    const Training usual;
    return {.rounds = call.rounds.value_or(usual.rounds),
            .gamesPerRound = call.gamesPerRound.value_or(usual.gamesPerRound),
            .randomMoves = call.randomMoves.value_or(usual.randomMoves),
            .seed = call.seed.value_or(usual.seed)};
}

// Nothing if one of them has errors.
std::optional<Sets> setsOf(const std::vector<std::string>& files)
{
    Sets sets;
    for (const std::string& file : files) {
        const auto set = tileSetOf(cli::readInput(file, kMaxFileBytes));
        if (!set)
            return std::nullopt;
        sets.push_back(std::make_shared<const CompiledSet>(*set));
    }
    if (sets.empty())
        sets.push_back(std::make_shared<const CompiledSet>(classicTileSet()));
    return sets;
}

} // namespace

cli::Outcome<void> trainCall(const cli::TrainCall& call)
{
    const auto sets = setsOf(call.sets);
    if (!sets)
        return tl::unexpected(cli::Fault{});
    const Training training = trainingOf(call);
    const std::atomic<bool>& stop = cli::stopsWhenInterrupted();
    Trained trained;
    {
        const cli::Progress progress(training.rounds * training.gamesPerRound);
        trained = train(
            *sets, training,
            [&](int round, int games) { progress.show(round * training.gamesPerRound + games); }, stop);
    }
    const Training& done = trained.training;
    if (done.rounds == 0) {
        fmt::print(stderr, "lodeline-cli train: stopped before the first game was over\n");
        return tl::unexpected(cli::Fault{});
    }
    if (done != training)
        fmt::print(stderr, "lodeline-cli train: stopped; what is written is of --rounds {} --games {}\n",
                   done.rounds, done.gamesPerRound);
    std::vector<std::string> names;
    for (const auto& set : *sets)
        names.push_back(set->tileSet().name);
    if (const auto written = writeFile(call.out, writeWeights(trained.weights, done, names)); !written) {
        cli::printError(call.out, "", "Cannot be written: " + written.error());
        return tl::unexpected(cli::Fault{});
    }
    return {};
}

} // namespace lodeline::goldrush
