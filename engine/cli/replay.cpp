// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"

namespace lodeline::cli {
namespace {

constexpr int kMostPlies = 1'000'000;

struct ReplayArguments
{
    std::string record;
    ReplayCall call;
};

int run(Games games, const ReplayArguments& arguments)
{
    const Input record = readInput(arguments.record, largestFile(games));
    return gameOfRecord(games, record).replay(record, arguments.call);
}

} // namespace

Command addReplay(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<ReplayArguments>();
    CLI::App* app = program.add_subcommand("replay", "Play a record again and print the result");
    app->add_option("record", arguments->record, "Game record")->required();
    app->add_flag("--events", arguments->call.events, "Print every event, one JSON object a line");
    app->add_option("--until", arguments->call.until, "Stop after so many plies")
        ->check(isWhole(0, kMostPlies));
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
