// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace lodeline::ui {

// Says when it is time to tell again of work that has more to tell than a window can show.
class Pace
{
public:
    explicit Pace(std::chrono::milliseconds between)
        : between_(between)
    {
    }

    bool isDue()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < between_)
            return false;
        last_ = now;
        return true;
    }

private:
    std::chrono::milliseconds between_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

} // namespace lodeline::ui
