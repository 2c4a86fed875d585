// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace lodeline::app {

// How large letters can be, in percent of what the system has.
inline constexpr std::array kTextSizes{80, 90, 100, 110, 125, 150, 175, 200};
inline constexpr int kUsualTextSize = 100;

} // namespace lodeline::app
