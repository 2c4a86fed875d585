// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/searchprint.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/searchprints.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Sets = std::vector<std::shared_ptr<const CompiledSet>>;

const Sets& shippedSets()
{
    static const Sets sets = [] {
        Sets list;
        for (const auto& file : filesIn(sourceDirectory() / "resources/tilesets"))
            list.push_back(std::make_shared<const CompiledSet>(parseTileSet(readFile(file)).value().set));
        return list;
    }();
    return sets;
}

TEST(SearchFingerprint, OfTheForemanIsTheOneWrittenDown)
{
    EXPECT_EQ(searchFingerprint("foreman:40", shippedSets()), kForemanPrint);
}

TEST(SearchFingerprint, OfTheBaronIsTheOneWrittenDown)
{
    EXPECT_EQ(searchFingerprint("baron:300", shippedSets()), kBaronPrint);
}

TEST(SearchFingerprint, OfTheForemanIsThatOfItsUsualBudget)
{
    EXPECT_EQ(searchFingerprint("foreman", shippedSets()), searchFingerprint("foreman:160", shippedSets()));
}

TEST(SearchFingerprint, IsTheSameWithSeveralThreads)
{
    EXPECT_EQ(searchFingerprint("foreman:40", shippedSets(), 3), kForemanPrint);
    EXPECT_EQ(searchFingerprint("baron:300", shippedSets(), 2), kBaronPrint);
}

TEST(SearchFingerprint, TellsPlayersBudgetsAndSetsApart)
{
    const Sets one{shippedSets().back()};
    const std::uint64_t print = searchFingerprint("foreman:40", one);
    EXPECT_NE(searchFingerprint("baron:40", one), print);
    EXPECT_NE(searchFingerprint("foreman:80", one), print);
    EXPECT_NE(searchFingerprint("foreman:40", Sets{shippedSets().front()}), print);
}

} // namespace
} // namespace lodeline::test
