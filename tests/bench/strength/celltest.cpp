// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/cell.h"

#include "engine/goldrush/ai/level.h"
#include "tests/bench/strength/cells.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>

namespace lodeline::test {

using namespace goldrush;
using namespace strength;

namespace {

const std::atomic<bool> kNever = false;

std::unique_ptr<Player> byName(const std::string& name)
{
    return makePlayer(name);
}

void play(Cell& cell, const PlayedSet& set, int games, int jobs = 1)
{
    playOn(
        cell, set, byName, games, jobs, [](const Cell&) {}, kNever);
}

void expectSame(const Cell& a, const Cell& b)
{
    EXPECT_EQ(a.games, b.games);
    EXPECT_EQ(a.discarded, b.discarded);
    ASSERT_EQ(a.players.size(), b.players.size());
    for (std::size_t i = 0; i < a.players.size(); ++i) {
        EXPECT_EQ(a.players[i].name, b.players[i].name);
        EXPECT_EQ(a.players[i].parts, b.players[i].parts);
        EXPECT_EQ(a.players[i].partSquares, b.players[i].partSquares);
        EXPECT_EQ(a.players[i].points, b.players[i].points);
        EXPECT_EQ(a.players[i].moves, b.players[i].moves);
    }
}

// At which seats of the games of each seed a player sat: "one" at 0, "two" at 1, ...
class Seats
{
public:
    MakePlayer maker()
    {
        return [this](const std::string& name) { return std::make_unique<Spy>(*this, name); };
    }
    std::map<std::uint64_t, std::vector<int>> of(const std::string& name) const { return seats_.at(name); }

private:
    class Spy : public RandomPlayer
    {
    public:
        Spy(Seats& seats, std::string name)
            : seats_(seats)
            , name_(std::move(name))
        {
        }
        Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override
        {
            if (!std::exchange(sat_, true))
                seats_.seats_[name_][game.setup().seed].push_back(game.player());
            return RandomPlayer::choose(game, seed, stop);
        }

    private:
        Seats& seats_;
        std::string name_;
        bool sat_ = false;
    };

    std::map<std::string, std::map<std::uint64_t, std::vector<int>>> seats_;
};

void playWith(Seats& seats, const std::vector<std::string>& names, int games)
{
    const PlayedSet set = drawnSet("small", 12);
    Cell cell = emptyCell(set, names, 3);
    playOn(
        cell, set, seats.maker(), games, 1, [](const Cell&) {}, kNever);
}

TEST(StrengthCell, GivesBothPlayersOfAPairTheSameTiles)
{
    Seats seats;
    playWith(seats, {"one", "two"}, 8);
    EXPECT_EQ(seats.of("one").size(), 4U);
    for (const auto& [seed, taken] : seats.of("one"))
        EXPECT_EQ(taken, (std::vector{0, 1}));
    for (const auto& [seed, taken] : seats.of("two"))
        EXPECT_EQ(taken, (std::vector{1, 0}));
}

TEST(StrengthCell, GivesTheOneAgainstThreeEverySeatWithTheSameTiles)
{
    Seats seats;
    playWith(seats, {"one", "others", "others", "others"}, 8);
    EXPECT_EQ(seats.of("one").size(), 2U);
    for (const auto& [seed, taken] : seats.of("one"))
        EXPECT_EQ(taken, (std::vector{0, 1, 2, 3}));
}

TEST(StrengthCell, PlaysWholeRoundsOfSeats)
{
    EXPECT_EQ(wholeRounds({"baron", "uct"}, 5), 6);
    EXPECT_EQ(wholeRounds({"baron", "uct"}, 6), 6);
    EXPECT_EQ(wholeRounds({"baron", "baron"}, 5), 5);
    EXPECT_EQ(wholeRounds({"baron", "prospector", "prospector", "prospector"}, 201), 204);
}

TEST(StrengthCell, CountsATieAsHalf)
{
    Cell cell = emptyCell(drawnSet("small", 12), {"greedy", "random"}, 1);
    addGames(cell, 60, 20, 20);
    const WinShare share = cell.share();
    EXPECT_DOUBLE_EQ(share.share, 0.7);
    // Wilson's interval for the spread that games of 1, 1/2 and 0 have.
    EXPECT_NEAR(share.low, 0.6149, 0.0001);
    EXPECT_NEAR(share.high, 0.7703, 0.0001);
}

TEST(StrengthCell, IsTheSameByOneThreadOrSeveralAndInOnePartOrTwo)
{
    const PlayedSet set = drawnSet("small", 12);
    Cell once = emptyCell(set, {"prospector", "greedy"}, 5);
    play(once, set, 10, 3);
    Cell twice = emptyCell(set, {"prospector", "greedy"}, 5);
    play(twice, set, 3);
    EXPECT_EQ(twice.games, 3);
    play(twice, set, 10);
    expectSame(once, twice);
    play(twice, set, 10);
    expectSame(once, twice);
}

TEST(StrengthCell, KeepsWhatIsOverWhenItIsStopped)
{
    const PlayedSet set = drawnSet("small", 12);
    Cell stopped = emptyCell(set, {"prospector", "greedy"}, 5);
    std::atomic<bool> stop = false;
    playOn(
        stopped, set, byName, 1000, 2, [&](const Cell& cell) { stop = cell.games >= 5; }, stop);
    EXPECT_GE(stopped.games, 5);
    EXPECT_LT(stopped.games, 1000);
    Cell whole = emptyCell(set, {"prospector", "greedy"}, 5);
    play(whole, set, stopped.games);
    expectSame(stopped, whole);
}

TEST(StrengthCell, IsOfTheSameMatchByPlayersSeedAndContentOfTheSet)
{
    const PlayedSet set = drawnSet("small", 12);
    const Cell cell = emptyCell(set, {"greedy", "random"}, 1);
    PlayedSet renamed = set;
    renamed.id = "elsewhere";
    EXPECT_TRUE(isSameMatch(cell, emptyCell(renamed, {"greedy", "random"}, 1)));
    PlayedSet changed = set;
    changed.digest.back() = 'f';
    EXPECT_FALSE(isSameMatch(cell, emptyCell(changed, {"greedy", "random"}, 1)));
    EXPECT_FALSE(isSameMatch(cell, emptyCell(set, {"random", "greedy"}, 1)));
    EXPECT_FALSE(isSameMatch(cell, emptyCell(set, {"greedy", "random"}, 2)));
}

} // namespace
} // namespace lodeline::test
