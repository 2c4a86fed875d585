// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/learnedsetfile.h"

#include "engine/core/jsonparser.h"
#include "engine/core/pictures/sha256.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/somenetwork.h"

#include <gtest/gtest.h>

#include <limits>

namespace lodeline::test {

using namespace goldrush;

namespace {

LearnedSet someSet()
{
    LearnedSet learned{{}, 8000, 0.625};
    double weight = -3.7;
    for (auto& parts : learned.weights.parts)
        for (double& part : parts)
            part = weight += 0.0371;
    learned.weights = rounded(learned.weights);
    return learned;
}

std::string changed(std::string_view key, const Json& value)
{
    Json json = Json::parse(toJson(someSet()));
    if (value.is_discarded())
        json.erase(std::string(key));
    else
        json[std::string(key)] = value;
    return json.dump();
}

GameRecord recordWith(std::string learned)
{
    GameRecord record;
    record.tileset = classicSet()->tileSet();
    record.players = {{"A", "red", "human", {}}, {"B", "blue", "ai:baron", {}}};
    record.learned = std::move(learned);
    return record;
}

TEST(LearnedSetFile, comesBackAsItWasWritten)
{
    const auto read = learnedSetOf(toJson(someSet()));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, someSet());
}

TEST(LearnedSetFile, keepsTheNetwork)
{
    EXPECT_EQ(toJson(someSet()).find("network"), std::string::npos);
    LearnedSet learned = someSet();
    learned.weights.network = someNetwork(2);
    const auto read = learnedSetOf(toJson(learned));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, learned);
}

TEST(LearnedSetFile, tellsWhereItIsWrong)
{
    Json tooFew = Json::array();
    Json tooLarge = Json::parse(toJson(someSet())).at("weights");
    tooLarge[3] = std::int64_t{1} << 40;
    const std::vector<std::tuple<std::string, Json, std::string>> faults{
        {"games", 0, "/games"},
        {"games", Json(Json::value_t::discarded), ""},
        {"wins", 499, "/wins"},
        {"wins", 1001, "/wins"},
        {"weights", tooFew, "/weights"},
        {"weights", tooLarge, "/weights/3"},
        {"network", tooFew, "/network"},
        {"network", tooLarge, "/network"},
        {"network", 1, "/network"},
        {"weights", "none", "/weights"},
        {"format", "lodeline-game", "/format"},
        {"version", 2, "/version"},
    };
    for (const auto& [key, value, pointer] : faults) {
        const auto read = learnedSetOf(changed(key, value));
        ASSERT_FALSE(read) << key << " " << value;
        EXPECT_EQ(read.error().front().pointer, pointer) << key << " " << value;
    }
}

TEST(LearnedSetFile, takesNumbersUpToTheirBounds)
{
    constexpr std::int64_t kMostGames = 1'000'000'000;
    EXPECT_TRUE(learnedSetOf(changed("games", 1)));
    EXPECT_TRUE(learnedSetOf(changed("games", kMostGames)));
    EXPECT_FALSE(learnedSetOf(changed("games", kMostGames + 1)));
    constexpr std::int64_t kMostSteps = 2'147'483'648;
    const auto withWeight = [](std::int64_t steps) {
        Json weights = Json::parse(toJson(someSet())).at("weights");
        weights[3] = steps;
        return changed("weights", weights);
    };
    for (const std::int64_t most : {-kMostSteps, kMostSteps}) {
        EXPECT_TRUE(learnedSetOf(withWeight(most)));
        EXPECT_FALSE(learnedSetOf(withWeight(most + (most < 0 ? -1 : 1))));
    }
}

// By another name of the same weights every set would be learned anew.
TEST(LearnedSetFile, namesTheShippedWeights)
{
    const std::string text = withShippedName(toJson(someSet()));
    const auto read = learnedSetOf(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, someSet());
    const LearnedSet shipped{*shippedWeights(), 0, 0.5};
    EXPECT_EQ(Json::parse(text).at("shipped").get<std::string>(), toHex(sha256Of(toJson(shipped))));
    EXPECT_TRUE(isOfShippedWeights(text));
}

TEST(LearnedSetFile, tellsThatItIsOfOtherShippedWeights)
{
    EXPECT_TRUE(isOfShippedWeights(toJson(someSet()))); // does not say
    EXPECT_FALSE(isOfShippedWeights(changed("shipped", std::string(64, '0'))));
    EXPECT_FALSE(isOfShippedWeights(changed("shipped", 5)));
    EXPECT_FALSE(isOfShippedWeights("{}"));
    EXPECT_TRUE(learnedSetOf(changed("shipped", std::string(64, '0')))); // as a record may have it
}

TEST(LearnedSetFile, isNoLargerThanItsProblemSays)
{
    const std::string text = toJson(someSet());
    const std::string spaces(std::size_t{1} << 20, ' ');
    EXPECT_TRUE(learnedSetOf(text + spaces.substr(text.size())));
    const auto read = learnedSetOf(text + spaces);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().code, FileProblem::TooLarge);
    EXPECT_EQ(read.error().front().arguments, std::vector<std::string>{"1"});
}

TEST(LearnedSetFile, goesAlongWithARecord)
{
    GameRecord record = recordWith({});
    EXPECT_EQ(weightsOf(record), shippedWeights());
    EXPECT_EQ(writeRecord(record).find("learned"), std::string::npos);
    setLearned(record, someSet());
    const auto loaded = parseRecord(writeRecord(record));
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->problems.empty());
    EXPECT_EQ(learnedIn(loaded->record), someSet());
    EXPECT_EQ(*weightsOf(loaded->record), someSet().weights);
    EXPECT_TRUE(unreadLearned(loaded->record).empty());
}

TEST(LearnedSetFile, ofARecordIsLeftAloneWhereItCannotBeRead)
{
    const std::string text = writeRecord(recordWith(changed("wins", 2)));
    const auto loaded = parseRecord(text);
    ASSERT_TRUE(loaded);
    const auto learned = learnedIn(loaded->record);
    ASSERT_FALSE(learned);
    EXPECT_EQ(learned.error().front().pointer, "/learned/wins");
    const Problems warnings = unreadLearned(loaded->record);
    ASSERT_EQ(warnings.size(), 1U);
    EXPECT_EQ(warnings.front().severity, Severity::Warning);
    EXPECT_EQ(warnings.front().pointer, "/learned/wins");
    EXPECT_EQ(weightsOf(loaded->record), shippedWeights());
    EXPECT_EQ(writeRecord(loaded->record), text);
}

TEST(LearnedSet, roundsToStepsThatAFileKeeps)
{
    Weights weights;
    weights.parts[2][1] = 1.6 * LearnedSet::kStep;
    weights.parts[3][2] = -0.4 * LearnedSet::kStep;
    EXPECT_EQ(rounded(weights).parts[2][1], 2 * LearnedSet::kStep);
    EXPECT_EQ(rounded(weights).parts[3][2], 0);
}

TEST(LearnedSet, isOfNumbersThatAFileKeeps)
{
    constexpr double kMost = 524'288;
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    constexpr double kEndless = std::numeric_limits<double>::infinity();
    const auto withWeight = [](double weight) {
        Weights weights = *weightsWithNetwork(1);
        weights.parts.back().back() = weight;
        return weights;
    };
    const auto withParameter = [](double parameter) {
        Weights weights = *weightsWithNetwork(1);
        weights.network->parameters.back() = static_cast<float>(parameter);
        return weights;
    };
    for (const double good : {0.0, -kMost, kMost}) {
        EXPECT_TRUE(canBeKept(withWeight(good))) << good;
        EXPECT_TRUE(canBeKept(withParameter(good))) << good;
        EXPECT_TRUE(learnedSetOf(toJson(LearnedSet{rounded(withWeight(good)), 1, 0.5}))) << good;
    }
    for (const double bad : {kMost + 1, -kMost - 1, 1e30, kNone, kEndless, -kEndless}) {
        EXPECT_FALSE(canBeKept(withWeight(bad))) << bad;
        EXPECT_FALSE(canBeKept(withParameter(bad))) << bad;
    }
    EXPECT_TRUE(canBeKept(*shippedWeights()));
}

} // namespace
} // namespace lodeline::test
