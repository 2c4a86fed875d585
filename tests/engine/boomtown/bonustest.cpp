// SPDX-License-Identifier: GPL-3.0-or-later
// B7 to B9: every example of resources/scenarios/boomtown comes out as it says, and each kind has some.
#include "tests/support/boomtown/towntext.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::boomtown::test {

using lodeline::test::testName;

namespace {

// Three as in a game: what the example has, and bonuses that bring nothing.
struct Middle
{
    explicit Middle(const std::vector<Bonus>& wanted)
    {
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = i < wanted.size() ? &wanted[i] : &nothing;
    }

    Bonus nothing{.kind = BonusKind::Wilderness};
    Bonuses all{};
};

class TownExamples : public testing::TestWithParam<std::filesystem::path>
{
};

TEST_P(TownExamples, ComeOutAsTheySay)
{
    for (const TownExample& example : townExamples(GetParam())) {
        const Middle middle(example.bonuses);
        const TownScore score = scoreOf(example.town, example.opponent, middle.all);
        for (std::size_t i = 0; i < example.bonuses.size(); ++i)
            EXPECT_EQ(score.bonuses[i], example.points.at(i)) << example.title;
        if (example.points.size() > example.bonuses.size()) {
            EXPECT_EQ(scoreOf(example.opponent, example.town, middle.all).bonuses[0], example.points[1])
                << example.title << ", of the other town";
        }
    }
}

TEST_P(TownExamples, TellTheirReasons)
{
    for (const TownExample& example : townExamples(GetParam())) {
        const Middle middle(example.bonuses);
        for (std::size_t i = 0; i < example.bonuses.size(); ++i)
            EXPECT_EQ(reasonOf(example.town, example.opponent, middle.all, i).points, example.points.at(i))
                << example.title;
    }
}

INSTANTIATE_TEST_SUITE_P(Files, TownExamples, testing::ValuesIn(townExampleFiles()),
                         [](const auto& file) { return testName(file.param); });

TEST(BonusKinds, HaveExamplesEach)
{
    std::set<BonusKind> kinds;
    for (const auto& file : townExampleFiles())
        for (const TownExample& example : townExamples(file))
            kinds.insert(example.bonuses.front().kind);
    EXPECT_EQ(kinds.size(), static_cast<std::size_t>(kBonusKinds));
}

// B7: the largest group of each territory, joined by edges.
TEST(Groups, AreJoinedByEdges)
{
    const Town town = townFromText({"db dc fg", "mb fc fg", "mb wc db"});
    const Middle middle({});
    const TownScore score = scoreOf(town, {}, middle.all);
    EXPECT_EQ(score.groups, (std::array{2, 3, 2, 0, 0, 1}));
    EXPECT_EQ(score.total(), 8);
}

} // namespace
} // namespace lodeline::boomtown::test
