// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/players.h"

#include <algorithm>

namespace lodeline {
namespace {

bool isKnownKind(std::string_view kind, const std::function<bool(std::string_view)>& isComputerPlayer)
{
    constexpr std::string_view kComputer = "ai:";
    return kind.starts_with(kComputer) ? isComputerPlayer(kind.substr(kComputer.size())) : kind == "human";
}

} // namespace

std::optional<std::size_t> playerColourIndex(std::string_view name)
{
    const auto isSame = [](char letter, char given) {
        return given == letter || (given >= 'A' && given <= 'Z' && given - 'A' + 'a' == letter);
    };
    for (std::size_t i = 0; i < kPlayerColours.size(); ++i)
        if (std::ranges::equal(std::string_view(kPlayerColours[i]), name, isSame))
            return i;
    return std::nullopt;
}

Problems unknownPlayers(const std::vector<RecordedPlayer>& players,
                        const std::function<bool(std::string_view)>& isComputerPlayer)
{
    Problems problems;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const RecordedPlayer& player = players[seat];
        const std::string pointer = "/players/" + std::to_string(seat);
        if (!isKnownKind(player.kind, isComputerPlayer))
            addProblem(problems,
                       {Severity::Warning, FileProblem::UnknownPlayer, pointer + "/kind", {player.kind}});
        if (!player.colour.empty() && !playerColourIndex(player.colour))
            addProblem(problems,
                       {Severity::Warning, FileProblem::UnknownColour, pointer + "/colour", {player.colour}});
    }
    return problems;
}

} // namespace lodeline
