// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <algorithm>

namespace lodeline::goldrush {

// How long one frame paints what can wait for the next one. The first such piece of work is always done, so
// that there is an end, whatever the machine.
class FrameTime
{
public:
    static constexpr qint64 kMost = 5'000'000; // nanoseconds

    void begin()
    {
        clock_.start();
        slowest_ = 0;
        works_ = 0;
    }
    bool isLeft() const { return works_ == 0 || clock_.nsecsElapsed() + slowest_ < kMost; }

    // Does it, and learns how long the next one may take.
    template <typename Work>
    void spend(Work work)
    {
        const qint64 begin = clock_.nsecsElapsed();
        work();
        slowest_ = std::max(slowest_, clock_.nsecsElapsed() - begin);
        ++works_;
    }

private:
    QElapsedTimer clock_;
    qint64 slowest_ = 0;
    int works_ = 0;
};

} // namespace lodeline::goldrush
