// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline {

// `base` to the power of a whole number, by products alone: the same to the last bit on every platform, which
// std::exp and std::pow are not.
constexpr double power(double base, unsigned exponent)
{
    double result = 1;
    for (double square = base; exponent != 0; exponent >>= 1, square *= square)
        if ((exponent & 1U) != 0)
            result *= square;
    return result;
}

} // namespace lodeline
