// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/budget.h"

namespace lodeline::app {

// How much thinking an answer may cost in all: a time, or playouts (then it does not depend on the machine).
struct Effort
{
    std::chrono::milliseconds time{1000};
    std::int64_t playouts = 0; // instead of the time when it is not 0

    Budget part(double share, const std::stop_token& stop) const;
};

} // namespace lodeline::app
