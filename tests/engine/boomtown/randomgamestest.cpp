// SPDX-License-Identifier: GPL-3.0-or-later
// B1 to B10 over random games of random decks.
#include "engine/boomtown/rules/groups.h"
#include "tests/engine/properties/howmany.h"
#include "tests/support/boomtown/randomgame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace lodeline::boomtown::test {
namespace {

constexpr int kShards = 4;

class RandomBoomtowns : public testing::TestWithParam<int>
{
protected:
    // Calls check(number) for the share of this shard; every so many-th game only.
    template <typename Check>
    static void forEachGame(int every, Check check)
    {
        const int games = lodeline::test::randomGames() / kShards;
        for (int i = 0; i < games && !HasFatalFailure(); i += every) {
            const int number = GetParam() * games + i;
            SCOPED_TRACE(number);
            check(number);
        }
    }
};

// Groups by walking from square to square.
int largestByWalking(const Town& town, Territory territory)
{
    std::set<Position> left;
    forEachSquare(town.of(territory), town.north(), town.south(), [&left](Position at) { left.insert(at); });
    int largest = 0;
    while (!left.empty()) {
        std::vector<Position> group{*left.begin()};
        left.erase(left.begin());
        for (std::size_t i = 0; i < group.size(); ++i)
            for (const Side side : kAllSides)
                if (left.erase(neighbour(group[i], side)) > 0)
                    group.push_back(neighbour(group[i], side));
        largest = std::max(largest, static_cast<int>(group.size()));
    }
    return largest;
}

TEST_P(RandomBoomtowns, CountEveryVisibleSquareOnce)
{
    forEachGame(1, [](int number) {
        const PlayedGame played = playedGame(number);
        for (int seat = 0; seat < kPlayers; ++seat) {
            const Town& town = played.game.town(seat);
            int ofTerritories = 0;
            int inGroups = 0;
            for (const Territory territory : kAllTerritories) {
                ofTerritories += town.count(territory);
                forEachGroup(town.of(territory), town.north(), town.south(),
                             [&inGroups](const Rows&, int size) { inGroups += size; });
                ASSERT_EQ(town.count(territory),
                          countSquares(town.of(territory), town.north(), town.south()));
                ASSERT_EQ(played.game.score(seat).groups[index(territory)],
                          largestByWalking(town, territory));
            }
            const int ofSymbols =
                std::accumulate(kAllSymbols.begin(), kAllSymbols.end(), 0,
                                [&town](int sum, Symbol symbol) { return sum + town.count(symbol); });
            ASSERT_EQ(ofTerritories, town.squares());
            ASSERT_EQ(inGroups, town.squares());
            ASSERT_EQ(ofSymbols, town.squares());
            ASSERT_EQ(countSquares(town.taken(), town.north(), town.south()), town.squares());
        }
        ASSERT_EQ(played.game.town(0).cards() + played.game.town(1).cards(), kCircle);
    });
}

TEST_P(RandomBoomtowns, AreReplayedFromTheTextOfTheirRecord)
{
    forEachGame(4, [](int number) {
        const PlayedGame played = playedGame(number);
        const auto loaded = parseRecord(writeRecord(played.record));
        ASSERT_TRUE(loaded) << message(loaded.error().front());
        ASSERT_EQ(loaded->record, played.record);
        EventList log;
        const auto game = replay(loaded->record, &log);
        ASSERT_TRUE(game);
        ASSERT_EQ(log.events.size(), played.log.events.size());
        for (std::size_t i = 0; i < log.events.size(); ++i)
            ASSERT_EQ(toJson(log.events[i]), toJson(played.log.events[i]));
    });
}

TEST_P(RandomBoomtowns, AreIndependentOfTheirCopies)
{
    forEachGame(4, [](int number) {
        const auto deck = deckOf(number);
        Random random(static_cast<std::uint64_t>(number));
        Game game(deck, setupOf(number));
        while (game.phase() != Game::Phase::Over) {
            const Game before(game);
            Game copy(game);
            const Move move = randomMove(game, random);
            ASSERT_TRUE(game.isLegal(move));
            const Game::Undo undo = game.play(move);
            ASSERT_EQ(copy, before);
            copy.play(move);
            ASSERT_EQ(copy, game);
            copy.undo(move, undo);
            ASSERT_EQ(copy, before);
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Shard, RandomBoomtowns, testing::Range(0, kShards));

} // namespace
} // namespace lodeline::boomtown::test
