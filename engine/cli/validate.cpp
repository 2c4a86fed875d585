// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/core/file.h"
#include "engine/core/jsonreader.h"

namespace lodeline::cli {
namespace {

// What a file claims to be; tile sets are assumed of a file that does not say it readably.
bool isRecord(const std::string& file)
{
    const auto text = readFile(file, kMaxFileBytes);
    return text && parseDocument(*text, "lodeline-game", INT32_MAX, kMaxFileBytes).has_value();
}

bool validateRecord(const std::string& file)
{
    const auto record = loadRecord(file);
    if (!record)
        return false;
    const auto game = replay(*record);
    if (!game)
        printProblems(file, game.error());
    return game.has_value();
}

int run(const std::vector<std::string>& files)
{
    int status = Done;
    for (const std::string& file : files)
        if (isRecord(file) ? !validateRecord(file) : !loadTileSet(file))
            status = InputAtFault;
    return status;
}

} // namespace

Command addValidate(CLI::App& program)
{
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* app = program.add_subcommand("validate", "Check tile sets and game records");
    app->add_option("files", *files, "Files to check")->required();
    return {app, [files] { return run(*files); }};
}

} // namespace lodeline::cli
