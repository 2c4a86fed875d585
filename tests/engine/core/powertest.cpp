// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/power.h"

#include <gtest/gtest.h>

#include <cmath>

namespace lodeline::test {
namespace {

TEST(Power, isAProduct)
{
    static_assert(power(3, 0) == 1);
    static_assert(power(3, 5) == 243);
    static_assert(power(0.5, 10) == 0x1p-10);
    for (const unsigned exponent : {1U, 7U, 63U, 1000U})
        EXPECT_NEAR(power(0.95, exponent) / std::pow(0.95, exponent), 1, 1e-12) << exponent;
}

} // namespace
} // namespace lodeline::test
