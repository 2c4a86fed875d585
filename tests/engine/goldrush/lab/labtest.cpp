// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/squares.h"
#include "engine/goldrush/lab/setwatch.h"
#include "engine/goldrush/learning/learnedplay.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

const std::vector<std::string> kThree{"greedy", "random", "random"};

SimulationResult classic(int first, int last, int jobs)
{
    return measured(measuring(classicSet()->tileSet(), kThree, first, last, jobs));
}

TEST(Lab, countsTheSameForAnyNumberOfThreads)
{
    const SetSums one = classic(0, 12, 1).tally.set;
    EXPECT_EQ(one.games, 12);
    EXPECT_EQ(one, classic(0, 12, 4).tally.set);
}

TEST(Lab, isTheSumOfItsShardsInAnyOrder)
{
    SimulationResult shards = classic(7, 12, 2);
    ASSERT_TRUE(merge(shards, classic(0, 3, 1)));
    ASSERT_TRUE(merge(shards, classic(3, 7, 2)));
    EXPECT_EQ(shards.tally.set, classic(0, 12, 1).tally.set);
    EXPECT_EQ(shards.games, (std::vector<std::pair<int, int>>{{0, 12}}));
}

TEST(Lab, changesNothingOfTheGames)
{
    Simulation simulation = measuring(classicSet()->tileSet(), kThree, 0, 9, 2);
    const Tally with = measured(simulation).tally;
    simulation.measuresSet = false;
    const Tally without = measured(simulation).tally;
    EXPECT_EQ(without.set, SetSums());
    EXPECT_EQ(with.discarded, without.discarded);
    for (std::size_t i = 0; i < kThree.size(); ++i) {
        EXPECT_EQ(with.players[i].parts, without.players[i].parts);
        EXPECT_EQ(with.players[i].points, without.players[i].points);
    }
}

TEST(Lab, agreesWithItself)
{
    const Tally tally = classic(0, 12, 2).tally;
    const SetSums& sums = tally.set;
    std::int64_t parts = 0;
    std::int64_t points = 0;
    for (const SeatSums& seat : sums.seats) {
        parts += seat.parts;
        points += seat.points;
    }
    EXPECT_EQ(parts, std::int64_t{kPartsOfAWin} * sums.games);
    EXPECT_EQ(points, sums.totals.sum());
    std::int64_t early = 0;
    std::int64_t late = 0;
    for (const SourceSums& source : sums.sources) {
        EXPECT_EQ(source.early + source.late, source.perPlayer.sum());
        EXPECT_EQ(source.perPlayer.count(), 3 * sums.games);
        early += source.early;
        late += source.late;
    }
    EXPECT_EQ(early + late, points);
    EXPECT_GT(early, 0);
    std::int64_t drawn = 0;
    std::int64_t discarded = 0;
    for (const TileSums& tile : sums.tiles) {
        drawn += tile.drawn;
        discarded += tile.discarded;
        EXPECT_LE(tile.discarded, tile.hard);
        EXPECT_LE(tile.hard, tile.drawn);
    }
    EXPECT_EQ(drawn, std::int64_t{71} * sums.games);
    EXPECT_EQ(discarded, sums.discarded.sum());
    EXPECT_EQ(discarded, tally.discarded);
    EXPECT_EQ(sums.turns.sum() + discarded, drawn);
    for (const FeatureSums& feature : sums.features)
        EXPECT_LE(feature.completed, feature.built);
    EXPECT_EQ(sums.features[static_cast<std::size_t>(FeatureKind::Prairie)].completed, 0);
    EXPECT_LE(sums.deadSquares.sum(), sums.openSquares.sum());
    EXPECT_LE(sums.holes.sum(), sums.openSquares.sum());
}

TEST(Lab, countsWhatIsKnownOfATinySet)
{
    constexpr int kGames = 40;
    const SetSums sums = measured(measuring(tinySet(), {"random", "random"}, 0, kGames, 2)).tally.set;
    // Four squares around the start tile, then six around the two.
    EXPECT_EQ(sums.tiles[0], (TileSums{2 * kGames, 0, 0, 10 * kGames}));
    EXPECT_EQ(sums.tiles[1], (TileSums{kGames, kGames, kGames, 0}));
    EXPECT_EQ(sums.turns.counts(), (std::vector<std::int64_t>{0, 0, kGames}));
    EXPECT_EQ(sums.discarded.counts(), (std::vector<std::int64_t>{0, kGames}));
    EXPECT_EQ(sums.tokensLeft.sum(), 5 * kGames);
    EXPECT_EQ(sums.deadSquares.sum(), 0);
    EXPECT_EQ(sums.holes.sum(), 0);
    // Eight squares around three tiles in a row, seven around a corner.
    EXPECT_EQ(sums.openSquares.counts().size(), 9U);
    EXPECT_EQ(sums.openSquares.share(7) + sums.openSquares.share(8), 1.0);
    // In vain are all of them where the peak comes last, and none elsewhere.
    EXPECT_EQ(sums.spentSquares.count(), kGames);
    EXPECT_GT(sums.spentSquares.share(0), 0);
    EXPECT_EQ(sums.spentSquares.share(0) + sums.spentSquares.share(7) + sums.spentSquares.share(8), 1.0);
    const FeatureSums& prairies = sums.features[static_cast<std::size_t>(FeatureKind::Prairie)];
    EXPECT_EQ(prairies.built, kGames);
    EXPECT_EQ(prairies.size.counts(), (std::vector<std::int64_t>{0, 0, 0, kGames}));
    EXPECT_EQ(sums.features[static_cast<std::size_t>(FeatureKind::Mountain)].built, 0);
    // Whoever farms there alone has 6 points, all of them at the end.
    const SourceSums& farming = sums.sources[static_cast<std::size_t>(events::Score::Kind::Prairie)];
    EXPECT_EQ(farming.early, 0);
    EXPECT_EQ(farming.late, sums.totals.sum());
    EXPECT_EQ(farming.late % 6, 0);
    EXPECT_GT(farming.late, 0);
}

// A start tile that is a mountain on some sides, and a peak, which lies only beside these.
SetSums peakBeside(const std::string& mountain, const std::string& prairies)
{
    const std::string text = R"({"format": "lodeline-tileset", "version": 1, "name": "Peak", "start": "start",
        "tokens": [{"value": 1, "count": 5}], "tiles": [
         {"id": "start", "count": 1, "mountains": [{"edges": )" +
                             mountain + R"(}], "prairies": )" + prairies + R"(},
         {"id": "peak", "count": 1, "mountains": [{"edges": ["n", "e", "s", "w"]}]}]})";
    const TileSet set = parseTileSet(text).value().set;
    return measured(measuring(set, {"random", "random"}, 0, 1, 1)).tally.set;
}

TEST(Lab, callsATileHardThatFitsOnTwoSquares)
{
    const SetSums two = peakBeside(R"(["n", "s"])", R"([{"at": ["en", "es"]}, {"at": ["ws", "wn"]}])");
    EXPECT_EQ(two.tiles[1], (TileSums{1, 0, 1, 2}));
    const SetSums three = peakBeside(R"(["n", "e", "s"])", R"([{"at": ["ws", "wn"]}])");
    EXPECT_EQ(three.tiles[1], (TileSums{1, 0, 0, 3}));
}

// Beside the prairies of the start tile nothing can ever lie, and of the six squares that are open at the end
// four are mountain.
TEST(Lab, countsSquaresThatNothingFits)
{
    const SetSums two = peakBeside(R"(["n", "s"])", R"([{"at": ["en", "es"]}, {"at": ["ws", "wn"]}])");
    EXPECT_EQ(two.openSquares.sum(), 6);
    EXPECT_EQ(two.deadSquares.sum(), 2);
    EXPECT_EQ(two.spentSquares.sum(), 2);
    const SetSums three = peakBeside(R"(["n", "e", "s"])", R"([{"at": ["ws", "wn"]}])");
    EXPECT_EQ(three.deadSquares.sum(), 1);
    EXPECT_EQ(three.spentSquares.sum(), 1);
}

std::set<Position> openSquaresOf(const Game& game)
{
    std::set<Position> open;
    for (int order = 0; order < game.placedCount(); ++order)
        for (const Side side : kAllSides)
            if (const Position at = neighbour(game.placedTile(order).placement.at, side); !game.tileAt(at))
                open.insert(at);
    return open;
}

// Looked at a second time, square by square: once a quarter of the stack is left, and at the end.
TEST(Lab, countsTheSquaresOfAGame)
{
    const WatchedSet watched(classicSet());
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        goldrush::Setup setup;
        setup.seed = seed;
        SetWatch watch(watched, setup.players);
        Game game(classicSet(), setup, &watch);
        const int stack = game.tilesLeft() + 1;
        Random random(seed);
        std::optional<std::int64_t> spent;
        while (game.phase() != Game::Phase::Over) {
            watch.turn(game);
            if (!spent && 4 * game.tilesLeft() <= stack)
                spent = std::ssize(deadSquares(game));
            playRandomMove(game, random, &watch);
        }
        const SetSums sums = watch.end(game);
        EXPECT_EQ(std::optional(sums.spentSquares.sum()), spent) << "seed " << seed;
        const std::set<Position> open = openSquaresOf(game);
        EXPECT_EQ(sums.openSquares.sum(), std::ssize(open)) << "seed " << seed;
        const auto isHole = [&game](Position at) {
            return std::ranges::all_of(
                kAllSides, [&](Side side) { return static_cast<bool>(game.tileAt(neighbour(at, side))); });
        };
        EXPECT_EQ(sums.holes.sum(), std::ranges::count_if(open, isHole)) << "seed " << seed;
    }
}

TEST(Lab, measuresTheLeadOverTheNextOfThree)
{
    for (int game = 0; game < 6; ++game) {
        const Tally tally = classic(game, game + 1, 1).tally;
        std::vector<std::int64_t> points;
        for (const PlayerTally& player : tally.players)
            points.push_back(player.points);
        std::ranges::sort(points, std::greater<>());
        EXPECT_EQ(tally.set.margins.sum(), points[0] - points[1]) << game;
    }
}

// A railroad by its tiles, a city by its railroads; what is scored at the end was not completed.
TEST(Lab, measuresWhatIsCompleted)
{
    const auto set = plainSet(1, 0);
    const Game game(set, {}); // over at once
    const WatchedSet watched(set);
    SetWatch watch(watched, 2);
    events::Score city{events::Score::Kind::City, {6, 0}, {{0, 0}}};
    city.railroads = 2;
    events::Score railroad{events::Score::Kind::Railroad, {0, 3}, {{0, 0}, {1, 0}, {2, 0}}};
    watch.receive(city);
    watch.receive(railroad);
    railroad.final = true;
    watch.receive(railroad);
    watch.receive(events::Cowboy{1, {0, 0}, {FeatureKind::City, 0}});
    const SetSums sums = watch.end(game);
    const FeatureSums& cities = sums.features[static_cast<std::size_t>(FeatureKind::City)];
    EXPECT_EQ(cities.completed, 1);
    EXPECT_EQ(cities.cowboys, 1);
    EXPECT_EQ(cities.size.counts(), (std::vector<std::int64_t>{0, 0, 1}));
    const FeatureSums& railroads = sums.features[static_cast<std::size_t>(FeatureKind::Railroad)];
    EXPECT_EQ(railroads.completed, 1);
    EXPECT_EQ(railroads.cowboys, 0);
    EXPECT_EQ(railroads.size.counts(), (std::vector<std::int64_t>{0, 0, 0, 1}));
    const SourceSums& points = sums.sources[static_cast<std::size_t>(events::Score::Kind::Railroad)];
    EXPECT_EQ(points.early, 3);
    EXPECT_EQ(points.late, 3);
    EXPECT_EQ(points.perPlayer.sum(), 6);
    EXPECT_EQ(points.perPlayer.count(), 2);
    EXPECT_EQ(sums.sources[static_cast<std::size_t>(events::Score::Kind::City)].late, 0);
}

TEST(Lab, countsTheFirstGamesWhenCancelled)
{
    std::atomic<bool> cancel = false;
    const Simulation simulation = measuring(classicSet()->tileSet(), kThree, 0, 10'000, 3);
    const Tally tally = simulate(
        simulation, [&](const Tally& soFar) { cancel = cancel || soFar.games >= 5; }, cancel);
    EXPECT_GE(tally.games, 5);
    EXPECT_LT(tally.games, 10'000);
    EXPECT_EQ(tally.set, classic(0, tally.games, 1).tally.set);
}

TEST(Lab, playsOtherTilesInEachGameOfEqualPlayers)
{
    const auto play = [](int game) {
        return measured(measuring(classicSet()->tileSet(), {"prospector", "prospector"}, game, game + 1, 1))
            .tally.set;
    };
    EXPECT_NE(play(0), play(1));
}

TEST(Lab, isAReferenceFromEnoughGamesOn)
{
    SimulationResult result = classic(0, 2, 1);
    result.tally.set.games = kGamesToJudge - 1;
    EXPECT_FALSE(referenceFor(result, &result)); // of greedy and random players
    SimulationResult prospectors = result;
    for (PlayerTally& player : prospectors.tally.players)
        player.name = "prospector";
    ASSERT_TRUE(referenceFor(prospectors, nullptr));
    EXPECT_EQ(referenceFor(prospectors, &result)->points, classicFigures(3).points);
    result.tally.set.games = kGamesToJudge;
    ASSERT_TRUE(referenceFor(result, &result));
    EXPECT_EQ(referenceFor(prospectors, &result)->points, figuresOf(result.tally.set).points);
}

TEST(Lab, comesBackFromAFile)
{
    const SimulationResult result = classic(0, 5, 2);
    const auto read = simulationResultOf(toJson(result));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->tally.set, result.tally.set);
    EXPECT_EQ(read->outline, result.outline);
    EXPECT_EQ(toJson(*read), toJson(result));
}

TEST(Lab, refusesBrokenSums)
{
    const auto whole = nlohmann::ordered_json::parse(toJson(classic(0, 2, 1)));
    const auto refused = [&](const char* pointer, const nlohmann::ordered_json& value) {
        auto json = whole;
        json[nlohmann::ordered_json::json_pointer(pointer)] = value;
        const auto read = simulationResultOf(json.dump());
        return !read && read.error().front().pointer.find("/set") == 0;
    };
    EXPECT_TRUE(refused("/set/totals/width", 7));
    EXPECT_TRUE(refused("/set/totals/first", 5000));
    EXPECT_TRUE(refused("/set/turns/counts", std::vector<int>(2000)));
    EXPECT_TRUE(refused("/set/turns/counts/0", -1));
    EXPECT_TRUE(refused("/set/features", nlohmann::ordered_json::array()));
    EXPECT_TRUE(refused("/set/points", 3));
    EXPECT_TRUE(refused("/set/seats", nlohmann::ordered_json::array()));
    EXPECT_TRUE(refused("/set/tiles/0/drawn", "many"));
    EXPECT_TRUE(refused("/set/games", 0));
    EXPECT_TRUE(refused("/set/seats/1/sums/parts", 2 * kPartsOfAWin + 1));
    EXPECT_TRUE(refused("/set/seats/1/sums/partSquares", 2 * kPartsOfAWin * kPartsOfAWin + 1));
}

TEST(Lab, refusesMoreWinsThanThereAreGames)
{
    const auto whole = nlohmann::ordered_json::parse(toJson(classic(0, 2, 1)));
    const auto faultOf = [&](const std::string& pointer, const nlohmann::ordered_json& value) {
        auto json = whole;
        json[nlohmann::ordered_json::json_pointer(pointer)] = value;
        const auto read = simulationResultOf(json.dump());
        return read ? "none" : read.error().front().pointer;
    };
    for (const auto& [key, most] :
         {std::pair("wins", 2), std::pair("draws", 2), std::pair("sums/parts", 2 * kPartsOfAWin),
          std::pair("sums/partSquares", 2 * kPartsOfAWin * kPartsOfAWin)}) {
        const std::string pointer = std::string("/players/0/") + key;
        EXPECT_EQ(faultOf(pointer, most), "none");
        EXPECT_EQ(faultOf(pointer, most + 1), pointer);
    }
    using Pairs = std::vector<std::pair<int, int>>;
    EXPECT_EQ(faultOf("/shards", Pairs{{0, 1}, {1, 2}}), "none");
    EXPECT_EQ(faultOf("/shards", Pairs{{0, 1}, {0, 1}}), "/shards/1/0");
    EXPECT_EQ(faultOf("/shards", Pairs{{4, 5}, {0, 1}}), "/shards/1/0");
}

TEST(Lab, keepsNoSumsOfHalfAMatch)
{
    SimulationResult with = classic(0, 3, 1);
    SimulationResult without = classic(3, 5, 1);
    without.tally.set = {};
    without.outline = {};
    ASSERT_TRUE(merge(with, without));
    EXPECT_EQ(with.tally.games, 5);
    EXPECT_FALSE(with.measuresSet());
}

TEST(Lab, refusesToJoinOtherTilesOfTheSameName)
{
    SimulationResult result = classic(0, 2, 1);
    SimulationResult other = classic(2, 4, 1);
    ++other.outline.copies.front();
    EXPECT_FALSE(merge(result, other));
    EXPECT_EQ(result.tally.games, 2);
}

TEST(Lab, tellsByWhichLearnedSetItsPlayersWent)
{
    const LearnedSet learned{*shippedWeights(), 10, 0.5};
    LearnedSet other = learned;
    other.weights.parts[terms::kFree] = {50, 0, 0};
    const auto played = [](const LearnedSet& by, int first, int last) {
        Simulation simulation = measuring(tinySet(), {"prospector", "random"}, first, last, 1);
        playBy(by, simulation);
        return measured(simulation);
    };
    SimulationResult result = played(learned, 0, 2);
    EXPECT_EQ(result.learned, learnedDigest(learned));
    EXPECT_NE(learnedDigest(other), learnedDigest(learned));
    const auto read = simulationResultOf(toJson(result));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->learned, result.learned);
    EXPECT_NE(setCsv(result).find("run,,learned," + toHex(*result.learned) + "\n"), std::string::npos);
    EXPECT_FALSE(merge(result, played(other, 2, 4)));
    SimulationResult plain = measured(measuring(tinySet(), {"prospector", "random"}, 2, 4, 1));
    EXPECT_FALSE(merge(result, plain));
    EXPECT_FALSE(merge(plain, result));
    EXPECT_TRUE(merge(result, played(learned, 2, 4)));
    EXPECT_EQ(toJson(plain).find("learned"), std::string::npos);
    EXPECT_EQ(setCsv(plain).find("learned"), std::string::npos);
}

TEST(Lab, refusesAnotherNameOfALearnedSet)
{
    nlohmann::json json = nlohmann::json::parse(toJson(classic(0, 1, 1)));
    EXPECT_TRUE(simulationResultOf(json.dump()));
    for (const nlohmann::json& wrong : {nlohmann::json("12ab"), nlohmann::json(12), nlohmann::json()}) {
        json["learned"] = wrong;
        const auto read = simulationResultOf(json.dump());
        ASSERT_FALSE(read) << wrong;
        EXPECT_EQ(read.error().front().pointer, "/learned");
    }
}

TEST(Lab, writesEachNumberInItsLineOfTheTable)
{
    SimulationResult result = measured(measuring(tinySet(), {"random", "random"}, 0, 4, 1));
    result.outline.ids[1] = "a \"peak\", high";
    const std::string csv = setCsv(result);
    for (const char* line :
         {"table,row,column,value\n", "run,,tileset,Tiny\n", "run,1,player,random\n",
          "tiles,prairie,drawn,8\n", "tiles,\"a \"\"peak\"\", high\",discarded,4\n", "turns,2,count,4\n",
          "figures,turns,mean,2.0000\n", "features,prairie,built,4\n"})
        EXPECT_NE(csv.find(line), std::string::npos) << line;
}

TEST(Lab, writesNoFormulaIntoATable)
{
    SimulationResult result = measured(measuring(tinySet(), {"random", "random"}, 0, 4, 1));
    result.tileSet = "=HYPERLINK(\"file:///x\",1)";
    result.outline.ids[1] = "-1+cmd";
    EXPECT_NE(setCsv(result).find("run,,tileset,\"'=HYPERLINK(\"\"file:///x\"\",1)\"\n"), std::string::npos);
    EXPECT_NE(setCsv(result).find("tiles,'-1+cmd,drawn,"), std::string::npos);
    result.outline.ids[1] = "-1.5";
    EXPECT_NE(setCsv(result).find("tiles,-1.5,drawn,"), std::string::npos);
}

TEST(Histogram, countsBinsAndMoments)
{
    Histogram histogram(5);
    for (const int value : {0, 4, 5, 23})
        histogram.add(value);
    EXPECT_EQ(histogram.counts(), (std::vector<std::int64_t>{2, 1, 0, 0, 1}));
    EXPECT_EQ(histogram.firstBin(), 0);
    EXPECT_DOUBLE_EQ(histogram.mean(), 8.0);
    EXPECT_DOUBLE_EQ(histogram.deviation() * histogram.deviation(), (16 + 25 + 529) / 4.0 - 64);
    EXPECT_DOUBLE_EQ(histogram.share(0), 0.5);
    EXPECT_DOUBLE_EQ(histogram.share(77), 0.0);
}

TEST(Histogram, putsWhatIsTooLargeIntoTheLastBin)
{
    Histogram histogram(1);
    histogram.add(1'000'000);
    EXPECT_EQ(histogram.counts().size(), std::size_t{Histogram::kMostBins});
    EXPECT_EQ(histogram.sum(), 1'000'000);
}

} // namespace
} // namespace lodeline::test
