// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/goldrush/trainingnumbers.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/output/progress.h"
#include "engine/cli/output/say.h"
#include "engine/goldrush/ai/training/trainingshard.h"

#include <fmt/format.h>

namespace lodeline::goldrush {
namespace {

Training trainingOf(const cli::TrainCall& call)
{
    const Training usual;
    return {.rounds = call.rounds.value_or(usual.rounds),
            .gamesPerRound = call.gamesPerRound.value_or(usual.gamesPerRound),
            .randomMoves = call.randomMoves.value_or(usual.randomMoves),
            .seed = call.seed.value_or(usual.seed)};
}

// Nothing if one of them has errors.
std::optional<TrainingSets> setsOf(const std::vector<std::string>& files)
{
    TrainingSets sets;
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

std::vector<std::string> namesOf(const TrainingSets& sets)
{
    std::vector<std::string> names;
    for (const auto& set : sets)
        names.push_back(set->tileSet().name);
    return names;
}

cli::Outcome<void> write(const std::string& file, const std::string& text)
{
    if (!cli::writeOutput(file, text))
        return tl::unexpected(cli::Fault{});
    return {};
}

cli::Fault stoppedAtOnce()
{
    return {cli::InputAtFault, "stopped before the first game was over"};
}

cli::Outcome<void> trainAll(const cli::TrainCall& call, const TrainingSets& sets)
{
    const Training training = trainingOf(call);
    const std::atomic<bool>& stop = cli::stopsWhenInterrupted();
    Trained trained;
    {
        const cli::Progress progress(training.rounds * training.gamesPerRound);
        trained = train(
            sets, training,
            [&](int round, int games) { progress.show(round * training.gamesPerRound + games); }, stop);
    }
    const Training& done = trained.training;
    if (done.rounds == 0)
        return tl::unexpected(stoppedAtOnce());
    if (done != training)
        cli::say(stderr, "lodeline-cli train: stopped; what is written is of --rounds {} --games {}\n",
                 done.rounds, done.gamesPerRound);
    return write(call.out, writeWeights(trained.weights, done, namesOf(sets)));
}

// The member of a file that is not what the call asks for; nothing where they agree.
const char* otherThanAsked(const cli::TrainCall& call, const Training& training)
{
    if (call.rounds.value_or(training.rounds) != training.rounds)
        return "/rounds";
    if (call.gamesPerRound.value_or(training.gamesPerRound) != training.gamesPerRound)
        return "/games";
    if (call.randomMoves.value_or(training.randomMoves) != training.randomMoves)
        return "/randomMoves";
    return call.seed.value_or(training.seed) != training.seed ? "/seed" : nullptr;
}

// Where the round begins that a call plays a part of.
cli::Outcome<TrainingShard> beginningOf(const cli::TrainCall& call, const TrainingSets& sets)
{
    if (call.after.empty())
        return TrainingShard{namesOf(sets), trainingOf(call), {}, {}};
    const cli::Input file = cli::readInput(call.after, kMaxTrainingBytes);
    const auto beginning = file.text.and_then([](const std::string& text) { return trainingShardOf(text); });
    if (!beginning) {
        cli::printProblems(file.file, beginning.error());
        return tl::unexpected(cli::Fault{});
    }
    if (!beginning->sums.games.empty()) {
        cli::printError(file.file, "/shards", "Is a part of a round: merge all parts of it first");
        return tl::unexpected(cli::Fault{});
    }
    if (beginning->sets != namesOf(sets)) {
        cli::printError(file.file, "/tilesets", "Was learned with other tile sets than those of this call");
        return tl::unexpected(cli::Fault{});
    }
    if (const char* other = otherThanAsked(call, beginning->training)) {
        cli::printError(file.file, other, "Is not what the call asks for");
        return tl::unexpected(cli::Fault{});
    }
    if (!canComeOfGames(beginning->before)) {
        cli::printError(file.file, "/before", "Has numbers that no games come to");
        return tl::unexpected(cli::Fault{});
    }
    return *beginning;
}

cli::Outcome<void> trainShard(const cli::TrainCall& call, const TrainingSets& sets)
{
    auto shard = beginningOf(call, sets);
    if (!shard)
        return tl::unexpected(shard.error());
    const auto [first, last] = *call.shard;
    if (last > shard->training.gamesPerRound)
        return tl::unexpected(
            cli::badCall(fmt::format("a round has {} games", shard->training.gamesPerRound)));
    const std::atomic<bool>& stop = cli::stopsWhenInterrupted();
    {
        const cli::Progress progress(last - first);
        shard->sums = playGames(
            sets, shard->training, shard->before, first, last, [&](int games) { progress.show(games); },
            stop);
    }
    if (shard->sums.games.empty())
        return tl::unexpected(stoppedAtOnce());
    if (const int end = shard->sums.games.front().second; end < last)
        cli::say(stderr, "lodeline-cli train: stopped after the games {}..{}\n", first, end);
    return write(call.out, toJson(*shard));
}

} // namespace

cli::Outcome<void> trainCall(const cli::TrainCall& call)
{
    const auto sets = setsOf(call.sets);
    if (!sets)
        return tl::unexpected(cli::Fault{});
    return call.shard ? trainShard(call, *sets) : trainAll(call, *sets);
}

} // namespace lodeline::goldrush
