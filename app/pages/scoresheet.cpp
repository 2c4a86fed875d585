// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/scoresheet.h"

#include <numeric>

namespace lodeline::goldrush {

void ScoreSheet::add(const events::Score& score)
{
    for (std::size_t seat = 0; seat < points_.size(); ++seat)
        points_[seat][static_cast<std::size_t>(score.kind)] += score.points[seat];
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

FinalScoring::FinalScoring(int players, const std::vector<Event>& history)
    : before(players)
{
    for (const Event& event : history) {
        if (const auto* score = std::get_if<events::Score>(&event)) {
            if (score->final)
                steps.push_back(*score);
            else
                before.add(*score);
        } else if (const auto* over = std::get_if<events::End>(&event)) {
            end = *over;
        }
    }
}

} // namespace lodeline::goldrush
