// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/crew.h"

#include <algorithm>
#include <thread>

namespace lodeline::art {

// Goes over the rows of a picture; a large one is worth several threads.
class Rows
{
public:
    explicit Rows(int height)
        : height_(height)
        , crew_(height < kLarge
                    ? 1
                    : std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads))
    {
    }

    // Calls row(y) for each, in no certain order and side by side.
    template <typename Row>
    void each(const Row& row)
    {
        crew_.run((height_ + kStrip - 1) / kStrip, [&](int /*worker*/, int strip) {
            const int end = std::min(height_, (strip + 1) * kStrip);
            for (int y = strip * kStrip; y < end; ++y)
                row(y);
        });
    }

private:
    static constexpr int kLarge = 192; // px
    static constexpr int kStrip = 16;
    static constexpr int kMostThreads = 4;

    int height_;
    Crew crew_;
};

} // namespace lodeline::art
