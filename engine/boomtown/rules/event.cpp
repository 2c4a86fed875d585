// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/event.h"

#include "engine/core/jsonreader.h"
#include "engine/core/words/valuenamed.h"

namespace lodeline::boomtown {
namespace {

constexpr std::array<std::string_view, 3> kMoveNames{"begin", "draft", "free"};

Json json(const events::Start& e)
{
    return {{"event", "start"}, {"game", "boomtown"}, {"bonuses", e.bonuses}, {"circle", e.circle}};
}

Json json(const events::Begin& e)
{
    return {{"event", "begin"}, {"player", e.player}, {"at", e.at}, {"card", e.card}};
}

Json json(const events::Draft& e)
{
    return {{"event", "draft"}, {"player", e.player}, {"card", e.card}, {"free", e.free}};
}

Json json(const events::Place& e)
{
    Json covers = Json::array();
    for (const Position at : e.covers)
        covers.push_back({at.x, at.y});
    return {{"event", "place"},           {"player", e.player},    {"card", e.card},
            {"x", e.placement.at.x},      {"y", e.placement.at.y}, {"turned", e.placement.turned},
            {"covers", std::move(covers)}};
}

Json json(const events::Score& e)
{
    Json groups = Json::object();
    for (const Territory territory : kAllTerritories)
        groups[std::string(toString(territory))] = e.groups[index(territory)];
    return {{"event", "score"},
            {"player", e.player},
            {"groups", std::move(groups)},
            {"bonuses", e.bonuses},
            {"total", e.total}};
}

Json json(const events::End& e)
{
    return {{"event", "end"}, {"scores", e.scores}, {"cards", e.cards}, {"winners", e.winners}};
}

} // namespace

std::string toJson(const Event& event)
{
    return std::visit([](const auto& e) { return json(e).dump(); }, event);
}

std::string_view toString(Move::Type type)
{
    return kMoveNames[static_cast<std::size_t>(type)];
}
std::optional<Move::Type> moveTypeFromString(std::string_view name)
{
    return valueNamed<Move::Type>(kMoveNames, name);
}

} // namespace lodeline::boomtown
