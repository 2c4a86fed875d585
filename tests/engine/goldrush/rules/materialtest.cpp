// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/rules/game.h"
#include "tests/engine/goldrush/ai/tinyset.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

class ClassicSet : public testing::Test
{
protected:
    TileSet set =
        parseTileSet(readFile(sourceDirectory() / "resources/tilesets/classic.tileset.json")).value().set;
    std::shared_ptr<const CompiledSet> compiled = std::make_shared<const CompiledSet>(set);
};

// R1.1
TEST_F(ClassicSet, HasTheTilesAndTokensOfTheRules)
{
    EXPECT_EQ(set.tileCount(), 72);
    EXPECT_EQ(set.tokenCount(), 63);
    std::map<int, int> tokens;
    for (const TokenKind& kind : set.tokens)
        tokens[kind.value] += kind.count;
    EXPECT_EQ(tokens, (std::map<int, int>{{0, 10}, {1, 10}, {2, 30}, {3, 10}, {5, 3}}));
    EXPECT_TRUE(validate(set).empty());
}

TEST_F(ClassicSet, HasTheFirstTileWithTheIdOfTheStartAsStartTile)
{
    const std::optional<std::size_t> start = set.startTile();
    ASSERT_TRUE(start);
    EXPECT_EQ(set.tiles[*start].id, set.start);
    set.tiles.push_back(set.tiles[*start]);
    EXPECT_EQ(set.startTile(), start);
    EXPECT_FALSE(set.isStart(set.tiles.size() - 1));
    set.start = "none";
    EXPECT_FALSE(set.startTile());
}

// R1.3
TEST_F(ClassicSet, StartsWithOneTokenOnTheStartTile)
{
    EventList log;
    const Game game(compiled, {}, &log);
    ASSERT_EQ(game.placedCount(), 1);
    EXPECT_EQ(game.placedTile(0).placement, (Placement{{0, 0}, Rotation::R0}));
    EXPECT_EQ(set.tiles[static_cast<std::size_t>(game.placedTile(0).design)].id, set.start);
    EXPECT_EQ(std::get<events::Start>(log.events.front()).tokens, 1);
    EXPECT_EQ(game.tokensInSupply(), 62);
    EXPECT_EQ(game.tilesLeft(), 70);
}

// R1.2
TEST_F(ClassicSet, GivesEachPlayerFourCowboysOrFiveAndATent)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (const bool fifth : {false, true}) {
            lodeline::goldrush::Setup setup;
            setup.players = players;
            setup.options.fifthCowboy = fifth;
            const Game game(compiled, setup);
            for (int seat = 0; seat < players; ++seat) {
                EXPECT_EQ(game.cowboysLeft(seat), fifth ? 5 : 4);
                EXPECT_EQ(game.tent(seat), std::nullopt);
                EXPECT_EQ(game.score(seat), 0);
            }
        }
    }
}

// R1.4
TEST_F(ClassicSet, IsShuffledByTheSeedAlone)
{
    std::set<std::string> first;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        lodeline::goldrush::Setup setup;
        setup.seed = seed;
        const Game game(compiled, setup);
        EXPECT_EQ(game, Game(compiled, setup));
        first.insert(set.tiles[static_cast<std::size_t>(*game.drawn())].id);
    }
    EXPECT_GT(first.size(), 20U);
}

// R2.5: the value of a token is decided when it is taken, from all that nobody has. One of value 9 among
// three of value 1 is taken first in about a quarter of all games.
TEST(Tokens, AreDrawnUniformlyFromAllThatNobodyHas)
{
    const std::string text = R"({"format": "lodeline-tileset", "version": 1, "name": "", "start": "a",
        "tokens": [{"value": 1, "count": 3}, {"value": 9, "count": 1}],
        "tiles": [{"id": "a", "count": 4, "mountains": [{"edges": ["n", "s"], "nuggets": 1}],
                   "prairies": [{"at": ["en", "es"]}, {"at": ["ws", "wn"]}]}]})";
    const auto set = std::make_shared<const CompiledSet>(parseTileSet(text).value().set);
    int nines = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        lodeline::goldrush::Setup setup;
        setup.seed = seed;
        Game game(set, setup);
        const Action tent{Action::Type::Tent, {0, 0}, {FeatureKind::Mountain, 0}};
        game.play({{{0, -1}, Rotation::R0}, tent});
        game.play({{{0, -2}, Rotation::R0}, {}});
        game.place({{0, -3}, Rotation::R0});
        game.act({Action::Type::Mine, {0, 0}, {FeatureKind::Mountain, 0}});
        ASSERT_EQ(game.tokensTaken(0), 1);
        nines += game.tokenValues(0).front() == 9 ? 1 : 0;
    }
    EXPECT_NEAR(nines, 1000, 120);
}

// R2.2: in place of the tile in hand one that is left and fits somewhere.
TEST(DrawnInstead, IsATileThatFits)
{
    const auto set = plainSet(3, 1);
    lodeline::goldrush::Setup setup;
    while (Game(set, setup).copiesLeft()[1] == 0)
        ++setup.seed;
    Game game(set, setup);
    const Game before = game;
    EXPECT_FALSE(game.drawInstead(1)); // a peak beside prairies
    EXPECT_EQ(game, before);
    EXPECT_TRUE(game.drawInstead(0));
    EXPECT_EQ(game, before);
}

TEST(DrawnInstead, IsATileThatIsLeft)
{
    TileSet prairies = tinySet();
    prairies.tiles[1] = prairies.tiles[0];
    prairies.tiles[1].id = "other";
    prairies.tiles[1].count = 1;
    const auto set = std::make_shared<const CompiledSet>(prairies);
    lodeline::goldrush::Setup setup;
    while (Game(set, setup).drawn() != 0)
        ++setup.seed;
    Game game(set, setup);
    EXPECT_TRUE(game.drawInstead(1));
    EXPECT_EQ(game.drawn(), 1);
    EXPECT_EQ(game.copiesLeft(), (std::vector{2, 0}));
    game.play({game.legalPlacements()[0], {}});
    const Game before = game;
    EXPECT_EQ(game.drawn(), 0);
    EXPECT_FALSE(game.drawInstead(1));
    EXPECT_EQ(game, before);
}

// The rotations of a tile which play differently.
unsigned distinctRotations(const std::string& tile)
{
    const auto loaded = parseTileSet(R"({"format": "lodeline-tileset", "version": 1, "name": "", "start": "a",
        "tokens": [{"value": 1, "count": 20}], "tiles": [{"id": "a", "count": 2, )" +
                                     tile + "}]}");
    EXPECT_TRUE(loaded) << tile;
    return loaded ? CompiledSet(loaded->set).design(0).distinctRotations : 0;
}

// Four railroads that end on the tile, and four prairies, with what is told of the first of each.
std::string crossing(const std::string& railroad, const std::string& prairie)
{
    return R"("railroads": [{"edges": ["n"], "end": )" + railroad +
           R"(}, {"edges": ["e"], "end": "junction"}, {"edges": ["s"], "end": "junction"},
               {"edges": ["w"], "end": "junction"}],
             "prairies": [{"at": ["nw", "wn"])" +
           prairie + R"(}, {"at": ["ne", "en"]}, {"at": ["es", "se"]}, {"at": ["sw", "ws"]}])";
}

// Of rotations that look alike only one is tried; whatever tells the sides of a tile apart makes them differ.
TEST(Rotations, areDistinctWhereASymbolTellsThemApart)
{
    EXPECT_EQ(distinctRotations(crossing(R"("junction")", "")), 0b0001U);
    EXPECT_EQ(distinctRotations(crossing(R"("city")", "")), 0b1111U);
    EXPECT_EQ(distinctRotations(crossing(R"("junction", "locomotives": 1)", "")), 0b1111U);
    EXPECT_EQ(distinctRotations(crossing(R"("junction")", R"(, "tipis": 1)")), 0b1111U);
    EXPECT_EQ(distinctRotations(crossing(R"("junction")", R"(, "horses": 1)")), 0b1111U);
    const auto peaks = [](const char* first) {
        return std::string(R"("mountains": [{"edges": ["n"], "nuggets": )") + first + R"(},
            {"edges": ["e"], "nuggets": 1}, {"edges": ["s"], "nuggets": 1}, {"edges": ["w"], "nuggets": 1}])";
    };
    EXPECT_EQ(distinctRotations(peaks("1")), 0b0001U);
    EXPECT_EQ(distinctRotations(peaks("2")), 0b1111U);
    const std::string straight = R"("mountains": [{"edges": ["n", "s"], "nuggets": 1}],
        "prairies": [{"at": ["en", "es"])";
    EXPECT_EQ(distinctRotations(straight + R"(}, {"at": ["ws", "wn"]}])"), 0b0011U);
    EXPECT_EQ(distinctRotations(straight + R"(, "horses": 1}, {"at": ["ws", "wn"]}])"), 0b1111U);
}

} // namespace
} // namespace lodeline::test
