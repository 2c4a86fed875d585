// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ctime>

namespace lodeline::cli {

// How often a second `work`, which is told how often it has been called and returns how much it did, does
// it. Processor time, so that other programs on the machine disturb the figure less.
template <typename Work>
double rate(double seconds, Work work)
{
    const std::clock_t start = std::clock();
    std::uint64_t calls = 0;
    double done = 0;
    double elapsed = 0;
    do {
        done += static_cast<double>(work(calls++));
        elapsed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    } while (elapsed < seconds);
    return done / elapsed;
}

} // namespace lodeline::cli
