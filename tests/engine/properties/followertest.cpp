// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a follower is told, it believes only what can have happened.
#include "engine/goldrush/told/follower.h"

#include "engine/core/listening.h"
#include "engine/goldrush/told/seen.h"
#include "tests/engine/properties/eventline.h"
#include "tests/engine/properties/history.h"
#include "tests/engine/properties/randomgames.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

const int kFollowedGames = randomGames() / 40;
constexpr int kFollowerShards = 4;

std::size_t pick(Random& random, std::size_t count)
{
    return random.below(static_cast<std::uint32_t>(count));
}

// The moves of the turns that such events tell; nothing where there is an action without a turn.
std::optional<std::vector<Move>> movesOf(std::span<const Event> events)
{
    std::vector<Move> moves;
    bool could = true;
    const auto act = [&](Action::Type type, const auto& on) {
        could = could && !moves.empty();
        if (could)
            moves.back().action = {type, on.at, on.segment};
    };
    for (const Event& event : events)
        std::visit(Listening{[&](const events::Place& on) {
                                 moves.push_back({on.placement, {}});
                             },
                             [&](const events::Cowboy& on) { act(Action::Type::Cowboy, on); },
                             [&](const events::Tent& on) { act(Action::Type::Tent, on); },
                             [&](const events::Mine& on) { act(Action::Type::Mine, on); },
                             [&](const events::TakeBack& on) { act(Action::Type::TakeBack, on); },
                             kIgnored<events::Start, events::Draw, events::Score, events::Tokens,
                                      events::TokensBack, events::Return, events::End>},
                   event);
    return could ? std::optional(moves) : std::nullopt;
}

bool turnOver(Game& game, const Event& event, EventSink& sink)
{
    const auto* gold = std::get_if<events::Score>(&event);
    if (!gold || gold->kind != events::Score::Kind::Gold)
        return true;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat) {
        const int player = static_cast<int>(seat);
        if (game.hiddenTokens(player) == 0)
            continue;
        if (gold->gold.empty()
                ? seat >= gold->points.size() || !game.revealSum(player, gold->points[seat], &sink)
                : seat >= gold->gold.size() || !game.reveal(player, gold->gold[seat], &sink))
            return false;
    }
    return true;
}

// What a game reports that is told the chance of these events and in which their moves are made; nothing
// where there is no such game.
std::optional<std::vector<Event>> reportOf(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                                           std::span<const Event> events)
{
    Overheard chance(set->tileSet());
    for (const Event& event : events)
        if (!chance.hear(event))
            return std::nullopt;
    const auto moves = movesOf(events);
    EventList list;
    Game game(set, setup, Chance::Told, &list);
    if (!moves || game.tell(chance.take(), &list))
        return std::nullopt;
    for (const Move& move : *moves) {
        if (!game.isLegal(move.placement))
            return std::nullopt;
        game.place(move.placement, &list);
        if (!game.isLegal(move.action))
            return std::nullopt;
        game.act(move.action, &list);
    }
    for (const Event& event : events)
        if (!turnOver(game, event, list))
            return std::nullopt;
    return list.events;
}

// How events reach the follower: as they were sent, or by their lines of the event stream alone.
enum class Way { Whole, Stream };

bool couldHappen(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                 std::span<const Event> events, Way way)
{
    const auto report = reportOf(set, setup, events);
    return report && report->size() >= events.size() &&
           std::equal(events.begin(), events.end(), report->begin(),
                      [way](const Event& heard, const Event& happened) {
                          return way == Way::Whole ? heard == happened : toJson(heard) == toJson(happened);
                      });
}

Json anythingFor(const std::string& key, const TileSet& set)
{
    return key == "discarded" ? Json(set.start) : key == "tiles" ? Json{0, 0} : Json(0);
}

void changeValue(Json& value, const std::string& key, const TileSet& set, Random& random)
{
    static constexpr std::array kFeatures{"city",        "railroads.0", "railroads.1", "mountains.0",
                                          "mountains.1", "prairies.0",  "prairies.1"};
    static constexpr std::array kKinds{"railroad", "mountain", "city", "prairie", "gold"};
    if (value.is_boolean())
        value = !value.get<bool>();
    else if (value.is_null())
        value = key == "tile" ? Json(set.start) : Json(pick(random, 4));
    else if (key == "rotation")
        value = (value.get<int>() + 90) % 360;
    else if (value.is_number())
        value = value.get<int>() + (random.below(2) == 0 ? 1 : -1);
    else if (key == "feature")
        value = kFeatures.at(pick(random, kFeatures.size()));
    else if (key == "piece")
        value = value == "tent" ? "cowboy" : "tent";
    else if (key == "kind")
        value = kKinds.at(pick(random, kKinds.size()));
    else
        value = set.tiles[pick(random, set.tiles.size())].id;
}

// Another value in its place; a list, which may be one of positions, gets longer or shorter as well.
void change(Json& value, const std::string& key, const TileSet& set, Random& random)
{
    if (!value.is_array())
        return changeValue(value, key, set, random);
    const bool isPosition = key == "tiles" && !value.empty() && value.front().is_number();
    const std::size_t what = isPosition ? 2 : pick(random, 4);
    if (value.empty() || what == 0)
        value.push_back(value.empty() ? anythingFor(key, set) : value.front());
    else if (what == 1)
        value.erase(pick(random, value.size()));
    else
        change(value[pick(random, value.size())], key, set, random);
}

Event changedInTheStream(const Event& event, const TileSet& set, Random& random)
{
    Json line = Json::parse(toJson(event));
    std::vector<std::string> keys;
    for (const auto& [key, value] : line.items())
        if (key != "event")
            keys.push_back(key);
    const std::string& key = keys[pick(random, keys.size())];
    change(line[key], key, set, random);
    return eventOfLine(line.dump());
}

void changeOne(std::vector<int>& numbers, Random& random)
{
    if (!numbers.empty())
        ++numbers[pick(random, numbers.size())];
}

// In what the stream does not carry.
Event changedBeside(Event event, Random& random)
{
    constexpr std::int16_t kFarAway = 2 * kMaxTiles;
    std::visit(Listening{[&](events::Draw& draw) { changeOne(draw.places, random); },
                         [&](events::Mine& mine) { ++mine.kind; },
                         [&](events::Tokens& tokens) { changeOne(tokens.kinds, random); },
                         [&](events::Score& score) {
                             if (!score.gold.empty())
                                 changeOne(score.gold[pick(random, score.gold.size())], random);
                             else if (random.below(2) == 0)
                                 score.at.x = kFarAway;
                             else
                                 ++score.segment.index;
                         },
                         kIgnored<events::Start, events::Place, events::Cowboy, events::Tent,
                                  events::TakeBack, events::TokensBack, events::Return, events::End>},
               event);
    return event;
}

// Changes what happened at one place; says what comes behind it.
std::size_t spoil(std::vector<Event>& events, std::size_t at, Way way, const TileSet& set, Random& random)
{
    const auto there = events.begin() + static_cast<std::ptrdiff_t>(at);
    switch (pick(random, way == Way::Stream ? 16 : 8)) {
    case 0:
        events.erase(there);
        return at;
    case 1:
        events.insert(there, Event(*there));
        return at + 1;
    case 2:
        if (at + 1 < events.size())
            std::swap(*there, *(there + 1));
        return at + 1;
    case 3:
        events.insert(there, Event(events[pick(random, events.size())]));
        return at + 1;
    default:
        *there = way == Way::Stream ? changedInTheStream(*there, set, random) : changedBeside(*there, random);
        return at + 1;
    }
}

class Followers : public testing::TestWithParam<int>
{
protected:
    template <typename Check>
    static void forEachGame(Check check)
    {
        for (int i = 0; i < kFollowedGames / kFollowerShards && !HasFatalFailure(); ++i) {
            const int number = 4'000'000 + GetParam() * (kFollowedGames / kFollowerShards) + i;
            SCOPED_TRACE(number);
            check(number);
        }
    }
};

// What is wrong is noticed when the next tile is drawn, if not before; what only looks wrong is believed.
TEST_P(Followers, BelieveWhatCanHaveHappenedAndNothingElse)
{
    int refused = 0;
    forEachGame([&refused](int number) {
        const auto set = variedSet(number);
        const History history = playHistory(set, number);
        const lodeline::goldrush::Setup setup = setupNumber(number);
        Random random(static_cast<std::uint64_t>(number));
        for (int trial = 0; trial < 24; ++trial) {
            const Way way = trial % 2 == 0 ? Way::Whole : Way::Stream;
            const int seat = trial % (setup.players + 1) - 1;
            std::vector<Event> events;
            for (const Event& event : history.log.events)
                events.push_back(way == Way::Whole ? seenBy(event, seat)
                                                   : eventOfLine(toJson(seenBy(event, seat))));
            const std::size_t at = pick(random, events.size());
            const std::size_t from = spoil(events, at, way, set->tileSet(), random);
            const auto next = std::find_if(events.begin() + static_cast<std::ptrdiff_t>(from), events.end(),
                                           [](const Event& event) {
                                               const auto* draw = std::get_if<events::Draw>(&event);
                                               return draw && draw->tile;
                                           });
            const std::span heard(events.begin(), next == events.end() ? next : next + 1);
            Follower follower(set, setup);
            const bool believed =
                std::ranges::all_of(heard, [&](const Event& event) { return follower.follow(event); });
            ASSERT_EQ(believed, couldHappen(set, setup, heard, way)) << at << ' ' << trial;
            refused += believed ? 0 : 1;
        }
    });
    EXPECT_GT(refused, 12 * kFollowedGames / kFollowerShards);
}

INSTANTIATE_TEST_SUITE_P(Shard, Followers, testing::Range(0, kFollowerShards));

} // namespace
} // namespace lodeline::test
