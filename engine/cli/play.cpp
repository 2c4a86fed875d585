// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/numbers.h"

#include <fmt/format.h>

#include <random>
#include <string>

namespace lodeline::cli {
namespace {

struct PlayArguments
{
    PlayCall call;
    std::optional<std::uint64_t> seed;
    GameChoice<std::string> game;
    std::string record;
};

std::uint64_t freshSeed()
{
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

int run(Games games, const PlayArguments& arguments)
{
    const auto game = chosenGame(games, arguments.game);
    if (!game)
        return failed("play", game.error());
    if (const auto fault = faultOfLearned(games[*game], arguments.call.learned))
        return failed("play", *fault);
    if (!mayWriteOutput(arguments.record))
        return InputAtFault;
    PlayCall call = arguments.call;
    call.set = arguments.game.sets[*game];
    call.seed = arguments.seed ? *arguments.seed : freshSeed();
    const auto record = games[*game].play(call);
    if (!record)
        return failed("play", record.error());
    // What a set has under unknown keys may take more room in a record, where it is indented.
    if (const std::size_t most = games[*game].maxBytes; record->size() > most) {
        printProblems(arguments.record,
                      failure(FileProblem::TooLarge, {}, {std::to_string(most >> 20)}).value());
        return InputAtFault;
    }
    return writeOutput(arguments.record, *record) ? Done : InputAtFault;
}

std::string optionHelp(Games games)
{
    std::vector<std::string_view> help;
    for (const GameKind& game : games)
        if (!game.optionHelp.empty())
            help.push_back(game.optionHelp);
    return fmt::format("{}", fmt::join(help, "; "));
}

} // namespace

Command addPlay(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App* app = program.add_subcommand("play", "Let computer players play a game and write its record");
    app->add_option("--players", arguments->call.players, "Players by name, in seat order")
        ->delimiter(',')
        ->required();
    addSets(*app, games, arguments->game);
    app->add_option("--seed", arguments->seed, "Fixes chance and the players' choices")->check(isSeed());
    app->add_option("--option", arguments->call.options, optionHelp(games));
    addLearned(*app, arguments->call.learned);
    app->add_option("--record", arguments->record, "File to write the record to")
        ->required()
        ->check(isNotEmpty());
    addGame(*app, games, arguments->game.name);
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
