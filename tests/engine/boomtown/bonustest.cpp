// SPDX-License-Identifier: GPL-3.0-or-later
// B7 to B9: every example of resources/scenarios/boomtown comes out as it says, and each kind has some.
#include "engine/boomtown/rules/groups.h"
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

// What brings so many points a square, and costs so many.
bool isBySquare(const Bonus& bonus)
{
    return bonusShape(bonus.kind).points && bonus.kind != BonusKind::Showdown;
}

TEST_P(TownExamples, NameAsManySquaresAsBringPoints)
{
    for (const TownExample& example : townExamples(GetParam())) {
        const Middle middle(example.bonuses);
        for (std::size_t i = 0; i < example.bonuses.size(); ++i) {
            const Bonus& bonus = example.bonuses[i];
            const BonusReason reason = reasonOf(example.town, example.opponent, middle.all, i);
            const int counted = countSquares(reason.counted, 0, kRows - 1);
            const int against = countSquares(reason.against, 0, kRows - 1);
            if (isBySquare(bonus)) {
                EXPECT_EQ(bonus.points * counted - bonus.penalty * against, reason.points) << example.title;
            } else if (reason.points == 0) {
                EXPECT_EQ(counted + against, 0) << example.title;
            }
        }
    }
}

TEST_P(TownExamples, NameSquaresThatCostPoints)
{
    for (TownExample& example : townExamples(GetParam())) {
        const Middle before(example.bonuses);
        std::vector<BonusReason> brought;
        for (std::size_t i = 0; i < example.bonuses.size(); ++i)
            brought.push_back(reasonOf(example.town, example.opponent, before.all, i));
        for (Bonus& bonus : example.bonuses)
            bonus.points = -bonus.points;
        const Middle middle(example.bonuses);
        for (std::size_t i = 0; i < example.bonuses.size(); ++i) {
            const Bonus& bonus = example.bonuses[i];
            if (!isBySquare(bonus) || bonus.points >= 0 || bonus.kind == BonusKind::Shore)
                continue; // of groups alike the one with the better shore counts
            const BonusReason reason = reasonOf(example.town, example.opponent, middle.all, i);
            EXPECT_EQ(countSquares(reason.counted, 0, kRows - 1), 0) << example.title;
            Rows all = brought[i].counted; // some bring as one thing and cost as another
            for (std::size_t y = 0; y < all.size(); ++y)
                all[y] |= brought[i].against[y];
            EXPECT_EQ(reason.against, all) << example.title;
        }
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

// B7: around corners and back, where the land goes north again.
TEST(Groups, AreFollowedNorthAndSouth)
{
    const Middle middle({});
    const auto deserts = [&](const std::vector<std::string>& rows) {
        return scoreOf(townFromText(rows), {}, middle.all).groups[index(Territory::Desert)];
    };
    EXPECT_EQ(deserts({"db fb db fb db", "db fb db fb db", "db fb db fb db", "db db db db db"}), 14);
    EXPECT_EQ(deserts({"db fb db db db", "db fb db fb db", "db db db fb db"}), 11);
    EXPECT_EQ(deserts({"fb db fb db", "fb db fb db", "fb fb fb db", "db db db db"}), 7);
    EXPECT_EQ(deserts({"db fb db fb", "fb fb fb fb", "db fb db db", "fb fb fb db"}), 3);
}

using Picture = std::vector<std::string>;

// The squares of a town: + brings points, - costs some.
Picture pictureOf(const Town& town, const BonusReason& reason)
{
    Picture picture = textOf(town);
    std::int16_t y = 0;
    for (std::string& row : picture) {
        const auto width = static_cast<std::int16_t>((row.size() + 1) / 3);
        row.clear();
        for (std::int16_t x = 0; x < width; ++x)
            row += contains(reason.counted, {x, y}) ? '+' : contains(reason.against, {x, y}) ? '-' : '.';
        ++y;
    }
    return picture;
}

Picture pictureOf(const Bonus& bonus, const std::vector<std::string>& town,
                  const std::vector<std::string>& opponent = {"sp sp", "sp sp"})
{
    const Town own = townFromText(town);
    return pictureOf(own, reasonOf(own, townFromText(opponent), Middle({bonus}).all, 0));
}

TEST(BonusReasons, AreTheSquaresOfTheLargestHerd)
{
    const Bonus herd{.kind = BonusKind::Herd, .symbol = Symbol::Cow, .points = 2};
    EXPECT_EQ(pictureOf(herd, {"dc db dc dc", "mg db dg dw"}), (Picture{"..++", "...."}));
    EXPECT_EQ(pictureOf(herd, {"dc dc db dc", "mg db dg dc"}), (Picture{"++..", "...."})); // of two the first
}

TEST(BonusReasons, AreTheRowsOfTheTrain)
{
    Bonus train{.kind = BonusKind::Train, .symbol = Symbol::Wagon, .table = {{2, 3}, {4, 10}}};
    const std::vector<std::string> town{"dw fw mb dw", "db dc dw dw", "db dc dc dw"};
    EXPECT_EQ(pictureOf(train, town), (Picture{"++.+", "..++", "...+"}));
    train.table = {{3, 6}};
    EXPECT_EQ(pictureOf(train, town), (Picture{"...+", "...+", "...+"})); // two are worth nothing
    train.table = {{2, -3}, {3, 6}};
    EXPECT_EQ(pictureOf(train, town), (Picture{"--.+", "..-+", "...+"})); // one square in two rows
}

TEST(BonusReasons, AreTheSymbolsAtTheShore)
{
    const Bonus shore{
        .kind = BonusKind::Shore, .symbol = Symbol::Fort, .territory = Territory::Water, .points = 3};
    EXPECT_EQ(pictureOf(shore, {"wf wc df wf", "wb df dc pf"}), (Picture{"+.+.", ".+.."}));
}

TEST(BonusReasons, AreTheSymbolsWithSquaresBeforeTheNextOne)
{
    const Bonus range{.kind = BonusKind::Range, .symbol = Symbol::Gun, .other = Symbol::Wagon};
    EXPECT_EQ(pictureOf(range, {"dg db dw dg", "dg db dc dc"}), (Picture{"+...", "...."}));
}

TEST(BonusReasons, AreAllThatIsCounted)
{
    const Bonus table{.kind = BonusKind::Table, .symbol = Symbol::Gun, .table = {{2, 5}, {3, -1}}};
    EXPECT_EQ(pictureOf(table, {"dg db", "fc fg"}), (Picture{"+.", ".+"}));
    EXPECT_EQ(pictureOf(table, {"dg dg", "fc fg"}), (Picture{"--", ".-"}));
    EXPECT_EQ(pictureOf(table, {"dg db", "fc fc"}), (Picture{"..", ".."}));
    const Bonus ranch{.kind = BonusKind::Ranch, .symbol = Symbol::Cow, .territory = Territory::Plains};
    EXPECT_EQ(pictureOf(ranch, {"dc pb", "pc fw"}), (Picture{"++", "+."}));
    EXPECT_EQ(pictureOf(ranch, {"dc fb", "fb fw"}), (Picture{"..", ".."})); // half a point is none
}

TEST(BonusReasons, LeaveOutWhatIsWorthNothing)
{
    Bonus customers{.kind = BonusKind::Customers,
                    .symbol = Symbol::Bottle,
                    .other = Symbol::Cow,
                    .points = 3,
                    .penalty = 1};
    const std::vector<std::string> town{"db dc dw", "db dg db"};
    EXPECT_EQ(pictureOf(customers, town), (Picture{"+..", "-.-"}));
    customers.penalty = 0;
    EXPECT_EQ(pictureOf(customers, town), (Picture{"+..", "..."}));
    customers.points = 0;
    EXPECT_EQ(pictureOf(customers, town), (Picture{"...", "..."}));
}

TEST(BonusReasons, LookAtBothTowns)
{
    const Bonus showdown{.kind = BonusKind::Showdown,
                         .symbol = Symbol::Gun,
                         .other = Symbol::Bottle,
                         .points = 8,
                         .handOver = 4};
    const std::vector<std::string> guns{"dg dg", "fc fc"};
    const std::vector<std::string> bribe{"dg db", "fb fc"};
    EXPECT_EQ(pictureOf(showdown, guns, bribe), (Picture{"++", ".."}));
    EXPECT_EQ(pictureOf(showdown, bribe, guns), (Picture{".+", "+."}));
    EXPECT_EQ(pictureOf(showdown, bribe, bribe), (Picture{"..", ".."}));
    const Bonus excess{.kind = BonusKind::Excess, .symbol = Symbol::Gun};
    EXPECT_EQ(pictureOf(excess, guns, bribe), (Picture{"--", ".."}));
    EXPECT_EQ(pictureOf(excess, bribe, guns), (Picture{"..", ".."}));
    EXPECT_EQ(pictureOf({.kind = BonusKind::SmallTown}, {"dg dg", "fc fc"}, {"dg dg dg", "fc fc fc"}),
              (Picture{"..", ".."}));
}

} // namespace
} // namespace lodeline::boomtown::test
