// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/strangers.h"

#include "engine/goldrush/ai/level.h"

namespace lodeline::goldrush {
namespace {

bool isKnownKind(std::string_view kind)
{
    constexpr std::string_view kComputer = "ai:";
    if (!kind.starts_with(kComputer))
        return kind == "human";
    return makePlayer(kind.substr(kComputer.size())) != nullptr;
}

} // namespace

Problems unknownPlayers(const GameRecord& record)
{
    Problems problems;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const RecordedPlayer& player = record.players[seat];
        const std::string pointer = "/players/" + std::to_string(seat);
        if (!isKnownKind(player.kind))
            problems.push_back(
                {Severity::Warning, FileProblem::UnknownPlayer, pointer + "/kind", {player.kind}});
        if (!player.colour.empty() && !playerColourIndex(player.colour))
            problems.push_back(
                {Severity::Warning, FileProblem::UnknownColour, pointer + "/colour", {player.colour}});
    }
    return problems;
}

} // namespace lodeline::goldrush
