// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::test {

// How often this program has allocated memory, by one thread: its source replaces operator new of all of it.
long allocations();

// How often `work()` does.
template <typename Work>
long allocationsOf(Work work)
{
    const long before = allocations();
    work();
    return allocations() - before;
}

} // namespace lodeline::test
