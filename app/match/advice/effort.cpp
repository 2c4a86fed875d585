// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/advice/effort.h"

#include <algorithm>

namespace lodeline::app {

Budget Effort::part(double share, const std::stop_token& stop) const
{
    const auto count = static_cast<std::int64_t>(share * static_cast<double>(playouts));
    const auto ms = static_cast<std::chrono::milliseconds::rep>(share * static_cast<double>(time.count()));
    Budget budget = playouts > 0 ? Budget::playouts(std::max<std::int64_t>(count, 1))
                                 : Budget::time(std::chrono::milliseconds(std::max<decltype(ms)>(ms, 1)));
    budget.setStopToken(stop);
    return budget;
}

} // namespace lodeline::app
