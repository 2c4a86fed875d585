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

} // namespace
} // namespace lodeline
