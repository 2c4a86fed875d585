// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/properties/eventline.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <map>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

int number(const Json& line, const char* key)
{
    return line.value(key, 0);
}

Position position(const Json& line)
{
    return {line.at("x").get<std::int16_t>(), line.at("y").get<std::int16_t>()};
}

SegmentRef segment(const Json& line)
{
    return segmentFromString(line.at("feature").get<std::string>()).value();
}

int tokenValue(const Json& value)
{
    return value.is_null() ? events::kHidden : value.get<int>();
}

template <typename Kind>
Event onSegment(const Json& line)
{
    return Kind{number(line, "player"), position(line), segment(line)};
}

Event draw(const Json& line)
{
    events::Draw draw{.player = number(line, "player"), .discarded = line.at("discarded")};
    if (!line.at("tile").is_null())
        draw.tile = line.at("tile").get<std::string>();
    draw.left = number(line, "left");
    return draw;
}

Event place(const Json& line)
{
    return events::Place{number(line, "player"),
                         line.at("tile"),
                         {position(line), rotationFromDegrees(number(line, "rotation")).value()},
                         number(line, "tokens")};
}

Event mine(const Json& line)
{
    return events::Mine{number(line, "player"), position(line), segment(line), tokenValue(line.at("value"))};
}

Event score(const Json& line)
{
    using Kind = events::Score::Kind;
    events::Score score{.points = line.at("points")};
    for (const Kind kind : {Kind::Railroad, Kind::Mountain, Kind::City, Kind::Prairie, Kind::Gold})
        if (line.at("kind") == toString(kind))
            score.kind = kind;
    for (const Json& tile : line.value("tiles", Json::array()))
        score.tiles.push_back({tile.at(0).get<std::int16_t>(), tile.at(1).get<std::int16_t>()});
    score.locomotives = number(line, "locomotives");
    score.nuggets = number(line, "nuggets");
    score.railroads = number(line, "railroads");
    score.tipis = number(line, "tipis");
    score.horses = number(line, "horses");
    score.final = line.at("final");
    return score;
}

Event tokens(const Json& line)
{
    events::Tokens tokens{number(line, "player"), position(line)};
    for (const Json& value : line.at("values"))
        tokens.values.push_back(tokenValue(value));
    return tokens;
}

Event comeHome(const Json& line)
{
    return events::Return{number(line, "player"),
                          line.at("piece") == "tent" ? events::Piece::Tent : events::Piece::Cowboy,
                          position(line), segment(line)};
}

} // namespace

Event eventOfLine(const std::string& line)
{
    static const std::map<std::string, std::function<Event(const Json&)>> readers{
        {"start",
         [](const Json& json) {
             return events::Start{number(json, "players"), json.at("tile"), number(json, "tokens")};
         }},
        {"draw", draw},
        {"place", place},
        {"cowboy", onSegment<events::Cowboy>},
        {"tent", onSegment<events::Tent>},
        {"mine", mine},
        {"takeBack", onSegment<events::TakeBack>},
        {"score", score},
        {"tokens", tokens},
        {"tokensBack",
         [](const Json& json) {
             return events::TokensBack{position(json), number(json, "count")};
         }},
        {"return", comeHome},
        {"end",
         [](const Json& json) {
             return events::End{json.at("scores"), json.at("winners")};
         }},
    };
    const Json json = Json::parse(line);
    return readers.at(json.at("event"))(json);
}

} // namespace lodeline::test
