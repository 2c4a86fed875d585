// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/highlights.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Kind = Highlight::Kind;

events::Score railroadOf(int tiles, std::vector<int> points)
{
    events::Score score;
    score.points = std::move(points);
    score.tiles.resize(static_cast<std::size_t>(tiles));
    return score;
}

std::vector<Highlight> of(Kind kind, const std::vector<Event>& history)
{
    std::vector<Highlight> found = highlights(history);
    std::erase_if(found, [kind](const Highlight& one) { return one.kind != kind; });
    return found;
}

TEST(Highlights, nameTheLongestRailroadAndWhoHasScoredIt)
{
    const std::vector<Event> history{railroadOf(4, {0, 4, 4}), railroadOf(3, {3, 0, 0})};
    EXPECT_EQ(of(Kind::Railroad, history),
              (std::vector<Highlight>{{Kind::Railroad, 4, {1, 2}, std::size_t{0}}}));
}

TEST(Highlights, tellOfAFeatureThatNobodyHas)
{
    const std::vector<Event> history{railroadOf(3, {3, 0}), railroadOf(5, {0, 0})};
    EXPECT_EQ(of(Kind::Railroad, history), (std::vector<Highlight>{{Kind::Railroad, 5, {}, std::size_t{1}}}));
}

TEST(Highlights, nameAllThatAreTiedUnlessTheyAreMany)
{
    std::vector<Event> history(kMostTied, railroadOf(6, {6, 0}));
    EXPECT_EQ(of(Kind::Railroad, history).size(), kMostTied);
    history.emplace_back(railroadOf(6, {0, 6}));
    EXPECT_TRUE(of(Kind::Railroad, history).empty());
    history.emplace_back(railroadOf(7, {0, 7}));
    EXPECT_EQ(of(Kind::Railroad, history).size(), 1U);
}

TEST(Highlights, leaveOutWhatIsNothing)
{
    events::Score city{.kind = events::Score::Kind::City, .points = {0, 0}};
    EXPECT_TRUE(of(Kind::City, {city}).empty());
    city.railroads = 1;
    EXPECT_EQ(of(Kind::City, {city}).size(), 1U);
}

TEST(Highlights, countOfATurnWhatItsPlayerScoresBeforeTheEnd)
{
    events::Score last = railroadOf(9, {9, 9});
    last.final = true;
    const std::vector<Event> history{events::Draw{.player = 0, .tile = "a"},
                                     events::Place{.player = 0},
                                     railroadOf(3, {3, 5}),
                                     railroadOf(2, {2, 0}),
                                     events::Draw{.player = 1, .tile = "a"},
                                     events::Place{.player = 1},
                                     railroadOf(4, {9, 4}),
                                     last};
    EXPECT_EQ(of(Kind::Turn, history), (std::vector<Highlight>{{Kind::Turn, 5, {0}, std::size_t{1}}}));
}

TEST(Highlights, nameAllWithMostTokensAndMostGold)
{
    const std::vector<Event> history{events::Score{.kind = events::Score::Kind::Gold,
                                                   .points = {3, 7, 3},
                                                   .final = true,
                                                   .gold = {{1, 2}, {7}, {0, 3}}}};
    EXPECT_EQ(of(Kind::Tokens, history), (std::vector<Highlight>{{Kind::Tokens, 2, {0, 2}, {}}}));
    EXPECT_EQ(of(Kind::Gold, history), (std::vector<Highlight>{{Kind::Gold, 7, {1}, {}}}));
}

TEST(Highlights, pointToWhatTheyAreAbout)
{
    goldrush::Setup setup;
    setup.players = 3;
    setup.seed = 5;
    EventList list;
    Game game(classicSet(), setup, &list);
    Random random(setup.seed);
    while (game.phase() != Game::Phase::Over)
        playRandomMove(game, random, &list);
    int features = 0;
    for (const Highlight& one : highlights(list.events)) {
        ASSERT_EQ(one.event.has_value(), one.kind != Kind::Tokens && one.kind != Kind::Gold);
        if (!one.event || one.kind == Kind::Turn)
            continue;
        const auto& score = std::get<events::Score>(list.events[*one.event]);
        const FeatureInfo info = game.feature(score.at, score.segment);
        const bool byTiles = one.kind == Kind::Railroad || one.kind == Kind::Prairie;
        EXPECT_EQ(one.amount, byTiles ? static_cast<int>(info.tiles.size()) : info.value);
        ++features;
    }
    EXPECT_GE(features, 3);
}

} // namespace
} // namespace lodeline::test
