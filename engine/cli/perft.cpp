// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"

#include <fmt/format.h>

namespace lodeline::cli {
namespace {

struct PerftArguments
{
    std::string record;
    int depth = 1;
};

int run(Games games, const PerftArguments& arguments)
{
    const Input record = readInput(arguments.record, largestFile(games));
    const auto leaves = gameOfRecord(games, record).perft(record);
    if (!leaves)
        return failed("perft", leaves.error());
    for (int depth = 1; depth <= arguments.depth; ++depth) {
        const auto count = (*leaves)(depth);
        if (!count)
            return failed("perft", count.error());
        fmt::print("{} {}\n", depth, *count);
    }
    return Done;
}

} // namespace

Command addPerft(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<PerftArguments>();
    CLI::App* app = program.add_subcommand("perft", "Count the move sequences from the end of a record");
    app->add_option("record", arguments->record, "Game record")->required();
    app->add_option("--depth", arguments->depth, "Plies to look ahead")->required()->check(isWhole(1, 20));
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
