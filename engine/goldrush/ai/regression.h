// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"

#include <vector>

namespace lodeline::goldrush {

// Linear regression of points on the amounts of the terms and the phase, with a small ridge.
class Regression
{
public:
    using Amounts = std::array<double, terms::kCount>;

    // `weight` is how much the sample counts.
    void add(const Amounts& amounts, const Phase& phase, double points, double weight);
    // Lets all samples so far count for less, by a factor.
    void fade(double factor);
    // What fits the samples best.
    Weights solve() const;

private:
    static constexpr std::size_t kUnknowns = terms::kCount * Phase::kParts;

    // Of the normal equations, by rows; the lower half is used.
    std::vector<double> matrix_ = std::vector<double>(kUnknowns * kUnknowns);
    std::vector<double> right_ = std::vector<double>(kUnknowns);
};

} // namespace lodeline::goldrush
