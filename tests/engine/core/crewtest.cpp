// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/crew.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

namespace lodeline::test {
namespace {

TEST(Crew, doesEveryPieceOnceAgainAndAgain)
{
    for (const int workers : {1, 2, 5}) {
        Crew crew(workers);
        EXPECT_EQ(crew.workers(), workers);
        for (const int pieces : {0, 1, 3, 100}) {
            std::vector<std::atomic<int>> done(static_cast<std::size_t>(pieces));
            crew.run(pieces, [&](int, int piece) { ++done[static_cast<std::size_t>(piece)]; });
            for (const std::atomic<int>& count : done)
                EXPECT_EQ(count, 1);
        }
    }
}

TEST(Crew, givesAWorkerOnePieceAtATime)
{
    constexpr int kWorkers = 4;
    Crew crew(kWorkers);
    std::array<std::atomic<int>, kWorkers> busy{};
    std::atomic<bool> overlapped = false;
    crew.run(500, [&](int worker, int) {
        std::atomic<int>& here = busy[static_cast<std::size_t>(worker)];
        if (++here != 1)
            overlapped = true;
        std::this_thread::yield();
        --here;
    });
    EXPECT_FALSE(overlapped);
}

TEST(Crew, tellsWhatAPieceThrewAndWorksOn)
{
    for (const int workers : {1, 4}) {
        Crew crew(workers);
        std::atomic<int> done = 0;
        const auto work = [&](int, int piece) {
            ++done;
            if (piece == 7)
                throw std::runtime_error("seven");
        };
        EXPECT_THROW(crew.run(50, work), std::runtime_error);
        EXPECT_EQ(done, 50);
        EXPECT_NO_THROW(crew.run(5, work));
        EXPECT_EQ(done, 55);
    }
}

TEST(Crew, leavesWithoutHavingWorked)
{
    const Crew crew(3);
    EXPECT_EQ(crew.workers(), 3);
}

} // namespace
} // namespace lodeline::test
