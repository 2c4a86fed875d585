// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline {

// A sum of fractions that comes to the same in any order and of any parts: each addend is rounded by itself,
// to a multiple of 2^-kBits and to at most kMost either way, and what is added up are whole numbers.
struct ExactSum
{
    static constexpr int kBits = 40;
    static constexpr double kMost = 0x1p40;
    // After so many addends the sum is still exact.
    static constexpr std::int64_t kMostAddends = std::int64_t{1} << 22;

    std::int64_t wholes = 0;
    std::int64_t rests = 0; // in units of 2^-kBits, of each addend what it is above the next lower whole

    void add(double addend);
    double value() const;
    ExactSum& operator+=(const ExactSum& other);
    friend bool operator==(const ExactSum&, const ExactSum&) = default;
};

} // namespace lodeline
