// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"

#include <fmt/format.h>

namespace lodeline::cli {
namespace {

struct MergeArguments
{
    std::vector<std::string> files;
    std::string games;
    std::string format = "json";
    bool report = false;
};

// Nothing where one of them is no shard or does not belong to the others; that is printed.
std::unique_ptr<Shards> joinedShards(Games games, const MergeArguments& arguments)
{
    const ShardFormat* format = nullptr;
    std::unique_ptr<Shards> all;
    for (const std::string& file : arguments.files) {
        const Input shard = readInput(file, largestShard(games));
        const ShardFormat& itsFormat = formatOfShard(games, shard);
        if (!format) {
            format = &itsFormat;
            all = format->none();
        } else if (shard.text && &itsFormat != format) {
            printError(file, "", "Is of another game or another kind than the files before it");
            return nullptr;
        }
        if (!all->add(shard, arguments.report))
            return nullptr;
    }
    return all;
}

// Why the games are not exactly those that are expected.
std::optional<std::string> misfit(const lodeline::Shards& games, std::pair<int, int> expected)
{
    auto [next, last] = expected;
    for (const auto& [from, to] : games) {
        if (from < next || to > last)
            return fmt::format("there are games beyond {}..{}: {}..{}", expected.first, last, from, to);
        if (from > next)
            return fmt::format("the games {}..{} are missing", next, from);
        next = to;
    }
    if (next < last)
        return fmt::format("the games {}..{} are missing", next, last);
    return std::nullopt;
}

int run(Games games, const MergeArguments& arguments)
{
    const auto expected = gameRange(arguments.games);
    if (!arguments.games.empty() && !expected)
        return failed("merge", badCall("--games takes a number of games, or A..B"));
    const std::unique_ptr<Shards> all = joinedShards(games, arguments);
    if (!all)
        return InputAtFault;
    if (expected)
        if (const auto why = misfit(all->games(), *expected))
            return failed("merge", Fault{InputAtFault, *why});
    const auto printed = all->print(arguments.format, arguments.report);
    return printed ? Done : failed("merge", printed.error());
}

} // namespace

Command addMerge(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<MergeArguments>();
    CLI::App* app =
        program.add_subcommand("merge", "Join shards of `simulate` or `train` into the result of one run");
    app->add_option("shards", arguments->files,
                    "What `simulate --games A..B --format json` printed, or `train --shard A..B` wrote")
        ->required();
    app->add_option("--games", arguments->games,
                    "Fail unless exactly these games are there: how many, or A..B as for `simulate`")
        ->check(isNotEmpty());
    app->add_option("--format", arguments->format, "table, json or csv")
        ->check(CLI::IsMember({"table", "json", "csv"}));
    app->add_flag("--report", arguments->report, "As for `simulate`");
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
