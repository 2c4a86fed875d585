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

} // namespace
} // namespace lodeline
