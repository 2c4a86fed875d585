// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/eventturns.h"

namespace lodeline::goldrush {

std::vector<std::span<const Event>> turnsOf(const std::vector<Event>& history)
{
    std::vector<std::span<const Event>> turns;
    for (const Event& event : history) {
        if (std::holds_alternative<events::Draw>(event))
            turns.emplace_back(&event, 0);
        if (!turns.empty())
            turns.back() = {turns.back().data(), turns.back().size() + 1};
    }
    return turns;
}

} // namespace lodeline::goldrush
