// SPDX-License-Identifier: GPL-3.0-or-later
// B5: where a card may lie, and what it covers.
#include "engine/boomtown/files/towntext.h"
#include "tests/support/boomtown/towntext.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::boomtown::test {

namespace {

Front front(const char* nw, const char* ne, const char* sw, const char* se)
{
    return {squareFromText(nw), squareFromText(ne), squareFromText(sw), squareFromText(se)};
}

// By the words of the rule, square by square.
bool mayLie(const Town& town, Position at)
{
    for (const Position square : squaresFrom(at)) {
        if (town.squareAt(square))
            return true;
        for (const Side side : kAllSides)
            if (town.squareAt(neighbour(square, side)))
                return true;
    }
    return false;
}

TEST(Places, OfTheFirstCardIsTheOrigin)
{
    const Places places = Town().places();
    ASSERT_EQ(places.size(), 1);
    EXPECT_EQ(places[0], (Position{0, 0}));
    EXPECT_FALSE(Town().isLegal({{1, 0}}));
}

TEST(Places, ShareAnEdgeOrCover)
{
    Town town;
    town.place(front("db", "dc", "fb", "fc"), {});
    EXPECT_TRUE(town.isLegal({{0, 0}}));  // a whole card
    EXPECT_TRUE(town.isLegal({{1, 1}}));  // one square
    EXPECT_TRUE(town.isLegal({{2, -1}})); // an edge of one square
    EXPECT_FALSE(town.isLegal({{2, 2}})); // a corner
    EXPECT_FALSE(town.isLegal({{-2, -2}}));
    EXPECT_FALSE(town.isLegal({{3, 0}})); // nothing
    EXPECT_FALSE(town.isLegal({{500, 0}}));
    EXPECT_FALSE(town.isLegal({{64, 0}})); // a whole word of a row further
    EXPECT_FALSE(town.isLegal({{0, 64}}));
    EXPECT_FALSE(town.squareAt({-64, 0}));
}

TEST(Places, AreThoseOfTheRuleAround)
{
    const Town town = townFromText({"db dc .. ..", "fb fc .. ..", ".. mb mc sg", ".. mb mc sg"});
    const Places places = town.places();
    int count = 0;
    for (std::int16_t y = -6; y < 10; ++y)
        for (std::int16_t x = -6; x < 10; ++x) {
            EXPECT_EQ(places.contains({x, y}), mayLie(town, {x, y})) << x << ' ' << y;
            count += mayLie(town, {x, y}) ? 1 : 0;
        }
    EXPECT_EQ(places.size(), count);
    std::vector<Position> visited;
    places.forEach([&visited](Position at) { visited.push_back(at); });
    EXPECT_EQ(visited.size(), static_cast<std::size_t>(count));
    EXPECT_TRUE(std::ranges::is_sorted(visited));
    for (int i = 0; i < places.size(); ++i)
        EXPECT_EQ(places[i], visited[static_cast<std::size_t>(i)]);
}

TEST(Town, TurnsACardByHalf)
{
    Town town;
    town.place(front("db", "dc", "fb", "fc"), {{0, 0}, true});
    EXPECT_EQ(textOf(town), (std::vector<std::string>{"fc fb", "dc db"}));
}

// B5, B10: what is covered does not count, but its card does.
TEST(Town, CoversAndTakesBack)
{
    Town town = townFromText({"db dc", "fb fc"});
    const Town before = town;
    const Placement over{{1, 0}, false};
    const Front card = front("sg", "sp", "wg", "wp");
    const Town::Covered covered = town.place(card, over);
    EXPECT_EQ(textOf(town), (std::vector<std::string>{"db sg sp", "fb wg wp"}));
    EXPECT_EQ(town.squares(), 6);
    EXPECT_EQ(town.cards(), 2);
    EXPECT_EQ(town.count(Symbol::Cow), 0);
    EXPECT_EQ(town.count(Symbol::Gun), 2);
    EXPECT_EQ(town.count(Territory::Desert), 1);
    EXPECT_EQ(covered.squares[0], squareFromText("dc"));
    EXPECT_FALSE(covered.squares[1]);
    town.takeBack(card, covered, over);
    EXPECT_EQ(town, before);
}

TEST(Town, HasNoPlaceForMoreCardsThanTheCircle)
{
    Town town;
    for (std::int16_t i = 0; i < kCircle; ++i) {
        ASSERT_TRUE(town.isLegal({{static_cast<std::int16_t>(-2 * i), 0}})) << i;
        town.place(front("db", "dc", "fb", "fc"), {{static_cast<std::int16_t>(-2 * i), 0}});
    }
    EXPECT_EQ(town.places().size(), 0);
    EXPECT_EQ(town.squares(), 4 * kCircle);
}

TEST(TownText, IsOfBlocksOfFourSquares)
{
    EXPECT_FALSE(boomtown::townFromText({"db dx", "fb fc"}));
    EXPECT_FALSE(boomtown::townFromText({"db .", "fb fc"}));
    EXPECT_EQ(boomtown::townFromText({})->cards(), 0);
    EXPECT_EQ(boomtown::townFromText({"db"})->cards(), 0);
    EXPECT_EQ(boomtown::townFromText({"db dc", "fb"})->cards(), 0);
    EXPECT_EQ(boomtown::townFromText({"db", "fb fc"})->cards(), 0);
    EXPECT_EQ(textOf(*boomtown::townFromText({"db dc dg", "fb fc"})),
              (std::vector<std::string>{"db dc", "fb fc"}));
    EXPECT_EQ(boomtown::townFromText({"db dc dg", "fb fc fg"})->cards(), 2);
}

} // namespace
} // namespace lodeline::boomtown::test
