// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/core/jsonreader.h"
#include "engine/goldrush/ai/strangers.h"

namespace lodeline::cli {

using namespace goldrush;

namespace {

// What a file claims to be; tile sets are assumed of a file that does not say it readably.
bool isRecord(std::string_view text)
{
    const auto json = parseJson(text, kMaxFileBytes);
    return json && json->is_object() && json->contains("format") && json->at("format") == "lodeline-game";
}

bool validateRecord(const std::string& file, std::string_view text)
{
    const auto record = recordOf(file, text);
    if (!record)
        return false;
    printProblems(file, unknownPlayers(*record));
    const auto game = replay(*record);
    if (!game)
        printProblems(file, game.error());
    return game.has_value();
}

int run(const std::vector<std::string>& files)
{
    int status = Done;
    for (const std::string& file : files) {
        const auto text = loadText(file);
        if (!text || (isRecord(*text) ? !validateRecord(file, *text) : !tileSetOf(file, *text)))
            status = InputAtFault;
    }
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
