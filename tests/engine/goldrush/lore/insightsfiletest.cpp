// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/insightsfile.h"

#include "engine/core/jsonparser.h"
#include "engine/goldrush/learning/learnedsetfile.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Argument = Insight::Argument;
using Code = Insight::Code;
using Weight = Insight::Weight;

const std::vector<Insight> kInsights{
    {{Weight::Serious, 1, {Argument::percent(0.412)}}, Code::CitiesPay},
    {{Weight::Notable,
      1,
      {Argument::percent(0.5), Argument::percent(0.45), Argument::percent(0.55), Argument::percent(0.5)}},
     Code::FirstSeat},
    {{Weight::Remark, 1, {Argument::decimal(-1.5)}}, Code::TentPays},
    {{Weight::Remark, 1, {Argument::count(9), Argument::count(31)}}, Code::LeadUnsure},
};

LearnedSet someSet()
{
    return {*shippedWeights(), 8000, 0.625};
}

// The document with one change in its list.
template <typename Change>
std::string changed(Change change)
{
    Json json = Json::parse(withInsights(toJson(someSet()), kInsights));
    change(json.at("insights"));
    return json.dump();
}

TEST(InsightsFile, comeBackAsTheyWereWritten)
{
    const std::string json = withInsights(toJson(someSet()), kInsights);
    EXPECT_EQ(insightsIn(json), kInsights);
    EXPECT_EQ(learnedSetOf(json).value().games, 8000);
    EXPECT_EQ(insightsIn(withInsights(json, {})), std::vector<Insight>());
}

TEST(InsightsFile, comeFromEveryCode)
{
    for (int code = 0; code <= static_cast<int>(Code::Learned); ++code) {
        Insight insight;
        insight.code = static_cast<Code>(code);
        const std::string sentence = insightTemplate(insight.code);
        for (int place = 1; sentence.find(std::string("%") + std::to_string(place)) != std::string::npos;
             ++place)
            insight.arguments.push_back(Argument::percent(0.25));
        EXPECT_EQ(insightsIn(withInsights(toJson(someSet()), {insight})), std::vector{insight}) << code;
    }
}

TEST(InsightsFile, areNothingWhereThereAreNone)
{
    EXPECT_FALSE(insightsIn(toJson(someSet())));
    EXPECT_FALSE(insightsIn("{}"));
    EXPECT_FALSE(insightsIn("no JSON"));
}

TEST(InsightsFile, leaveOutWhatOnlyANewerProgramTells)
{
    const auto read = insightsIn(changed([](Json& list) {
        list[0]["code"] = "locomotives-pay";
        list[2]["confidence"] = 3;
    }));
    EXPECT_EQ(read, std::vector(kInsights.begin() + 1, kInsights.end()));
}

TEST(InsightsFile, areNotReadWhereAnythingIsWrong)
{
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list = 5; })));
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list[0] = "railroads-pay"; })));
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list[0]["weight"] = "heavy"; })));
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list[0].erase("arguments"); })));
    EXPECT_FALSE(
        insightsIn(changed([](Json& list) { list[0]["arguments"].push_back(list[1]["arguments"][0]); })));
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list[1]["arguments"].erase(0); })));
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list[0]["arguments"][0]["kind"] = "name"; })));
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list[0]["arguments"][0]["thousandths"] = 0.5; })));
    EXPECT_FALSE(insightsIn(
        changed([](Json& list) { list[0]["arguments"][0]["thousandths"] = std::int64_t{1} << 60; })));
    EXPECT_FALSE(insightsIn(changed([](Json& list) { list.insert(list.end(), 200, list[0]); })));
}

TEST(InsightsFile, areReadUpToTheirBounds)
{
    const auto withMore = [](std::size_t more) {
        return insightsIn(changed([more](Json& list) {
            const Json one = list[0];
            for (std::size_t i = 0; i < more; ++i)
                list.push_back(one);
        }));
    };
    ASSERT_TRUE(withMore(100 - kInsights.size()));
    EXPECT_EQ(withMore(100 - kInsights.size())->size(), 100U);
    EXPECT_FALSE(withMore(101 - kInsights.size()));
    const auto withNumber = [](std::int64_t thousandths) {
        return insightsIn(
            changed([thousandths](Json& list) { list[0]["arguments"][0]["thousandths"] = thousandths; }));
    };
    constexpr std::int64_t kMost = 1'000'000'000'000;
    EXPECT_TRUE(withNumber(kMost));
    EXPECT_TRUE(withNumber(-kMost));
    EXPECT_FALSE(withNumber(kMost + 1));
    EXPECT_FALSE(withNumber(-kMost - 1));
}

} // namespace
} // namespace lodeline::test
