// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/core/fileformat.h"

namespace lodeline::cli {
namespace {

// The first of the first game for a file that does not say readably what it is, or says what nobody knows.
const FileCheck& checkFor(Games games, const Input& input)
{
    const std::string format = input.text ? formatOf(*input.text) : std::string();
    for (const GameKind& game : games)
        for (const FileCheck& check : game.checks)
            if (check.format == format)
                return check;
    return games.front().checks.front();
}

int run(Games games, const std::vector<std::string>& files)
{
    int status = Done;
    for (const std::string& file : files) {
        const Input input = readInput(file, largestFile(games));
        if (!checkFor(games, input).check(input))
            status = InputAtFault;
    }
    return status;
}

} // namespace

Command addValidate(CLI::App& program, Games games)
{
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* app = program.add_subcommand("validate", "Check sets and game records");
    app->add_option("files", *files, "Files to check")->required();
    return {app, [games, files] { return run(games, *files); }};
}

} // namespace lodeline::cli
