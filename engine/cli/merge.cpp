// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/simulationprint.h"

namespace lodeline::cli {
namespace {

struct MergeArguments
{
    std::vector<std::string> files;
    std::string format = "json";
    bool report = false;
};

std::optional<SimulationResult> load(const std::string& file)
{
    const auto text = loadText(file, kMaxSimulationBytes);
    if (!text)
        return std::nullopt;
    auto result = simulationResultOf(*text);
    if (!result) {
        printProblems(file, result.error());
        return std::nullopt;
    }
    return std::move(*result);
}

int run(const MergeArguments& arguments)
{
    std::optional<SimulationResult> all;
    for (const std::string& file : arguments.files) {
        const auto shard = load(file);
        if (!shard)
            return InputAtFault;
        if (arguments.report && !shard->measuresSet()) {
            printError(file, "/set",
                       "Is missing, and --report needs it: simulate these games again with --format json");
            return InputAtFault;
        }
        if (!all) {
            all = shard;
        } else if (!merge(*all, *shard)) {
            printError(
                file, "",
                "Is of another match than the files before it (players, seed or tile set), or has games "
                "that one of them has too.");
            return InputAtFault;
        }
    }
    print(*all, arguments.format, arguments.report);
    return Done;
}

} // namespace

Command addMerge(CLI::App& program)
{
    auto arguments = std::make_shared<MergeArguments>();
    CLI::App* app = program.add_subcommand("merge", "Join shards of `simulate` into the result of one run");
    app->add_option("shards", arguments->files, "What `simulate --games A..B --format json` printed")
        ->required();
    app->add_option("--format", arguments->format, "table, json or csv")
        ->check(CLI::IsMember({"table", "json", "csv"}));
    app->add_flag("--report", arguments->report, "As for `simulate`");
    return {app, [arguments] { return run(*arguments); }};
}

} // namespace lodeline::cli
