// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/exactsum.h"

#include <algorithm>
#include <cmath>

namespace lodeline {
namespace {

constexpr auto kUnits = static_cast<double>(std::int64_t{1} << ExactSum::kBits);

} // namespace

void ExactSum::add(double addend)
{
    const double bounded = std::clamp(addend, -kMost, kMost);
    const double whole = std::floor(bounded);
    wholes += static_cast<std::int64_t>(whole);
    rests += static_cast<std::int64_t>((bounded - whole) * kUnits);
}

double ExactSum::value() const
{
    return static_cast<double>(wholes) + static_cast<double>(rests) / kUnits;
}

ExactSum& ExactSum::operator+=(const ExactSum& other)
{
    wholes += other.wholes;
    rests += other.rests;
    return *this;
}

} // namespace lodeline
