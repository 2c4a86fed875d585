// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"

#include <fmt/format.h>

namespace lodeline::cli {
namespace {

struct HintArguments
{
    std::string record;
    HintCall call;
};

int run(Games games, const HintArguments& arguments)
{
    const Input record = readInput(arguments.record, largestFile(games));
    const auto advice = gameOfRecord(games, record).hint(record, arguments.call);
    if (!advice)
        return failed("hint", advice.error());
    fmt::print("{}\n", advice->dump(1));
    return Done;
}

} // namespace

Command addHint(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<HintArguments>();
    CLI::App* app = program.add_subcommand("hint", "The best moves at the end of a record, with reasons");
    app->add_option("record", arguments->record, "Game record")->required();
    app->add_option("--level", arguments->call.level, "The move of this player instead of the best ones")
        ->check(isNotEmpty());
    app->add_option("--time", arguments->call.milliseconds, "Milliseconds to think")
        ->check(isWhole(1, kMostHintMilliseconds));
    app->add_option("--moves", arguments->call.moves, "How many moves")->check(isWhole(1, 100));
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
