// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/playersjson.h"

#include <algorithm>
#include <charconv>

namespace lodeline {
namespace {

std::string readMember(ObjectReader& reader, const char* key, const std::string& fallback,
                       const TextRule& rule, Texts texts)
{
    std::string text = reader.string(key, fallback);
    readText(text, rule, texts, reader.pointer(key), reader.problems());
    return text;
}

bool isSameColour(std::string_view a, std::string_view b)
{
    const auto known = playerColourIndex(a);
    return a == b || (known && known == playerColourIndex(b));
}

} // namespace

std::vector<RecordedPlayer> readPlayers(ObjectReader& record, std::size_t lowest, std::size_t highest,
                                        Texts texts)
{
    std::vector<RecordedPlayer> players;
    for (const auto& [element, pointer] : record.array("players", true, highest)) {
        ObjectReader part(*element, pointer, record.problems());
        RecordedPlayer player{readMember(part, "name", "", kNameText, texts),
                              readMember(part, "colour", "", kIdText, texts),
                              readMember(part, "kind", "human", kIdText, texts),
                              {}};
        player.extra = part.unknownMembers();
        const auto hasTheSame = [&player](const RecordedPlayer& other) {
            return isSameColour(other.colour, player.colour);
        };
        if (!player.colour.empty() && std::ranges::any_of(players, hasTheSame))
            part.report(FileProblem::DuplicateColour, part.pointer("colour"), {player.colour});
        players.push_back(std::move(player));
    }
    if (players.size() < lowest)
        record.report(FileProblem::PlayerCount, record.pointer("players"),
                      {std::to_string(lowest), std::to_string(highest)});
    return players;
}

Json playersToJson(const std::vector<RecordedPlayer>& players)
{
    Json list = Json::array();
    for (const RecordedPlayer& player : players) {
        Json json{{"name", player.name}, {"colour", player.colour}, {"kind", player.kind}};
        addUnknownMembers(json, player.extra);
        list.push_back(std::move(json));
    }
    return list;
}

std::uint64_t readSeed(ObjectReader& record)
{
    const std::size_t before = record.problems().size();
    const std::string digits = record.string("seed");
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
    if (record.problems().size() == before && (error != std::errc{} || end != digits.data() + digits.size()))
        record.report(FileProblem::BadSeed, record.pointer("seed"));
    return seed;
}

} // namespace lodeline
