// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline::test {

// How foreman:40 and baron:300 think of fixed positions (engine/goldrush/ai/searchprint.h). Who means to
// change that writes down here what `lodeline-cli bench` prints, and names both numbers, before and after, in
// the commit with the match that shows what the change is worth. Who does not has found a fault.
inline constexpr std::uint64_t kForemanPrint = 0xc7366f5bde7d3b19;
inline constexpr std::uint64_t kBaronPrint = 0xfed23a01a4bb83fa;

} // namespace lodeline::test
