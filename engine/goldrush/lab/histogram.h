// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace lodeline::goldrush {

// How often each value came up, in bins of one width from 0 on; sums of integers, so that parts of many
// games join exactly and in any order. Values of kMostBins bins and more are counted in the last one.
class Histogram
{
public:
    static constexpr int kMostBins = 1024;

    Histogram() = default;
    explicit Histogram(int width)
        : width_(width)
    {
    }
    // As a file has it: counts from bin `first` on. The bounds are those of single values.
    Histogram(int width, int first, const std::vector<std::int64_t>& counts, std::int64_t sum,
              std::int64_t squares);

    void add(int value);                           // 0 or more
    Histogram& operator+=(const Histogram& other); // of the same width

    int width() const { return width_; }
    const std::vector<std::int64_t>& counts() const { return counts_; } // up to the last that is not 0
    int firstBin() const;                                               // the first that is not 0
    std::int64_t count() const { return count_; }
    std::int64_t sum() const { return sum_; }
    std::int64_t squares() const { return squares_; } // sum of the squares of the values

    // 0 when nothing was counted.
    double mean() const;
    double deviation() const; // standard deviation
    // Share of the values that lie in a bin.
    double share(int bin) const;

    friend bool operator==(const Histogram&, const Histogram&) = default;

private:
    int width_ = 1;
    std::vector<std::int64_t> counts_;
    std::int64_t count_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;
};

} // namespace lodeline::goldrush
