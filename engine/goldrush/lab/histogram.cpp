// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/histogram.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace lodeline::goldrush {

Histogram::Histogram(int width, int first, const std::vector<std::int64_t>& counts, std::int64_t sum,
                     std::int64_t squares)
    : width_(width)
    , counts_(static_cast<std::size_t>(first))
    , count_(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}))
    , sum_(sum)
    , squares_(squares)
{
    counts_.insert(counts_.end(), counts.begin(), counts.end());
    while (!counts_.empty() && counts_.back() == 0)
        counts_.pop_back();
}

void Histogram::add(int value)
{
    assert(value >= 0);
    const auto bin = static_cast<std::size_t>(std::min(value / width_, kMostBins - 1));
    if (bin >= counts_.size())
        counts_.resize(bin + 1);
    ++counts_[bin];
    ++count_;
    sum_ += value;
    squares_ += std::int64_t{value} * value;
}

Histogram& Histogram::operator+=(const Histogram& other)
{
    assert(width_ == other.width_);
    if (counts_.size() < other.counts_.size())
        counts_.resize(other.counts_.size());
    for (std::size_t i = 0; i < other.counts_.size(); ++i)
        counts_[i] += other.counts_[i];
    count_ += other.count_;
    sum_ += other.sum_;
    squares_ += other.squares_;
    return *this;
}

int Histogram::firstBin() const
{
    return static_cast<int>(std::ranges::find_if(counts_, [](std::int64_t n) { return n != 0; }) -
                            counts_.begin());
}

double Histogram::mean() const
{
    return count_ > 0 ? static_cast<double>(sum_) / static_cast<double>(count_) : 0;
}

double Histogram::deviation() const
{
    if (count_ == 0)
        return 0;
    const double square = static_cast<double>(squares_) / static_cast<double>(count_);
    return std::sqrt(std::max(0.0, square - mean() * mean()));
}

double Histogram::share(int bin) const
{
    const auto at = static_cast<std::size_t>(bin);
    return at < counts_.size() ? static_cast<double>(counts_[at]) / static_cast<double>(count_) : 0;
}

} // namespace lodeline::goldrush
