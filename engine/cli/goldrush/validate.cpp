// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/goldrush/ai/strangers.h"
#include "engine/goldrush/learning/learnedsetfile.h"

namespace lodeline::goldrush {

bool checkTileSet(const cli::Input& file)
{
    return tileSetOf(file).has_value();
}

bool checkRecord(const cli::Input& file)
{
    const auto record = recordOf(file);
    if (!record)
        return false;
    cli::printProblems(file.file, unknownPlayers(*record));
    cli::printProblems(file.file, unreadLearned(*record));
    const auto game = replay(*record);
    if (!game)
        cli::printProblems(file.file, game.error());
    return game.has_value();
}

bool checkLearned(const cli::Input& file)
{
    return learnedSetOf(file).has_value();
}

} // namespace lodeline::goldrush
