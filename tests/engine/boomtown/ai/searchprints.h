// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline::boomtown::test {

// How greenhorn, foreman and baron:60 play games of fixed seeds (engine/boomtown/ai/searchprint.h). Who means
// to change that writes down here what the tests or `lodeline-cli bench --game boomtown` print, and names
// both numbers, before and after, in the commit with the match that shows what the change is worth. Who does
// not has found a fault.
inline constexpr std::uint64_t kGreenhornPrint = 0x2c66bea502d5a924;
inline constexpr std::uint64_t kForemanPrint = 0xd6eaae17a58b40cc;
inline constexpr std::uint64_t kBaronPrint = 0xa9baa69d81ef622b;

} // namespace lodeline::boomtown::test
