// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace lodeline::goldrush {

// Holds up work of any thread while it is closed.
class Gate
{
public:
    void setOpen(bool open)
    {
        {
            const std::scoped_lock lock(mutex_);
            open_ = open;
        }
        opened_.notify_all();
    }
    // Returns as soon as it is open, or the work is to stop.
    void pass(const std::stop_token& stop)
    {
        std::unique_lock lock(mutex_);
        opened_.wait(lock, stop, [this] { return open_; });
    }

private:
    std::mutex mutex_;
    std::condition_variable_any opened_;
    bool open_ = true;
};

} // namespace lodeline::goldrush
