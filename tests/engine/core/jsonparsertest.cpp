// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonparser.h"

#include <gtest/gtest.h>

namespace lodeline {
namespace {

constexpr std::size_t kMost = 64U << 20;

Problem problemOf(std::string_view text)
{
    const auto json = parseJson(text, kMost);
    EXPECT_FALSE(json) << text;
    return json ? Problem{} : json.error().front();
}

TEST(JsonParser, ReadsWhatTheLibraryReads)
{
    for (const char* text :
         {"null", "true", "-1", "18446744073709551615", "1.5e-3", "-0", R"("\u00e9\ud83d\ude00\u0000")", "[]",
          "{}", R"([1,[2,{"a":[]},[]],{"b":{"c":null},"":"d"}])", " {\"a\" : 1 }\n"}) {
        const auto json = parseJson(text, kMost);
        ASSERT_TRUE(json) << text;
        EXPECT_EQ(json->dump(), Json::parse(text).dump());
    }
}

TEST(JsonParser, RefusesAKeyThatIsThereTwiceAndSaysWhere)
{
    const std::vector<std::pair<std::string, std::string>> texts{
        {R"({"a":1,"b":2,"a":1})", "/a"},
        {R"({"a":1,"\u0061":2})", "/a"},
        {R"([0,{"x/y":[{}, {"k":{"a":0,"a":0}}]}])", "/1/x~1y/1/k/a"},
        {R"({"":0,"":0})", "/"},
    };
    for (const auto& [text, pointer] : texts) {
        const Problem problem = problemOf(text);
        EXPECT_EQ(problem.code, FileProblem::DuplicateKey) << text;
        EXPECT_EQ(problem.pointer, pointer);
    }
    EXPECT_EQ(problemOf(texts[0].first).arguments, std::vector<std::string>{"a"});
    EXPECT_TRUE(parseJson(R"([{"a":{"a":1}},{"a":2}])", kMost));
}

TEST(JsonParser, FindsAKeyAgainAmongMany)
{
    for (const int members : {14, 15, 16, 17, 18, 100, 998}) {
        std::string text = "{";
        for (int i = 0; i < members; ++i)
            text += "\"" + std::to_string(i) + "\":0,";
        EXPECT_TRUE(parseJson(text + "\"x\":0}", kMost)) << members;
        for (const int again : {0, 13, members - 1}) {
            const Problem problem = problemOf(text + "\"" + std::to_string(again) + "\":0}");
            EXPECT_EQ(problem.code, FileProblem::DuplicateKey) << members;
            EXPECT_EQ(problem.pointer, "/" + std::to_string(again));
        }
    }
}

TEST(JsonParser, RefusesBytesAfterTheEnd)
{
    using namespace std::string_literals;
    for (const std::string& more : {"x"s, "{}"s, ",1"s, "\0"s, "\0{}"s, " \0 1"s, "\x1a"s}) {
        const Problem problem = problemOf("{\"a\":1}\n" + more);
        EXPECT_EQ(problem.code, FileProblem::NotJson) << testing::PrintToString(more);
        EXPECT_EQ(problem.arguments[0], "2");
    }
}

TEST(JsonParser, SaysTheLineAndTheColumnOfWhatIsNoJson)
{
    using Place = std::vector<std::string>;
    EXPECT_EQ(problemOf("").arguments, (Place{"1", "1"}));
    EXPECT_EQ(problemOf("x").arguments, (Place{"1", "1"}));
    EXPECT_EQ(problemOf("{\n  \"a\": x}").arguments, (Place{"2", "8"}));
    EXPECT_EQ(problemOf("[1,\n\n 2,\n}").arguments, (Place{"4", "1"}));
    EXPECT_EQ(problemOf(std::string_view("{}\n \0", 5)).arguments, (Place{"2", "2"}));
}

TEST(JsonParser, SaysWhereANumberIsTooLarge)
{
    const std::vector<std::pair<std::string, std::string>> texts{
        {"1e400", ""},
        {"[1,\n 2,\n -1e400, 3]", "/2"},
        {R"({"a":[{"b":0},{"c":1,"x/y":1e400}]})", "/a/1/x~1y"},
        {R"({"a":[[],[0,1e400]]})", "/a/1/1"},
    };
    for (const auto& [text, pointer] : texts) {
        const Problem problem = problemOf(text);
        EXPECT_EQ(problem.code, FileProblem::OutOfRange) << text;
        EXPECT_EQ(problem.pointer, pointer);
    }
    EXPECT_TRUE(parseJson("[1.79e308, -1.79e308, 1e-400]", kMost));
}

TEST(JsonParser, BuildsWhatThereIsRoomFor)
{
    const std::string_view text = "[[0,0]]";
    EXPECT_TRUE(parseJson(text, kMost, {2, 4}));
    EXPECT_EQ(parseJson(text, kMost, {1, 4}).error().front().code, FileProblem::TooDeep);
    EXPECT_EQ(parseJson(text, kMost, {2, 3}).error().front().code, FileProblem::TooMany);
}

TEST(JsonParser, BuildsAMillionValuesAndNoMore)
{
    std::string text = "[0";
    for (int i = 1; i < 999'999; ++i)
        text += ",0";
    EXPECT_TRUE(parseJson(text + "]", kMost));
    const Problem problem = problemOf(text + ",0]");
    EXPECT_EQ(problem.code, FileProblem::TooMany);
    EXPECT_EQ(problem.arguments, std::vector<std::string>{"1000000"});
}

} // namespace
} // namespace lodeline
