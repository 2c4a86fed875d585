// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/inorder.h"

#include <gtest/gtest.h>

#include <limits>
#include <new>

namespace lodeline {
namespace {

struct NumbersPlayed
{
    int games = 0;
    std::int64_t sum = 0;

    NumbersPlayed& operator+=(const NumbersPlayed& other)
    {
        games += other.games;
        sum += other.sum;
        return *this;
    }
};

// What the games from `first` on come to, so many of them.
std::int64_t sumOf(int first, int games)
{
    return std::int64_t{games} * first + std::int64_t{games} * (games - 1) / 2;
}

TEST(SumInOrder, PlaysEachGameOnce)
{
    const std::atomic<bool> cancel = false;
    for (const int jobs : {1, 3}) {
        int before = 0;
        const auto played = sumInOrder<NumbersPlayed>(
            5, 205, jobs,
            [](int number) {
                return std::optional(NumbersPlayed{1, number});
            },
            [&](const NumbersPlayed& soFar) {
                EXPECT_EQ(soFar.games, ++before);
                EXPECT_EQ(soFar.sum, sumOf(5, soFar.games));
            },
            cancel);
        EXPECT_EQ(played.games, 200);
        EXPECT_EQ(before, 200);
    }
}

// Not after two thousand million games that are no longer played.
TEST(SumInOrder, EndsSoonAfterACancelWithTheFirstGames)
{
    for (const int jobs : {1, 3}) {
        std::atomic<bool> cancel = false;
        const auto played = sumInOrder<NumbersPlayed>(
            5, std::numeric_limits<int>::max(), jobs,
            [&](int number) {
                return cancel ? std::nullopt : std::optional(NumbersPlayed{1, number});
            },
            [&](const NumbersPlayed& soFar) { cancel = cancel || soFar.games >= 100; }, cancel);
        EXPECT_GE(played.games, 100);
        EXPECT_LT(played.games, 1'000'000'000);
        EXPECT_EQ(played.sum, sumOf(5, played.games));
    }
}

// As where memory ends: the others must not play on for hours to be thrown away.
TEST(SumInOrder, EndsSoonAfterAnExceptionAndThrowsIt)
{
    const std::atomic<bool> cancel = false;
    for (const int jobs : {1, 3}) {
        std::atomic<int> played = 0;
        const auto playOne = [&](int number) {
            ++played;
            return number == 7 ? throw std::bad_alloc() : std::optional(NumbersPlayed{1, number});
        };
        EXPECT_THROW(sumInOrder<NumbersPlayed>(
                         0, 1'000'000, jobs, playOne, [](const NumbersPlayed&) {}, cancel),
                     std::bad_alloc);
        EXPECT_LT(played, 1'000'000);
    }
}

} // namespace
} // namespace lodeline
