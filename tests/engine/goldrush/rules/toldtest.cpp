// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are told what chance decides, step by step.
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/told/follower.h"
#include "engine/goldrush/told/seen.h"
#include "tests/support/files.h"
#include "tests/support/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr int kHidden = events::kHidden;

// Tiles "33" (one token), "01a" four times; player 1 mines in the fourth turn.
class Mining : public testing::Test
{
protected:
    const GameRecord record =
        loadScenario(sourceDirectory() / "resources/scenarios/mine-completed.json").record;
    const std::shared_ptr<const CompiledSet> set = std::make_shared<const CompiledSet>(record.tileset);

    int design(const char* id) const
    {
        return static_cast<int>(record.tileset.find(id) - record.tileset.tiles.data());
    }
    Told tiles(std::initializer_list<const char*> ids) const
    {
        Told told;
        for (const char* id : ids)
            told.tiles.push_back({design(id)});
        return told;
    }
    void play(Game& game, std::size_t ply, EventSink* sink = nullptr) const
    {
        game.place(record.moves[ply].move.placement, sink);
        game.act(completed(game, record.moves[ply].move.action), sink);
    }
    Game told() const { return Game(set, record.setup(), Chance::Told); }
    // After the tent, the mined token and all that comes before the last tile.
    Game mined(int value) const
    {
        Game game = told();
        Told all = tiles({"01a", "01a", "01a", "33", "01a"});
        all.tokens = {{value}};
        EXPECT_FALSE(game.tell(all));
        for (std::size_t ply = 0; ply < record.moves.size(); ++ply)
            play(game, ply);
        return game;
    }
};

TEST_F(Mining, WaitsForItsTiles)
{
    Game game = told();
    EXPECT_EQ(game.phase(), Game::Phase::Wait);
    EXPECT_EQ(game.drawn(), std::nullopt);
    EXPECT_EQ(game.tilesLeft(), 5);
    EXPECT_FALSE(game.isLegal(record.moves[0].move.placement));
    EventList list;
    EXPECT_FALSE(game.tell(tiles({"01a"}), &list));
    EXPECT_EQ(game.phase(), Game::Phase::Place);
    EXPECT_EQ(game.drawn(), design("01a"));
    ASSERT_EQ(list.events.size(), 1U);
    EXPECT_EQ(toJson(list.events[0]), R"({"event":"draw","player":0,"tile":"01a","discarded":[],"left":4})");
    play(game, 0);
    EXPECT_EQ(game.phase(), Game::Phase::Wait);
    EXPECT_EQ(game.player(), 1);
    EXPECT_EQ(game.ply(), 1);
    EXPECT_FALSE(game.tell(tiles({"01a", "33"})));
    play(game, 1);
    EXPECT_EQ(game.drawn(), design("33")); // told ahead
}

TEST_F(Mining, TakesNoSeedIntoIt)
{
    lodeline::goldrush::Setup setup = record.setup();
    setup.seed = 99;
    EXPECT_EQ(Game(set, setup, Chance::Told), told());
    EXPECT_EQ(told().chance(), Chance::Told);
    EXPECT_EQ(Game(set, setup).chance(), Chance::Seeded);
}

TEST_F(Mining, RefusesWhatCannotBe)
{
    Game game = told();
    const Game before = game;
    const auto faultOf = [&](const Told& told) {
        const auto fault = game.tell(told);
        EXPECT_EQ(game, before);
        return fault;
    };
    EXPECT_EQ(faultOf(tiles({"01a", "33", "33"})), (ToldFault{ToldFault::What::Tile, 2}));
    EXPECT_EQ(faultOf({{{-1}}, {}}), (ToldFault{ToldFault::What::Tile, 0}));
    EXPECT_EQ(faultOf({{{99}}, {}}), (ToldFault{ToldFault::What::Tile, 0}));
    EXPECT_EQ(faultOf({{}, {{0}, {0}, {0}}}), (ToldFault{ToldFault::What::Token, 2}));
    EXPECT_EQ(faultOf({{}, {{7}}}), (ToldFault{ToldFault::What::Token, 0}));
    EXPECT_EQ(faultOf({{}, std::vector<Told::Token>(11)}), (ToldFault{ToldFault::What::Token, 10}));
    // What was told before counts.
    EXPECT_FALSE(game.tell({{{design("33")}}, {{0}}}));
    EXPECT_EQ(game.tell(tiles({"33"})), (ToldFault{ToldFault::What::Tile, 0}));
    EXPECT_EQ(game.tell({{}, {{0}, {0}}}), (ToldFault{ToldFault::What::Token, 1}));
}

// What is beyond all bounds is as if it were not known.
TEST_F(Mining, TakesPlacesAndKindsThatCannotBeAsUnknown)
{
    const auto drawsOf = [&](int place) {
        Game game = told();
        EventList list;
        Told told = tiles({"01a"});
        told.tiles[0].place = place;
        EXPECT_FALSE(game.tell(told, &list));
        return std::get<events::Draw>(list.events.at(0)).places;
    };
    const std::vector<int> first = drawsOf(kHidden);
    const int other = first.at(0) + 1;
    ASSERT_EQ(drawsOf(other), std::vector{other});
    for (const int place : {-2, 0, 5, 0xffff, 0x10000 + other}) // 0: another tile
        EXPECT_EQ(drawsOf(place), first) << place;

    Game game = told();
    for (const int kind : {-2, 3, 99})
        EXPECT_FALSE(game.tell({{}, {{1, kind}}})) << kind;
    EXPECT_EQ(game.tell({{}, {{1}, {1}}}), (ToldFault{ToldFault::What::Token, 1}));
}

// What has been drawn lies behind what is left.
TEST_F(Mining, TakesNoTileThatHasBeenDrawn)
{
    Game game = told();
    EXPECT_FALSE(game.tell(tiles({"01a"})));
    play(game, 0);
    Told next = tiles({"01a"});
    next.tiles[0].place = game.tilesLeft();
    EventList list;
    EXPECT_FALSE(game.tell(next, &list));
    EXPECT_LT(std::get<events::Draw>(list.events.at(0)).places.at(0), next.tiles[0].place);
}

// Of kinds that are worth the same it is the one that was told, else the first.
TEST_F(Mining, TakesTheKindThatWasTold)
{
    TileSet alike = record.tileset;
    alike.tokens = {{2, 1, {}}, {0, 5, {}}, {2, 4, {}}};
    const auto kindOf = [&](const std::vector<Told::Token>& tokens) {
        Game game(std::make_shared<const CompiledSet>(alike), record.setup(), Chance::Told);
        Told all = tiles({"01a", "01a", "01a", "33", "01a"});
        all.tokens = tokens;
        EXPECT_FALSE(game.tell(all));
        EventList list;
        for (std::size_t ply = 0; ply < record.moves.size(); ++ply)
            play(game, ply, &list);
        const auto mine = std::ranges::find_if(
            list.events, [](const Event& event) { return std::holds_alternative<events::Mine>(event); });
        return std::get<events::Mine>(*mine).kind;
    };
    EXPECT_EQ(kindOf({{2, 0}}), 0);
    EXPECT_EQ(kindOf({{2, 2}}), 2);
    EXPECT_EQ(kindOf({{2, kHidden}}), 0);
    EXPECT_EQ(kindOf({{2, 1}}), 0); // worth something else
    EXPECT_EQ(kindOf({{2, 2}, {2, kHidden}}), 2);
}

// The largest set: 1,000 tiles and 100,000 tokens.
TEST(ToldLimits, HoldAllTilesAndTokensOfTheLargestSet)
{
    TileSet set = loadScenario(sourceDirectory() / "resources/scenarios/mine-completed.json").record.tileset;
    const TileDesign prairie = *set.find("01a"); // a copy: the list grows
    constexpr int kMostCopies = 99;
    for (int left = kMaxTiles - set.tileCount(); left > 0; left -= kMostCopies) {
        set.tiles.push_back(prairie);
        set.tiles.back().id = "more" + std::to_string(left);
        set.tiles.back().count = std::min(left, kMostCopies);
    }
    set.tokens.assign(kMaxTokenKinds, {0, kMaxTokensOfAKind, {}});
    for (std::size_t kind = 0; kind < set.tokens.size(); ++kind)
        set.tokens[kind].value = static_cast<int>(kind);
    Game game(std::make_shared<const CompiledSet>(set), {}, Chance::Told);
    Told all;
    for (const std::uint8_t design : game.set().deck())
        all.tiles.push_back({design});
    for (int n = 0; n < set.tokenCount(); ++n)
        all.tokens.push_back({n % kMaxTokenKinds});
    EXPECT_EQ(all.tiles.size(), 999U);
    EXPECT_EQ(all.tokens.size(), 100'000U);
    EXPECT_FALSE(game.tell(all));
    EXPECT_EQ(game.tell({{}, {{}}}), (ToldFault{ToldFault::What::Token, 0}));
    EXPECT_EQ(game.tell({{{0}}, {}}), (ToldFault{ToldFault::What::Tile, 0}));
}

TEST_F(Mining, KnowsAHiddenTokenAsANumber)
{
    const Game game = mined(kHidden);
    EXPECT_EQ(game.tokensTaken(1), 1);
    EXPECT_EQ(game.hiddenTokens(1), 1);
    EXPECT_TRUE(game.tokenValues(1).empty());
    EXPECT_EQ(game.tokenPoints(1), 0);
    EXPECT_EQ(mined(2).hiddenTokens(1), 0);
    EXPECT_EQ(mined(2).tokenValues(1), std::vector{2});
    EXPECT_EQ(mined(2).tokenPoints(1), 2);
    // A viewer who took it face down imagines it, too.
    Random random(1);
    for (const int viewer : {0, 1, kSpectator}) {
        const Game sample = game.resampled(viewer, random);
        EXPECT_EQ(sample.chance(), Chance::Seeded);
        EXPECT_EQ(sample.tokenValues(1).size(), 1U);
    }
    EXPECT_EQ(mined(2).resampled(1, random).tokenValues(1), std::vector{2});
}

TEST_F(Mining, IsNotOverBeforeTheTokensAreTurnedOver)
{
    Game game = mined(kHidden);
    game.play({game.legalPlacements()[0], {}});
    EXPECT_EQ(game.phase(), Game::Phase::Wait);
    const Game waiting = game;
    for (const std::vector<int>& wrong : std::vector<std::vector<int>>{{}, {7}, {1, 1}})
        EXPECT_FALSE(game.reveal(1, wrong));
    EXPECT_FALSE(game.reveal(0, std::vector{1}));
    EXPECT_EQ(game, waiting);
    EventList list;
    EXPECT_TRUE(game.reveal(1, std::vector{2}, &list));
    EXPECT_EQ(game.phase(), Game::Phase::Over);
    EXPECT_EQ(game.score(1), 2);
    ASSERT_FALSE(list.events.empty());
    EXPECT_TRUE(std::holds_alternative<events::End>(list.events.back()));
}

// Who is told the score of the end alone knows what tokens are worth, not which they are.
TEST_F(Mining, IsOverWhenItIsToldWhatTheTokensAreWorth)
{
    Game game = mined(kHidden);
    game.play({game.legalPlacements()[0], {}});
    const Game waiting = game;
    for (const int wrong : {-1, 3, std::numeric_limits<int>::min()})
        EXPECT_FALSE(game.revealSum(1, wrong)) << wrong;
    EXPECT_FALSE(game.revealSum(0, 1));
    EXPECT_EQ(game, waiting);
    EXPECT_TRUE(Game(waiting).revealSum(1, 0));
    EventList list;
    EXPECT_TRUE(game.revealSum(1, 2, &list));
    EXPECT_EQ(game.phase(), Game::Phase::Over);
    EXPECT_EQ(game.score(1), 2);
    EXPECT_EQ(game.hiddenTokens(1), 1);
    EXPECT_TRUE(game.tokenValues(1).empty());
    EXPECT_EQ(std::get<events::End>(list.events.back()).scores, (std::vector{game.score(0), 2}));
    EXPECT_FALSE(game.revealSum(1, 2));
    EXPECT_FALSE(game.reveal(1, std::vector{2}));
}

TEST_F(Mining, ContradictsNothingThatIsKnownWhenTurnedOver)
{
    Game game = mined(2);
    EXPECT_FALSE(game.reveal(1, std::vector{1}));
    EXPECT_TRUE(game.reveal(1, std::vector{2}));
    EXPECT_FALSE(game.revealSum(1, 1));
    EXPECT_TRUE(game.revealSum(1, 2));
}

// One token of value 9 and three of 1: two players cannot both have the nine.
TEST(ToldSums, AreThoseOfAllPlayersTogether)
{
    const std::string text = R"({"format": "lodeline-tileset", "version": 1, "name": "", "start": "a",
        "tokens": [{"value": 1, "count": 3}, {"value": 9, "count": 1}],
        "tiles": [{"id": "a", "count": 6, "mountains": [{"edges": ["n", "s"], "nuggets": 1}],
                   "prairies": [{"at": ["en", "es"]}, {"at": ["ws", "wn"]}]}]})";
    Game game(std::make_shared<const CompiledSet>(parseTileSet(text).value().set), {}, Chance::Told);
    EXPECT_FALSE(game.tell({std::vector<Told::Tile>(5), {}}));
    const SegmentRef mountain{FeatureKind::Mountain, 0};
    game.play({{{0, -1}, Rotation::R0}, {Action::Type::Tent, {0, 0}, mountain}});
    game.play({{{0, -2}, Rotation::R0}, {Action::Type::Tent, {0, -1}, mountain}});
    game.play({{{0, -3}, Rotation::R0}, {Action::Type::Mine, {0, 0}, mountain}});
    game.play({{{0, -4}, Rotation::R0}, {Action::Type::Mine, {0, -1}, mountain}});
    game.play({{{0, -5}, Rotation::R0}, {}});
    ASSERT_EQ(game.phase(), Game::Phase::Wait);
    EXPECT_TRUE(game.revealSum(0, 9));
    EXPECT_EQ(game.phase(), Game::Phase::Wait);
    EXPECT_FALSE(game.revealSum(1, 9));
    EXPECT_FALSE(game.reveal(1, std::vector{9}));
    EXPECT_EQ(game.hiddenTokens(1), 1);
    Game turnedOver = game;
    EXPECT_TRUE(turnedOver.reveal(1, std::vector{1}));
    EXPECT_EQ(turnedOver.score(1), 1);
    EXPECT_TRUE(game.revealSum(1, 1));
    EXPECT_EQ(game.phase(), Game::Phase::Over);
    EXPECT_EQ(game.score(0), 9);
    EXPECT_EQ(game.score(1), 1);
}

// Search gets a game that never waits.
TEST_F(Mining, IsImaginedWithATileWhileItWaits)
{
    Random random(3);
    const Game sample = told().resampled(0, random);
    EXPECT_EQ(sample.phase(), Game::Phase::Place);
    Game end = mined(kHidden);
    end.play({end.legalPlacements()[0], {}});
    EXPECT_EQ(end.resampled(0, random).phase(), Game::Phase::Over);
}

TEST_F(Mining, ForgetsWhatWasToldAheadWithAnotherTile)
{
    Game game = told();
    EXPECT_FALSE(game.tell(tiles({"01a", "33"})));
    Game other = game.withDrawn(design("33"));
    other.play({other.legalPlacements()[0], {}});
    EXPECT_EQ(other.phase(), Game::Phase::Wait);
    EXPECT_EQ(other.copiesLeft()[static_cast<std::size_t>(design("33"))], 0);
    EXPECT_FALSE(other.tell(tiles({"01a"})));
    EXPECT_EQ(other.drawn(), design("01a"));
}

// A tile that fits nowhere is told like any other, and nothing happens before one that fits.
TEST(ToldDraws, WaitUntilATileFits)
{
    const GameRecord record =
        loadScenario(sourceDirectory() / "resources/scenarios/fits-nowhere.json").record;
    EventList list;
    ASSERT_TRUE(replay(record, &list));
    const auto found = std::ranges::find_if(list.events, [](const Event& event) {
        const auto* draw = std::get_if<events::Draw>(&event);
        return draw && !draw->discarded.empty() && draw->tile;
    });
    ASSERT_NE(found, list.events.end());
    const auto set = std::make_shared<const CompiledSet>(record.tileset);
    Follower follower(set, record.setup());
    std::for_each(list.events.begin(), found,
                  [&](const Event& event) { ASSERT_TRUE(follower.follow(event)); });
    const auto& draw = std::get<events::Draw>(*found);
    const auto design = [&](const std::string& id) {
        return static_cast<int>(record.tileset.find(id) - record.tileset.tiles.data());
    };
    Game game = follower.game();
    if (game.phase() == Game::Phase::Act)
        game.act(Action{});
    const int left = game.tilesLeft();
    for (const std::string& id : draw.discarded)
        EXPECT_FALSE(game.tell({{{design(id)}}, {}}));
    EXPECT_EQ(game.phase(), Game::Phase::Wait);
    EXPECT_EQ(game.tilesLeft(), left);
    EventList told;
    EXPECT_FALSE(game.tell({{{design(*draw.tile)}}, {}}, &told));
    ASSERT_EQ(told.events.size(), 1U);
    EXPECT_EQ(std::get<events::Draw>(told.events[0]).discarded, draw.discarded);
    EXPECT_EQ(game.drawn(), design(*draw.tile));
}

TEST_F(Mining, IsNotFollowedWhereItCannotHaveHappened)
{
    EventList list;
    ASSERT_TRUE(replay(record, &list));
    const auto refused = [&](std::size_t at, const Event& event) {
        Follower follower(set, record.setup());
        for (std::size_t i = 0; i < at; ++i)
            EXPECT_TRUE(follower.follow(list.events[i]));
        EXPECT_FALSE(follower.follow(event)) << toJson(event);
        return !follower.follow(list.events[at]); // it has lost the game for good
    };
    EXPECT_TRUE(refused(1, events::Draw{0, "nobody", {}, 4, {0}}));
    EXPECT_TRUE(refused(1, events::Draw{0, std::nullopt, {"01a"}, 4, {0}}));
    EXPECT_TRUE(refused(1, events::Draw{0, std::nullopt, {}, 0, {}}));
    EXPECT_TRUE(refused(1, events::Draw{0, "01a", {"33", "33"}, 4, {0}}));
    EXPECT_TRUE(refused(2, events::Place{0, "33", {{1, 0}, Rotation::R90}, 0}));
    EXPECT_TRUE(refused(2, events::Place{0, "01a", {{9, 9}, Rotation::R0}, 0}));
    EXPECT_TRUE(refused(2, events::Mine{0, {0, 0}, {FeatureKind::Mountain, 0}, 1}));
    EXPECT_TRUE(refused(2, events::End{{0, 0}, {0, 1}}));
    EXPECT_TRUE(refused(2, std::get<events::Draw>(list.events[1])));
    EXPECT_TRUE(refused(2, events::Return{0, events::Piece::Tent, {0, 0}, {FeatureKind::Mountain, 0}}));
    EXPECT_TRUE(refused(2, events::Score{.kind = events::Score::Kind::Gold, .points = {0, 0}}));
    // At once, not with the next draw.
    EXPECT_TRUE(refused(3, list.events[2]));
    EXPECT_TRUE(refused(3, events::Draw{1, "33", {"33"}, 2, {}}));
}

TEST_F(Mining, KnowsNoTileThatTheSetDoesNotHave)
{
    Overheard heard(record.tileset);
    EXPECT_FALSE(heard.hear(events::Draw{0, "nobody", {"01a"}, 3, {}}));
    EXPECT_FALSE(heard.hear(events::Draw{0, "01a", {"nobody"}, 3, {}}));
    EXPECT_FALSE(heard.hear(events::Draw{0, "01a", {"nobody", "01a"}, 2, {}}));
    EXPECT_TRUE(heard.hear(events::Draw{0, "01a", {"33"}, 3, {}}));
}

// Gold that is turned over by fewer or more players than there are.
TEST_F(Mining, IsNotFollowedWhereTheGoldIsNotThatOfThePlayers)
{
    EventList list;
    Game game = replay(record, &list).value();
    game.play({game.legalPlacements()[0], {}}, &list);
    ASSERT_EQ(game.phase(), Game::Phase::Over);
    for (const std::size_t seats : {0U, 1U, 2U, 3U}) {
        Follower follower(set, record.setup());
        bool could = true;
        for (const Event& event : list.events) {
            Event seen = seenBy(event, kSpectator);
            if (auto* score = std::get_if<events::Score>(&seen); score && !score->gold.empty())
                score->gold.resize(seats);
            could = follower.follow(seen);
        }
        EXPECT_EQ(could, seats == 0 || seats == 2) << seats; // none is known from the stream
    }
    // Then nobody's is turned over.
    Follower follower(set, record.setup());
    for (const Event& event : list.events) {
        Event seen = seenBy(event, kSpectator);
        if (auto* score = std::get_if<events::Score>(&seen); score && !score->gold.empty()) {
            score->gold.clear();
            score->points.push_back(0);
        }
        follower.follow(seen);
    }
    EXPECT_NE(follower.game().phase(), Game::Phase::Over);
}

// Whoever sends forever what might belong to a turn does not fill the memory of those who listen.
TEST_F(Mining, IsNotFollowedThroughATurnThatDoesNotEnd)
{
    EventList list;
    ASSERT_TRUE(replay(record, &list));
    Follower follower(set, record.setup());
    for (std::size_t i = 0; i < 3; ++i)
        ASSERT_TRUE(follower.follow(list.events[i]));
    ASSERT_EQ(follower.game().phase(), Game::Phase::Act);
    int more = 0;
    while (more < 10'000 && follower.follow(events::TokensBack{{0, 0}, 1}))
        ++more;
    EXPECT_EQ(more, 1000);
}

} // namespace
} // namespace lodeline::test
