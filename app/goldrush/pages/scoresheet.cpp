// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/scoresheet.h"

#include <numeric>

namespace lodeline::goldrush {

ScoreSheet::ScoreSheet(int players, const std::vector<Event>& history)
    : points_(static_cast<std::size_t>(players))
{
    for (const Event& event : history) {
        const auto* score = std::get_if<events::Score>(&event);
        for (std::size_t seat = 0; score && seat < points_.size(); ++seat)
            points_[seat][static_cast<std::size_t>(score->kind)] += score->points[seat];
    }
}

int ScoreSheet::points(int seat, Kind kind) const
{
    return points_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(kind)];
}

int ScoreSheet::total(int seat) const
{
    const auto& row = points_[static_cast<std::size_t>(seat)];
    return std::accumulate(row.begin(), row.end(), 0);
}

} // namespace lodeline::goldrush
