// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::artist {

// Takes from this process, for good, what painting does not need: memory beyond kMostMemory, writing to
// files, other programs, the network. False where the system refuses it.
bool limitThisProcess();

inline constexpr unsigned long kMostMemory = 384UL << 20; // bytes, of addresses

} // namespace lodeline::artist
