// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace lodeline {

// By how much one thing is ahead of another when both are tried under the same conditions again and again,
// and whether that is more than chance.
class PairedDifference
{
public:
    void add(double difference)
    {
        ++count_;
        const double off = difference - mean_;
        mean_ += off / count_;
        squares_ += off * (difference - mean_);
    }

    double mean() const { return mean_; }
    // The standard error of the mean; 0 as long as fewer than two were added.
    double error() const
    {
        if (count_ < 2)
            return 0.0;
        const auto count = static_cast<double>(count_);
        return std::sqrt(squares_ / (count - 1) / count);
    }
    // Ahead by more than twice the error. Never after a single trial.
    bool isClear() const
    {
        constexpr double kClear = 2.0;
        return count_ > 1 && mean_ > kClear * error();
    }

private:
    int count_ = 0;
    double mean_ = 0;
    double squares_ = 0; // of what is off the mean
};

} // namespace lodeline
