// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/freedmemory.h"

#include <cstdlib> // says which C library it is

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace lodeline::ui {

void giveFreedMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace lodeline::ui
