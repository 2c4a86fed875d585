// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonreader.h"

#include <gtest/gtest.h>

namespace lodeline {
namespace {

TEST(JsonReader, PutsKeptMembersBackAndReplacesNone)
{
    Json object{{"points", 3}, {"none", nullptr}};
    addUnknownMembers(object, {{"points", "\"many\""}, {"none", "1"}, {"mine", "[1, {}]"}});
    EXPECT_EQ(object.dump(), R"({"points":3,"none":null,"mine":[1,{}]})");
}

std::optional<int> numberFromString(std::string_view name)
{
    return name == "one" ? std::optional(1) : std::nullopt;
}

TEST(JsonReader, readsNamesThatAreKnown)
{
    const Json object{{"known", "one"}, {"unknown", "two"}, {"wrong", 1}};
    Problems problems;
    ObjectReader reader(object, "/at", problems);
    EXPECT_EQ(reader.named("known", numberFromString, "one"), 1);
    EXPECT_TRUE(problems.empty());
    for (const char* key : {"unknown", "wrong", "missing"})
        EXPECT_EQ(reader.named(key, numberFromString, "one"), std::nullopt);
    ASSERT_EQ(problems.size(), 3U);
    EXPECT_EQ(problems[0], (Problem{Severity::Error, FileProblem::BadValue, "/at/unknown", {"one"}}));
    EXPECT_EQ(problems[1], (Problem{Severity::Error, FileProblem::WrongType, "/at/wrong", {"string"}}));
    EXPECT_EQ(problems[2], (Problem{Severity::Error, FileProblem::MissingKey, "/at", {"missing"}}));
}

Problem outOfRange(const char* pointer, const std::string& lowest, const std::string& highest)
{
    return {Severity::Error, FileProblem::OutOfRange, pointer, {lowest, highest}};
}

TEST(JsonReader, readsWholeNumbersWithinTheirBounds)
{
    const Json object{{"lowest", -3}, {"highest", 7},       {"below", -4},
                      {"above", 8},   {"huge", UINT64_MAX}, {"part", 1.5}};
    Problems problems;
    ObjectReader reader(object, "", problems);
    EXPECT_EQ(reader.integer("lowest", -3, 7), -3);
    EXPECT_EQ(reader.integer("highest", -3, 7), 7);
    EXPECT_EQ(reader.integer("none", -3, 7, 5), 5);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(reader.integer("below", -3, 7, 5), 5);
    EXPECT_EQ(reader.integer("above", -3, 7), -3);
    EXPECT_EQ(reader.integer("huge", 0, INT64_MAX), 0);
    EXPECT_EQ(reader.integer("part", -3, 7), -3);
    EXPECT_EQ(reader.integer("none", -3, 7), -3);
    EXPECT_EQ(problems, (Problems{outOfRange("/below", "-3", "7"),
                                  outOfRange("/above", "-3", "7"),
                                  outOfRange("/huge", "0", std::to_string(INT64_MAX)),
                                  {Severity::Error, FileProblem::WrongType, "/part", {"integer"}},
                                  {Severity::Error, FileProblem::MissingKey, "", {"none"}}}));
}

TEST(JsonReader, takesTheNearestNumberWithoutAWord)
{
    const Json object{{"within", 4}, {"below", -4}, {"above", 8}, {"huge", UINT64_MAX}, {"part", 1.5}};
    Problems problems;
    ObjectReader reader(object, "", problems);
    EXPECT_EQ(reader.nearestInteger("within", -3, 7), 4);
    EXPECT_EQ(reader.nearestInteger("below", -3, 7), -3);
    EXPECT_EQ(reader.nearestInteger("above", -3, 7), 7);
    EXPECT_EQ(reader.nearestInteger("huge", -3, 7), 7);
    EXPECT_EQ(reader.nearestInteger("none", -3, 7, 5), 5);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(reader.nearestInteger("part", -3, 7), -3);
    EXPECT_EQ(reader.nearestInteger("none", -3, 7), -3);
    EXPECT_EQ(problems, (Problems{{Severity::Error, FileProblem::WrongType, "/part", {"integer"}},
                                  {Severity::Error, FileProblem::MissingKey, "", {"none"}}}));
}

TEST(JsonReader, cutsListsThatAreTooLong)
{
    const Json object{{"list", Json::array({1, 2, 3})}, {"text", "a"}};
    Problems problems;
    ObjectReader reader(object, "", problems);
    EXPECT_EQ(reader.array("list", true, 3).size(), 3U);
    EXPECT_TRUE(reader.array("none", false, 3).empty());
    EXPECT_TRUE(problems.empty());
    const auto elements = reader.array("list", true, 2);
    ASSERT_EQ(elements.size(), 2U);
    EXPECT_EQ(*elements[1].first, 2);
    EXPECT_EQ(elements[1].second, "/list/1");
    EXPECT_TRUE(reader.array("text", true, 3).empty());
    EXPECT_TRUE(reader.array("none", true, 3).empty());
    EXPECT_EQ(problems, (Problems{{Severity::Error, FileProblem::TooMany, "/list", {"2"}},
                                  {Severity::Error, FileProblem::WrongType, "/text", {"array"}},
                                  {Severity::Error, FileProblem::MissingKey, "", {"none"}}}));
}

} // namespace
} // namespace lodeline
