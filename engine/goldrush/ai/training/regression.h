// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"

#include <span>
#include <vector>

namespace lodeline::goldrush {

// What is known before any sample: weights, and how much they count, as a share of the samples.
struct Prior
{
    Weights weights;
    double share = 0; // 0 and more
};

// Linear regression of points on the amounts of the terms and the progress, with a small ridge.
class Regression
{
public:
    using Amounts = std::array<double, terms::kCount>;
    static constexpr std::size_t kUnknowns = terms::kCount * Progress::kParts;
    static constexpr std::size_t kSums = kUnknowns * (kUnknowns + 1) / 2 + kUnknowns;

    // `weight` is how much the sample counts.
    void add(const Amounts& amounts, const Progress& progress, double points, double weight);
    // Adds all samples of another regression, by its sums.
    void add(std::span<const double> sums);
    // All that it knows of its samples, kSums numbers: the lower half of the matrix of the normal equations
    // by rows, then their right side.
    std::span<const double> sums() const { return sums_; }
    // Lets all samples so far count for less, by a factor.
    void fade(double factor);
    // What fits the samples best. A weight of which they say nothing is that of the prior.
    Weights solve(const Prior& prior = {}) const;

    friend bool operator==(const Regression&, const Regression&) = default;

private:
    std::vector<double> sums_ = std::vector<double>(kSums);
};

} // namespace lodeline::goldrush
