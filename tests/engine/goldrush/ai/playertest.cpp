// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/betweenlevels.h"
#include "engine/goldrush/ai/evaluatingplayers.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/ai/movehash.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/somenetwork.h"
#include "tests/engine/goldrush/ai/tinyset.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ostream>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

// A kind of player, with a budget that does not depend on the clock.
struct SomePlayer
{
    const char* spec;
    bool hasNetwork = false; // as whoever has learned the set

    std::string name() const
    {
        const std::string_view whole = spec;
        std::string word(whole.substr(0, whole.find(':')));
        std::ranges::replace(word, '+', '_');
        return hasNetwork ? word + "_network" : word;
    }
    std::unique_ptr<Player> make() const
    {
        return makePlayer(spec, 1, hasNetwork ? weightsWithNetwork(1) : shippedWeights());
    }
    friend void PrintTo(const SomePlayer& player, std::ostream* out) { *out << player.name(); }
};

constexpr std::array kEveryPlayer{
    SomePlayer{"random"},           SomePlayer{"greedy"},
    SomePlayer{"uct:40"},           SomePlayer{"greenhorn"},
    SomePlayer{"prospector"},       SomePlayer{"foreman:20"},
    SomePlayer{"baron:30"},         SomePlayer{"greenhorn+50"},
    SomePlayer{"foreman+50:20"},    SomePlayer{"greenhorn+50", true},
    SomePlayer{"prospector", true}, SomePlayer{"foreman:20", true},
    SomePlayer{"baron:30", true},   SomePlayer{"foreman+50:20", true},
};

class EveryPlayer : public testing::TestWithParam<SomePlayer>
{
};

Move chosen(const char* spec, const Game& game)
{
    return makePlayer(spec)->choose(game, 77);
}

TEST_P(EveryPlayer, playsLegalMovesToTheEnd)
{
    for (const int players : {2, 5}) {
        Game game = position(classicSet(), 21, players, 40);
        const auto player = GetParam().make();
        while (game.phase() != Game::Phase::Over) {
            const Move move = player->choose(game, static_cast<std::uint64_t>(game.ply()));
            ASSERT_TRUE(game.isLegal(move.placement));
            game.place(move.placement);
            ASSERT_TRUE(game.isLegal(move.action));
            game.act(move.action);
        }
    }
}

TEST_P(EveryPlayer, decidesTheSameForTheSameSeed)
{
    const Game game = position(classicSet(), 4, 3, 25);
    EXPECT_EQ(GetParam().make()->choose(game, 77), GetParam().make()->choose(game, 77));
}

// Whatever is hidden may be anything, the decision is the same: also where prairies are large and worth much.
TEST_P(EveryPlayer, seesNothingThatIsHidden)
{
    for (const auto& set : {classicSet(), shippedSet("openrange")}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Game game = position(set, seed, 3, 30);
            const Move decision = GetParam().make()->choose(game, seed);
            Random random(seed);
            for (int i = 0; i < 3; ++i)
                EXPECT_EQ(GetParam().make()->choose(game.resampled(game.player(), random), seed), decision);
        }
    }
}

TEST_P(EveryPlayer, playsAnyTileSet)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        const auto set = std::make_shared<const CompiledSet>(randomTileSet(12, random));
        Game game = position(set, seed, 2, 3);
        const auto player = GetParam().make();
        for (int ply = 0; ply < 6 && game.phase() != Game::Phase::Over; ++ply)
            game.play(player->choose(game, seed));
    }
}

INSTANTIATE_TEST_SUITE_P(Players, EveryPlayer, testing::ValuesIn(kEveryPlayer),
                         [](const auto& param) { return param.param.name(); });

// A hash of what a player decides in a few positions. Whoever changes a player on purpose writes down here
// how it decides then; nobody else should have to.
std::uint64_t decisions(const char* spec)
{
    MoveHash hash;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto set = seed % 2 == 0 ? shippedSet("highsierra") : classicSet();
        const Game game = position(set, seed, 2 + static_cast<int>(seed % 3), 5 * static_cast<int>(seed));
        if (game.phase() == Game::Phase::Over)
            continue;
        hash.mix(chosen(spec, game));
    }
    return hash.value();
}

TEST(Players, decideAsTheyDidBefore)
{
    EXPECT_EQ(decisions("random"), 0xaca9219d0f5d1458ULL);
    EXPECT_EQ(decisions("greedy"), 0x9427cea1c1b75094ULL);
    EXPECT_EQ(decisions("uct:300"), 0x19ff0e526e971e3aULL);
    EXPECT_EQ(decisions("greenhorn"), 0x2d59e8e59ce724a3ULL);
    EXPECT_EQ(decisions("prospector"), 0xde3515d7d0c3b69cULL);
}

// Few tiles are left, so that its tree is as deep as the game.
TEST(Uct, decidesLateInTheGameAsItDidBefore)
{
    MoveHash hash;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        hash.mix(chosen("uct:4000", position(classicSet(), seed, 2, 67)));
    EXPECT_EQ(hash.value(), 0x29b2d6e8db1b7580ULL);
}

// What a move of the last tile comes to, in the mean of what others may hold.
double resultOf(const Game& game, const Move& move)
{
    constexpr int kWorlds = 20;
    Random random(5);
    double sum = 0;
    for (int n = 0; n < kWorlds; ++n) {
        Game after = game.resampled(game.player(), random);
        after.play(move);
        sum += after.score(game.player()) - after.score(1 - game.player());
    }
    return sum / kWorlds;
}

// By how much what a player chooses for the last tile of a game is worse than the best.
double missedWithTheLastTile(const std::shared_ptr<const CompiledSet>& set, const char* spec,
                             std::uint64_t seed)
{
    Game game = position(set, seed, 2, 60);
    Random random(seed);
    while (game.tilesLeft() > 0)
        playRandomMove(game, random);
    if (game.phase() == Game::Phase::Over)
        return 0;
    double best = -1e9;
    for (const ValuedMove& move : rankedMoves(game, Lens(game)))
        best = std::max(best, resultOf(game, move.move));
    return best - resultOf(game, chosen(spec, game));
}

TEST(Uct, findsAmongTheMovesOfTheLastTileOneOfTheBest)
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        EXPECT_LT(missedWithTheLastTile(classicSet(), "uct:20000", seed), 2) << "seed " << seed;
}

TEST(Uct, triesAThousandPlayoutsUnlessItIsTold)
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Game game = position(classicSet(), seed, 2, 66);
        EXPECT_EQ(chosen("uct", game), chosen("uct:1000", game)) << "seed " << seed;
    }
}

// What it sees, worked out a second time: of all moves 78 of 100, each misjudged by a bell of twelve uniform
// numbers, whose standard deviation is 1, times 0.75 of that of the moves.
Move likeAGreenhorn(const std::vector<ValuedMove>& moves, std::uint64_t seed)
{
    constexpr std::uint32_t kScale = 1U << 20;
    const auto count = static_cast<double>(moves.size());
    double mean = 0;
    for (const ValuedMove& move : moves)
        mean += move.margin / count;
    double variance = 0;
    for (const ValuedMove& move : moves)
        variance += (move.margin - mean) * (move.margin - mean) / count;
    Random random(seed);
    ValuedMove best{{}, -1e9};
    for (const ValuedMove& move : moves) {
        double bell = -6;
        for (int n = 0; n < 12; ++n)
            bell += static_cast<double>(random.below(kScale)) / kScale;
        const double seen = move.margin + 0.75 * std::sqrt(variance) * bell;
        if (random.below(kScale) >= 0.22 * kScale && seen > best.margin)
            best = {move.move, seen};
    }
    return best.move;
}

TEST(Greenhorn, overlooksMovesAndMisjudgesTheOthers)
{
    const Game game = position(classicSet(), 4, 2, 2);
    const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game, pointsNow()));
    ASSERT_GT(moves.size(), 10U); // it sees at least one of them
    const auto greenhorn = makePlayer("greenhorn");
    int others = 0; // that are not the best
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Move move = greenhorn->choose(game, seed);
        EXPECT_EQ(move, likeAGreenhorn(moves, seed)) << "seed " << seed;
        others += move == moves.front().move ? 0 : 1;
    }
    EXPECT_GT(others, 20);
}

// Of each move it looks at the value first, and then whether it overlooks it.
bool overlooksAll(std::size_t moves, std::uint64_t seed)
{
    constexpr std::uint32_t kScale = 1U << 20;
    Random random(seed);
    for (std::size_t move = 0; move < moves; ++move) {
        for (int n = 0; n < 12; ++n)
            random.below(kScale);
        if (random.below(kScale) >= 0.22 * kScale)
            return false;
    }
    return true;
}

// Only where there are few moves: a prairie in four places, with a cowboy or without.
TEST(Greenhorn, playsTheWorstWhereItSeesNone)
{
    constexpr std::uint64_t kMostSeeds = 5'000'000;
    const Game game = position(std::make_shared<const CompiledSet>(tinySet()), 1, 2, 0);
    const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game, pointsNow()));
    ASSERT_EQ(moves.size(), 8U);
    ASSERT_GT(moves.front().margin, moves.back().margin);
    std::uint64_t seed = 0;
    while (seed < kMostSeeds && !overlooksAll(moves.size(), seed))
        ++seed;
    ASSERT_LT(seed, kMostSeeds);
    EXPECT_EQ(makePlayer("greenhorn")->choose(game, seed), moves.back().move);
}

// Beside the only prairie that lies there all four places are as good.
TEST(Greedy, choosesAmongEqualsByChance)
{
    const Game game = position(std::make_shared<const CompiledSet>(tinySet()), 1, 2, 0);
    std::set<Position> places;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Move move = makePlayer("greedy")->choose(game, seed);
        EXPECT_EQ(move.action.type, Action::Type::Cowboy);
        places.insert(move.placement.at);
    }
    EXPECT_EQ(places.size(), 4U);
}

TEST(Greedy, takesMostWhereTheGameEnds)
{
    const auto ironWeb = shippedSet("ironweb"); // where cities are many
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        EXPECT_LT(missedWithTheLastTile(seed % 2 == 0 ? classicSet() : ironWeb, "greedy", seed), 0.8)
            << "seed " << seed;
}

// A start tile with four tracks, and tiles whose city has some: next to the start tile one is complete, which
// brings three points in the end.
Game besideACity(const char* railroads, const char* corners, int tipis)
{
    std::string text = R"({"format": "lodeline-tileset", "version": 1, "start": "start", "tiles": [
        {"id": "start", "count": 1,
         "railroads": [{"edges": ["n"], "end": "junction"}, {"edges": ["e"], "end": "junction"},
                       {"edges": ["s"], "end": "junction"}, {"edges": ["w"], "end": "junction"}],
         "prairies": [{"at": ["ne", "en"]}, {"at": ["es", "se"]}, {"at": ["sw", "ws"]}, {"at": ["wn", "nw"]}]},
        {"id": "city", "count": 9, "railroads": [)";
    text.append(railroads).append(R"(], "prairies": [{"tipis": )").append(std::to_string(tipis));
    text.append(R"(, "at": )").append(corners).append("}]}]}");
    return Game(std::make_shared<const CompiledSet>(parseTileSet(text).value().set), {});
}

TEST(Greedy, valuesACityAtItsCompleteRailroads)
{
    constexpr std::array kCities{
        std::array{R"({"edges": ["n"], "end": "city"}, {"edges": ["s"], "end": "city"})",
                   R"(["ne", "en", "es", "se"]}, {"at": ["sw", "ws", "wn", "nw"])"},
        std::array{
            R"({"edges": ["n"], "end": "city"}, {"edges": ["e"], "end": "city"}, {"edges": ["s"], "end": "city"})",
            R"(["ne", "en"]}, {"at": ["es", "se"]}, {"at": ["sw", "ws", "wn", "nw"])"},
        std::array{R"({"edges": ["n"], "end": "city"}, {"edges": ["e"], "end": "city"},
                      {"edges": ["s"], "end": "city"}, {"edges": ["w"], "end": "city"})",
                   R"(["ne", "en"]}, {"at": ["es", "se"]}, {"at": ["sw", "ws"]}, {"at": ["wn", "nw"])"}};
    for (const auto& [railroads, corners] : kCities) {
        const auto claimed = [&](int tipis) {
            return chosen("greedy", besideACity(railroads, corners, tipis)).action.segment.kind;
        };
        EXPECT_EQ(claimed(1), FeatureKind::City) << railroads;    // rather than two points
        EXPECT_EQ(claimed(2), FeatureKind::Prairie) << railroads; // four
    }
}

TEST(PlayerName, isRefusedWhenThereIsNone)
{
    for (const char* name : {"", "barons", "baron@", "baron@0", "baron@-5", "uct:x", "uct:5:5", "foreman@1e3",
                             "foreman:0001", "baron+50", "uct+50", "greenhorn+0", "greenhorn+100",
                             "greenhorn+", "prospector+5+5", "prospector@5+5", "+5"})
        EXPECT_EQ(makePlayer(name), nullptr) << name;
}

// Notes how often it is asked, and with which seeds.
class Noting : public Player
{
public:
    explicit Noting(std::vector<std::uint64_t>& seeds)
        : seeds_(seeds)
    {
    }
    Move choose(const Game& /*game*/, std::uint64_t seed, std::stop_token /*stop*/) override
    {
        seeds_.push_back(seed);
        return {};
    }

private:
    std::vector<std::uint64_t>& seeds_;
};

TEST(BetweenLevels, sharesTheMovesOut)
{
    const Game game = position(classicSet(), 4, 2, 25);
    std::vector<std::uint64_t> weak;
    std::vector<std::uint64_t> strong;
    BetweenLevels player(std::make_unique<Noting>(weak), std::make_unique<Noting>(strong), 30);
    std::size_t expected = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        player.choose(game, seed, {});
        expected += Random(seed).below(100) < 30 ? 1U : 0U;
    }
    EXPECT_EQ(strong.size(), expected);
    EXPECT_EQ(weak.size() + strong.size(), 1000);
    EXPECT_EQ(std::set(strong.begin(), strong.end()).size(), strong.size());
}

TEST(BetweenLevels, areThoseOfTheNameAndTheNext)
{
    int like = 0;
    constexpr int kSeeds = 40;
    const Game game = position(classicSet(), 4, 3, 25);
    const Move next = chosen("prospector", game);
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        like += makePlayer("greenhorn+80")->choose(game, seed) == next ? 1 : 0;
    EXPECT_GT(like, kSeeds / 2);
    EXPECT_LT(like, kSeeds);
    EXPECT_TRUE(makePlayer("prospector+1"));
    EXPECT_TRUE(makePlayer("foreman+99@20"));
}

TEST(Player, stopsWhenAsked)
{
    std::stop_source stop;
    stop.request_stop();
    const Game game = position(classicSet(), 4, 2, 10);
    for (const char* name : {"baron@600000", "uct@600000", "foreman@600000"}) {
        const Move move = makePlayer(name)->choose(game, 1, stop.get_token());
        EXPECT_TRUE(game.isLegal(move.placement));
    }
}

} // namespace
} // namespace lodeline::test
