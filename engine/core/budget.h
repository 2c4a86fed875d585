// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace lodeline {

// How much a player may think about one move: a time, or a number of playouts (then the result does not
// depend on the machine), and what ends the thinking early.
class Budget
{
public:
    static Budget time(std::chrono::milliseconds limit) { return Budget(limit, 0); }
    static Budget playouts(std::int64_t count) { return Budget(std::nullopt, count); }

    void setStopToken(std::stop_token stop) { stop_ = std::move(stop); }

    // Starts the clock.
    void start()
    {
        used_ = 0;
        if (limit_)
            deadline_ = Clock::now() + *limit_;
    }
    void use(std::int64_t playouts) { used_ += playouts; }
    bool exhausted() const
    {
        return stop_.stop_requested() || (limit_ ? Clock::now() >= deadline_ : used_ >= count_);
    }
    bool isTime() const { return limit_.has_value(); }
    // About how many playouts it is good for, where so many take a millisecond.
    std::int64_t estimate(double playoutsAMillisecond) const
    {
        return limit_ ? static_cast<std::int64_t>(static_cast<double>(limit_->count()) * playoutsAMillisecond)
                      : count_;
    }
    // The part of the budget that is gone, 0 to 1.
    double fractionUsed() const
    {
        if (stop_.stop_requested())
            return 1.0;
        if (!limit_)
            return static_cast<double>(used_) / static_cast<double>(count_);
        const std::chrono::duration<double> left = deadline_ - Clock::now();
        return 1.0 - left / std::chrono::duration<double>(*limit_);
    }

private:
    using Clock = std::chrono::steady_clock;

    Budget(std::optional<std::chrono::milliseconds> limit, std::int64_t count)
        : limit_(limit)
        , count_(count)
    {
    }

    std::optional<std::chrono::milliseconds> limit_;
    std::int64_t count_;
    std::int64_t used_ = 0;
    Clock::time_point deadline_{};
    std::stop_token stop_;
};

} // namespace lodeline
