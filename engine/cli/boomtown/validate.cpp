// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/level.h"
#include "engine/cli/boomtown/calls.h"
#include "engine/cli/boomtown/files.h"

namespace lodeline::boomtown {

bool checkDeckFile(const cli::Input& file)
{
    return deckOf(file).has_value();
}

bool checkRecordFile(const cli::Input& file)
{
    const auto record = recordOf(file);
    if (!record)
        return false;
    cli::printProblems(file.file, unknownPlayers(record->players, [](std::string_view name) {
                           return makePlayer(name) != nullptr;
                       }));
    const auto game = replay(*record);
    if (!game)
        cli::printProblems(file.file, game.error());
    return game.has_value();
}

} // namespace lodeline::boomtown
