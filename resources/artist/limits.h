// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace lodeline::artist {

// Takes from this process, for good, what painting does not need: memory beyond kMostMemory, writing to
// files, other programs, the network. False where the system refuses it. On machines other than x86-64 and
// arm64 no system call is refused: there memory, the size of files, which may be made but stay empty, and the
// number of open ones are limited, while other programs and the network are not.
bool limitThisProcess();
// How many system calls are refused whatever is asked of them.
std::size_t forbiddenCalls();

inline constexpr unsigned long kMostMemory = 384UL << 20; // bytes, of addresses

} // namespace lodeline::artist
