// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/properties/allocations.h"

#include <cstdlib>
#include <new>

namespace {

long count = 0;

}

// Never inlined: a compiler that sees free() behind a delete of the language takes it for a mistake.
[[gnu::noinline]] void* operator new(std::size_t size)
{
    ++count;
    if (void* memory = std::malloc(size > 0 ? size : 1)) // NOLINT(cppcoreguidelines-no-malloc)
        return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size)
{
    return operator new(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    operator delete(memory);
}
void operator delete[](void* memory) noexcept
{
    operator delete(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept
{
    operator delete(memory);
}

namespace lodeline::test {

long allocations()
{
    return count;
}

} // namespace lodeline::test
