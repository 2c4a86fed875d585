// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/stepback.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace lodeline::ui {

void stepBack()
{
#ifdef __linux__
    constexpr int kNice = 10;
    setpriority(PRIO_PROCESS, 0, kNice); // of this thread alone, here
#endif
}

} // namespace lodeline::ui
