// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scenario.h"

#include "tests/support/boardtext.h"
#include "tests/support/files.h"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;
using Faults = std::vector<std::string>;

bool matches(const Json& pattern, const Json& event)
{
    return std::ranges::all_of(pattern.items(), [&](const auto& member) {
        return event.contains(member.key()) && event[member.key()] == member.value();
    });
}

Position positionOf(const Json& json)
{
    return {json.at("x").get<std::int16_t>(), json.at("y").get<std::int16_t>()};
}

SegmentRef segmentOf(const Json& json)
{
    const auto segment = segmentFromString(json.at("feature").get<std::string>());
    if (!segment)
        throw std::runtime_error("no feature: " + json.dump());
    return *segment;
}

Placement placementOf(const Json& json)
{
    return {positionOf(json), rotationFromDegrees(json.at("rotation").get<int>()).value()};
}

// A cowboy goes on the placed tile; a mining player's tent says where.
Action actionOf(const Json& json, const Game& game)
{
    const std::string type = json.at("type");
    const Position placed = game.placedTile(game.placedCount() - 1).placement.at;
    for (const auto kind : {Action::Type::None, Action::Type::Cowboy, Action::Type::Tent, Action::Type::Mine,
                            Action::Type::TakeBack}) {
        if (type != toString(kind))
            continue;
        if (kind == Action::Type::None)
            return {};
        if (kind == Action::Type::Cowboy)
            return {kind, placed, segmentOf(json)};
        if (kind != Action::Type::Mine)
            return {kind, positionOf(json), segmentOf(json)};
        const auto tent = game.tent(game.player());
        return tent ? Action{kind, tent->at, tent->segment} : Action{kind, {}, {FeatureKind::Mountain, 0}};
    }
    throw std::runtime_error("no action: " + type);
}

Json forEachSeat(const Game& game, const std::function<Json(int)>& value)
{
    Json list = Json::array();
    for (int seat = 0; seat < game.players(); ++seat)
        list.push_back(value(seat));
    return list;
}

Json tentOf(const Game& game, int seat)
{
    const auto tent = game.tent(seat);
    if (!tent)
        return nullptr;
    return {{"x", tent->at.x}, {"y", tent->at.y}, {"feature", toString(tent->segment)}};
}

Json featureOf(const Game& game, const Json& asked)
{
    const FeatureInfo info = game.feature(positionOf(asked), segmentOf(asked));
    return {{"x", asked.at("x")},
            {"y", asked.at("y")},
            {"feature", asked.at("feature")},
            {"complete", info.complete},
            {"open", info.openEdges},
            {"value", info.value},
            {"tiles", info.tiles.size()},
            {"locomotives", info.locomotives},
            {"tipis", info.tipis},
            {"horses", info.horses},
            {"tokens", info.tokens}};
}

// Members that are compared with what the game says.
const std::map<std::string, std::function<Json(const Game&)>>& observations()
{
    static const std::map<std::string, std::function<Json(const Game&)>> map{
        {"scores", [](const Game& g) { return forEachSeat(g, [&](int s) { return Json(g.score(s)); }); }},
        {"cowboysLeft",
         [](const Game& g) { return forEachSeat(g, [&](int s) { return Json(g.cowboysLeft(s)); }); }},
        {"tokens",
         [](const Game& g) { return forEachSeat(g, [&](int s) { return Json(g.tokensTaken(s)); }); }},
        {"gold", [](const Game& g) { return forEachSeat(g, [&](int s) { return Json(g.tokenValues(s)); }); }},
        {"tents", [](const Game& g) { return forEachSeat(g, [&](int s) { return tentOf(g, s); }); }},
        {"supply", [](const Game& g) { return Json(g.tokensInSupply()); }},
        {"tilesLeft", [](const Game& g) { return Json(g.tilesLeft()); }},
        {"player", [](const Game& g) { return Json(g.player()); }},
        {"over", [](const Game& g) { return Json(g.phase() == Game::Phase::Over); }},
        {"winners", [](const Game& g) { return Json(g.winners()); }},
        {"drawn",
         [](const Game& g) {
             return g.drawn() ? Json(g.tileSet().tiles[static_cast<std::size_t>(*g.drawn())].id) : Json();
         }},
    };
    return map;
}

void checkLegal(const Game& game, const Scenario& scenario, const Json& check, Faults& faults)
{
    const std::string where = "after ply " + check.at("ply").dump() + ": ";
    const auto complain = [&](const char* what, const std::string& word, const Json& about) {
        faults.push_back(where + "this " + what + " must be " + word + ": " + about.dump());
    };
    for (const bool legal : {true, false}) {
        const std::string word = legal ? "legal" : "illegal";
        for (const Json& placement : check.value(word + "Placements", Json::array()))
            if (game.isLegal(placementOf(placement)) != legal)
                complain("placement", word, placement);
        const Json actions = check.value(word + "Actions", Json::array());
        if (actions.empty())
            continue;
        Game turn = game;
        turn.place(scenario.record.moves.at(static_cast<std::size_t>(game.ply())).move.placement);
        for (const Json& action : actions)
            if (turn.isLegal(actionOf(action, turn)) != legal)
                complain("action", word, action);
    }
}

// "ply": how many moves have been made. "scores", "cowboysLeft", "tokens", "gold", "tents" by seat; "supply",
// "tilesLeft", "player", "drawn", "over", "winners"; "features": each with what is said of it;
// "legalPlacements", "illegalPlacements" of the drawn tile; "legalActions", "illegalActions" once it lies
// where the next move puts it.
void checkState(const Scenario& scenario, const Json& check, Faults& faults)
{
    const auto game = replay(scenario.record, nullptr, check.at("ply").get<int>());
    const std::string where = "after ply " + check.at("ply").dump() + ": ";
    const auto complain = [&](const std::string& what, const Json& found, const Json& wanted) {
        faults.push_back(where + what + found.dump() + " instead of " + wanted.dump());
    };
    const auto unknown = [&](const std::string& key) {
        faults.push_back(where + "nobody knows what \"" + key + "\" is");
    };
    for (const auto& [key, wanted] : check.items()) {
        if (const auto observe = observations().find(key); observe != observations().end()) {
            if (const Json found = observe->second(*game); found != wanted)
                complain(key + " is ", found, wanted);
        } else if (key == "features") {
            for (const Json& feature : wanted)
                if (const Json found = featureOf(*game, feature); !matches(feature, found))
                    complain("there is ", found, feature);
        } else if (key != "ply" && !key.ends_with("Actions") && !key.ends_with("Placements")) {
            unknown(key);
        }
    }
    checkLegal(*game, scenario, check, faults);
}

void checkEvents(const Json& expected, const std::vector<Event>& log, Faults& faults)
{
    std::vector<Json> events;
    for (const Event& event : log)
        events.push_back(Json::parse(toJson(event)));
    auto next = events.begin();
    for (const Json& pattern : expected.value("events", Json::array())) {
        next = std::find_if(next, events.end(), [&](const Json& event) { return matches(pattern, event); });
        if (next == events.end()) {
            faults.push_back("no such event, or not in this order: " + pattern.dump());
            break;
        }
        ++next;
    }
    for (const Json& pattern : expected.value("never", Json::array()))
        for (const Json& event : events)
            if (matches(pattern, event))
                faults.push_back("this must not happen: " + event.dump());
}

} // namespace

std::vector<std::string> Scenario::rules() const
{
    return expected.at("rules").get<std::vector<std::string>>();
}

Scenario parseScenario(const std::string& text)
{
    auto loaded = parseRecord(text);
    if (!loaded) {
        const Problem& first = loaded.error().front();
        throw std::runtime_error(first.pointer + ": " + message(first));
    }
    return {{}, std::move(loaded->record), Json::parse(text).at("scenario")};
}

Scenario loadScenario(const std::filesystem::path& file)
{
    Scenario scenario = parseScenario(readFile(file));
    scenario.file = file;
    return scenario;
}

std::vector<std::filesystem::path> scenarioFiles()
{
    return filesIn(sourceDirectory() / "resources" / "scenarios");
}

std::vector<std::string> run(const Scenario& scenario)
{
    EventList log;
    const auto game = replay(scenario.record, &log);
    if (!game)
        return {game.error().front().pointer + ": " + message(game.error().front())};
    Faults faults;
    checkEvents(scenario.expected, log.events, faults);
    for (const Json& check : scenario.expected.value("checks", Json::array()))
        checkState(scenario, check, faults);
    const Json board = boardText(*game);
    if (scenario.expected.value("board", Json()) != board)
        faults.push_back("the board is " + board.dump(1));
    return faults;
}

} // namespace lodeline::test
