// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"

namespace lodeline::cli {
namespace {

struct MergeArguments
{
    std::vector<std::string> files;
    std::string format = "json";
    bool report = false;
};

int run(Games games, const MergeArguments& arguments)
{
    const GameKind* game = nullptr;
    std::unique_ptr<Shards> all;
    for (const std::string& file : arguments.files) {
        const Input shard = readInput(file, largest(games, &GameKind::maxShardBytes));
        const GameKind& itsGame = gameOfShard(games, shard);
        if (!game) {
            game = &itsGame;
            all = game->shards();
        } else if (shard.text && &itsGame != game) {
            printError(file, "", "Is of another game than the files before it");
            return InputAtFault;
        }
        if (!all->add(shard, arguments.report))
            return InputAtFault;
    }
    all->print(arguments.format, arguments.report);
    return Done;
}

} // namespace

Command addMerge(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<MergeArguments>();
    CLI::App* app = program.add_subcommand("merge", "Join shards of `simulate` into the result of one run");
    app->add_option("shards", arguments->files, "What `simulate --games A..B --format json` printed")
        ->required();
    app->add_option("--format", arguments->format, "table, json or csv")
        ->check(CLI::IsMember({"table", "json", "csv"}));
    app->add_flag("--report", arguments->report, "As for `simulate`");
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
