// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fileformat.h"

#include <gtest/gtest.h>

namespace lodeline {
namespace {

TEST(FileFormat, IsTheStringOfTheOutermostObject)
{
    EXPECT_EQ(formatOf(R"({"format": "lodeline-game", "version": 1})"), "lodeline-game");
    EXPECT_EQ(formatOf(R"({"a": [{"format": "inner"}, 1.5, null], "b": true, "format": "outer"})"), "outer");
    EXPECT_EQ(formatOf(R"({"fo\u0072mat": "a\u0062"})"), "ab");
}

TEST(FileFormat, IsFoundBeforeWhateverComesBehindIt)
{
    EXPECT_EQ(formatOf(R"({"format": "a", damaged)"), "a");
    EXPECT_EQ(formatOf(R"({"format": "a", "format": "b"})"), "a");
    EXPECT_EQ(formatOf(R"({"format": "a", "deep": )" + std::string(1000, '[')), "a");
}

TEST(FileFormat, IsEmptyWhereThereIsNone)
{
    for (const char* text :
         {"", "{", "{}", "[]", "null", "\"format\"", R"(["format", "a"])", R"([{"format": "a"}])",
          R"({"a": {"format": "a"}})", R"({"a": "format"})", R"({"format": 1, "format": "a"})",
          R"({"format": null})", R"({"format": ["a"]})", R"({"format": {"format": "a"}})", R"({"format": "a)",
          R"({"n": 1e999, "format": "a"})", R"({damaged, "format": "a"})", "{\"format\": \"\xff\"}",
          R"({} {"format": "a"})"})
        EXPECT_EQ(formatOf(text), "") << text;
}

TEST(FileFormat, IsNoLongerThanANameCanBe)
{
    const auto named = [](std::size_t length) {
        return R"({"format": ")" + std::string(length, 'x') + R"("})";
    };
    EXPECT_EQ(formatOf(named(64)), std::string(64, 'x'));
    EXPECT_EQ(formatOf(named(65)), "");
}

// A stack of calls would end here.
TEST(FileFormat, IsSoughtAtAnyDepth)
{
    EXPECT_EQ(formatOf(R"({"a": )" + std::string(1'000'000, '[')), "");
    EXPECT_EQ(
        formatOf(R"({"a": )" + std::string(100'000, '[') + std::string(100'000, ']') + R"(, "format": "a"})"),
        "a");
}

} // namespace
} // namespace lodeline
