// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training/trainingshard.h"

#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

const Training kTraining{.rounds = 2, .gamesPerRound = 6, .randomMoves = 0.1, .seed = 0xFFFFFFFFFFFFFFFF};

TrainingShard shardOf(const TrainingState& before, int first, int last)
{
    const std::atomic<bool> cancel = false;
    const TrainingSets sets{std::make_shared<const CompiledSet>(tinySet())};
    return {{"tiny"},
            kTraining,
            before,
            playGames(
                sets, kTraining, before, first, last, [](int) {}, cancel)};
}

TrainingState secondRound()
{
    return afterRound({}, shardOf({}, 0, 6).sums);
}

void expectSame(const TrainingShard& one, const TrainingShard& other)
{
    EXPECT_EQ(one.sets, other.sets);
    EXPECT_EQ(one.training, other.training);
    EXPECT_EQ(one.before, other.before);
    EXPECT_EQ(one.sums.games, other.sums.games);
    EXPECT_EQ(afterRound(one.before, one.sums), afterRound(other.before, other.sums));
}

// The JSON pointer of the first problem.
std::string faultOf(const Json& json)
{
    const auto shard = trainingShardOf(json.dump());
    return shard ? "none" : shard.error().front().pointer;
}

TEST(TrainingShard, comesBackAsItWasWritten)
{
    for (const TrainingState& before : {TrainingState(), secondRound()}) {
        const TrainingShard shard = shardOf(before, 1, 4);
        const auto read = trainingShardOf(toJson(shard));
        ASSERT_TRUE(read);
        expectSame(*read, shard);
    }
}

TEST(TrainingShard, holdsTheBeginningOfARoundToo)
{
    const TrainingShard beginning{{"tiny"}, kTraining, secondRound(), {}};
    const auto read = trainingShardOf(toJson(beginning));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->before, beginning.before);
    EXPECT_TRUE(read->sums.games.empty());
}

TEST(TrainingShard, joinsPartsOfOneRoundOnly)
{
    TrainingShard all = shardOf({}, 3, 6);
    EXPECT_FALSE(all.isWholeRound());
    EXPECT_FALSE(merge(all, shardOf({}, 0, 4))); // game 3 twice
    EXPECT_FALSE(merge(all, shardOf(secondRound(), 0, 3)));
    TrainingShard other = shardOf({}, 0, 3);
    other.training.seed = 1;
    EXPECT_FALSE(merge(all, other));
    other = shardOf({}, 0, 3);
    other.sets = {"another"};
    EXPECT_FALSE(merge(all, other));
    EXPECT_TRUE(merge(all, shardOf({}, 0, 3)));
    EXPECT_TRUE(all.isWholeRound());
    expectSame(all, shardOf({}, 0, 6));
}

TEST(TrainingShard, joinsTheBeginningOfItsRound)
{
    const TrainingShard beginning{{"tiny"}, kTraining, secondRound(), {}};
    const TrainingShard part = shardOf(secondRound(), 0, 6);
    for (const bool first : {true, false}) {
        TrainingShard all = first ? beginning : part;
        ASSERT_TRUE(merge(all, first ? part : beginning));
        expectSame(all, part);
    }
    TrainingShard none = beginning;
    EXPECT_TRUE(merge(none, beginning));
    EXPECT_TRUE(none.sums.games.empty());
}

// As many as three games may come to, and no more.
TEST(TrainingShard, holdsNoMoreThanIsExact)
{
    constexpr std::int64_t kWhole = std::int64_t{3} << 40;
    const std::pair<const char*, std::int64_t> bounds[] = {
        {"/sums/wholes/0", kWhole},
        {"/sums/rests/0", kWhole},
        {"/sums/spreads/0/wholes", kWhole},
        {"/sums/spreads/0/rests", kWhole},
        {"/sums/spreads/0/samples", std::int64_t{3} << 33}};
    Json most = Json::parse(toJson(shardOf({}, 1, 4)));
    for (const auto& [pointer, value] : bounds)
        most[Json::json_pointer(pointer)] = value;
    most["sums"]["wholes"][1] = -kWhole;
    most["rounds"] = 100;
    most["games"] = 1'000'000;
    most["randomMoves"] = 1;
    EXPECT_EQ(faultOf(most), "none");
    for (const auto& [pointer, value] : bounds) {
        Json more = most;
        more[Json::json_pointer(pointer)] = value + 1;
        EXPECT_EQ(faultOf(more), pointer);
    }
    most["sums"]["wholes"][1] = -kWhole - 1;
    EXPECT_EQ(faultOf(most), "/sums/wholes/1");
}

TEST(TrainingShard, isRefusedWithAFault)
{
    const Json good = Json::parse(toJson(shardOf(secondRound(), 1, 4)));
    ASSERT_EQ(faultOf(good), "none");
    const std::pair<const char*, Json> faults[] = {{"/rounds", 101},
                                                   {"/games", 1'000'001},
                                                   {"/randomMoves", 1.5},
                                                   {"/seed", -1},
                                                   {"/tilesets", Json::array()},
                                                   {"/shards", {{1, 7}}},
                                                   {"/shards", {{1, 4}, {4, 4}}},
                                                   {"/before/rounds", 2},
                                                   {"/before/weights", {{1}}},
                                                   {"/before/importance", {1, 1}},
                                                   {"/before/regression", {1, 2}},
                                                   {"/before/regression/0", "1"},
                                                   {"/sums/wholes", {1}},
                                                   {"/sums/wholes/0", std::int64_t{1} << 50},
                                                   {"/sums/rests/0", -1},
                                                   {"/sums/spreads", Json::array()},
                                                   {"/sums/spreads/0/samples", -1},
                                                   {"/sums/spreads/0/samples", std::int64_t{1} << 35}};
    for (const auto& [pointer, value] : faults) {
        Json bad = good;
        bad[Json::json_pointer(pointer)] = value;
        EXPECT_EQ(faultOf(bad), pointer) << value;
    }
    Json nobody = good;
    nobody["sums"]["spreads"][0] = {{"wholes", 1}, {"rests", 0}, {"samples", 0}};
    EXPECT_EQ(faultOf(nobody), "/sums/spreads/0/samples");
    nobody["sums"]["spreads"][0]["wholes"] = 0;
    EXPECT_EQ(faultOf(nobody), "none");
    Json twice = good;
    twice["shards"] = {{1, 3}, {2, 4}};
    EXPECT_EQ(faultOf(twice), "/shards/1/0");
    for (const char* key : {"tilesets", "before", "shards", "sums"}) {
        Json bad = good;
        bad.erase(key);
        EXPECT_NE(faultOf(bad), "none") << key;
    }
    const std::string text = good.dump();
    EXPECT_FALSE(trainingShardOf(text.substr(0, text.size() / 2)));
}

} // namespace
} // namespace lodeline::test
