// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/strangers.h"

#include "engine/goldrush/ai/level.h"

namespace lodeline::goldrush {

Problems unknownPlayers(const GameRecord& record)
{
    return unknownPlayers(record.players, [](std::string_view name) { return makePlayer(name) != nullptr; });
}

} // namespace lodeline::goldrush
