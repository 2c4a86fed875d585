// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/cell.h"

#include "engine/goldrush/ai/movehash.h"
#include "tests/bench/strength/cells.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>

namespace lodeline::test {

using namespace goldrush;
using namespace strength;

namespace {

const std::atomic<bool> kNever = false;

void play(Cell& cell, const PlayedSet& set, int games, int jobs = 1)
{
    playOn(
        cell, set, contestant, games, jobs, [](const Cell&) {}, kNever);
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
    Contestants contestants()
    {
        return
            [this](const std::string& name, const PlayedSet&) { return std::make_unique<Spy>(*this, name); };
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
        cell, set, seats.contestants(), games, 1, [](const Cell&) {}, kNever);
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
        stopped, set, contestant, 1000, 2, [&](const Cell& cell) { stop = cell.games >= 5; }, stop);
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

TEST(StrengthContestant, TakesTheTimeInItsNameByTheScale)
{
    EXPECT_EQ(atTimeScale("baron@100", 0.1), "baron@10");
    EXPECT_EQ(atTimeScale("before@400", 2), "before@800");
    EXPECT_EQ(atTimeScale("baron@4", 0.1), "baron@1");
    EXPECT_EQ(atTimeScale("baron@100000", 100), "baron@600000");
    EXPECT_EQ(atTimeScale("foreman:64", 0.1), "foreman:64");
    EXPECT_EQ(atTimeScale("prospector", 0.1), "prospector");
}

TEST(StrengthContestant, KnowsThePlayersByNameAndNobodyElse)
{
    const PlayedSet set = drawnSet("small", 12);
    for (const char* name : {"before", "before@400", "before:10", "baron@1", "prospector"})
        EXPECT_TRUE(contestant(name, set)) << name;
    for (const char* name : {"after", "before@", "before@0", ""})
        EXPECT_FALSE(contestant(name, set)) << name;
}

// Whoever changes what the baron is leaves this one alone: the table compares with it.
TEST(StrengthContestant, PlaysAsTheBaronDidBefore)
{
    MoveHash hash;
    for (const PlayedSet& set : {usualSets()[1], usualSets()[5]}) {
        goldrush::Setup setup;
        setup.seed = 1;
        Game game(set.set, setup);
        const auto player = contestant("before:80", set);
        while (game.phase() != Game::Phase::Over) {
            const Move move = player->choose(game, static_cast<std::uint64_t>(game.ply()));
            hash.mix(move);
            game.play(move);
        }
    }
    EXPECT_EQ(hash.value(), 0xcac4f6301f8e8038U);
}

} // namespace
} // namespace lodeline::test
