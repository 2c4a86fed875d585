// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/event.h"

#include "engine/core/jsonreader.h"
#include "engine/core/words/valuenamed.h"

namespace lodeline::goldrush {
namespace {

constexpr std::array<std::string_view, 5> kActionNames{"none", "cowboy", "tent", "mine", "takeBack"};
constexpr std::array<std::string_view, 5> kScoreNames{"railroad", "mountain", "city", "prairie", "gold"};

Json positions(const std::vector<Position>& tiles)
{
    Json list = Json::array();
    for (const Position at : tiles)
        list.push_back({at.x, at.y});
    return list;
}

Json onSegment(const char* name, int player, Position at, SegmentRef segment)
{
    return {{"event", name}, {"player", player}, {"x", at.x}, {"y", at.y}, {"feature", toString(segment)}};
}

Json tokenValue(int value)
{
    return value == events::kHidden ? Json(nullptr) : Json(value);
}

Json json(const events::Start& e)
{
    return {{"event", "start"}, {"players", e.players}, {"tile", e.tile}, {"tokens", e.tokens}};
}

Json json(const events::Draw& e)
{
    Json line{{"event", "draw"}, {"player", e.player}, {"tile", nullptr}, {"discarded", e.discarded}};
    if (e.tile)
        line["tile"] = *e.tile;
    line["left"] = e.left;
    return line;
}

Json json(const events::Place& e)
{
    return {{"event", "place"},      {"player", e.player},    {"tile", e.tile},
            {"x", e.placement.at.x}, {"y", e.placement.at.y}, {"rotation", degrees(e.placement.rotation)},
            {"tokens", e.tokens}};
}

Json json(const events::Cowboy& e)
{
    return onSegment("cowboy", e.player, e.at, e.segment);
}
Json json(const events::Tent& e)
{
    return onSegment("tent", e.player, e.at, e.segment);
}
Json json(const events::TakeBack& e)
{
    return onSegment("takeBack", e.player, e.at, e.segment);
}

Json json(const events::Mine& e)
{
    Json line = onSegment("mine", e.player, e.at, e.segment);
    line["value"] = tokenValue(e.value);
    return line;
}

Json json(const events::Score& e)
{
    Json line{{"event", "score"}, {"kind", toString(e.kind)}, {"points", e.points}};
    if (e.kind != events::Score::Kind::Gold)
        line["tiles"] = positions(e.tiles);
    switch (e.kind) {
    case events::Score::Kind::Railroad:
        line["locomotives"] = e.locomotives;
        break;
    case events::Score::Kind::Mountain:
        line["nuggets"] = e.nuggets;
        break;
    case events::Score::Kind::City:
        line["railroads"] = e.railroads;
        break;
    case events::Score::Kind::Prairie:
        line["tipis"] = e.tipis;
        line["horses"] = e.horses;
        break;
    case events::Score::Kind::Gold:
        break;
    }
    line["final"] = e.final;
    return line;
}

Json json(const events::Tokens& e)
{
    Json values = Json::array();
    for (const int value : e.values)
        values.push_back(tokenValue(value));
    return {{"event", "tokens"}, {"player", e.player}, {"x", e.at.x}, {"y", e.at.y}, {"values", values}};
}

Json json(const events::TokensBack& e)
{
    return {{"event", "tokensBack"}, {"x", e.at.x}, {"y", e.at.y}, {"count", e.count}};
}

Json json(const events::Return& e)
{
    return {{"event", "return"},
            {"player", e.player},
            {"piece", e.piece == events::Piece::Cowboy ? "cowboy" : "tent"},
            {"x", e.at.x},
            {"y", e.at.y},
            {"feature", toString(e.segment)}};
}

Json json(const events::End& e)
{
    return {{"event", "end"}, {"scores", e.scores}, {"winners", e.winners}};
}

} // namespace

std::string toJson(const Event& event)
{
    return std::visit([](const auto& e) { return json(e).dump(); }, event);
}

std::string_view toString(Action::Type type)
{
    return kActionNames[static_cast<std::size_t>(type)];
}
std::optional<Action::Type> actionTypeFromString(std::string_view name)
{
    return valueNamed<Action::Type>(kActionNames, name);
}
std::string_view toString(events::Score::Kind kind)
{
    return kScoreNames[static_cast<std::size_t>(kind)];
}

} // namespace lodeline::goldrush
