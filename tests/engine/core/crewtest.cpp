// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/crew.h"

#include <gtest/gtest.h>

#include <atomic>

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

TEST(Crew, leavesWithoutHavingWorked)
{
    const Crew crew(3);
    EXPECT_EQ(crew.workers(), 3);
}

} // namespace
} // namespace lodeline::test
