// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/scoresheet.h"

#include "engine/core/listening.h"

#include <numeric>

namespace lodeline::goldrush {

ScoreSheet::ScoreSheet(int players, const std::vector<Event>& history)
    : points_(static_cast<std::size_t>(players))
{
    for (const Event& event : history)
        receive(event);
}

void ScoreSheet::receive(const Event& event)
{
    const auto add = [this](const events::Score& score) {
        for (std::size_t seat = 0; seat < points_.size(); ++seat)
            points_[seat][static_cast<std::size_t>(score.kind)] += score.points[seat];
    };
    std::visit(
        Listening{
            add,
            kIgnored<events::Start, events::Draw, events::Place, events::Cowboy, events::Tent, events::Mine,
                     events::TakeBack, events::Tokens, events::TokensBack, events::Return, events::End>},
        event);
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
