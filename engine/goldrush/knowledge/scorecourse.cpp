// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/scorecourse.h"

#include "engine/goldrush/knowledge/eventturns.h"

#include <algorithm>
#include <functional>

namespace lodeline::goldrush {
namespace {

void addScore(std::vector<int>& sums, const events::Score& score)
{
    std::ranges::transform(sums, score.points, sums.begin(), std::plus{});
}

} // namespace

ScoreCourse scoreCourse(const std::vector<Event>& history, int players)
{
    std::vector<int> sums(static_cast<std::size_t>(players), 0);
    ScoreCourse course{{sums}, {}};
    for (const std::span<const Event> turn : turnsOf(history)) {
        bool lies = false;
        for (const Event& event : turn) {
            lies |= std::holds_alternative<events::Place>(event);
            if (const auto* score = std::get_if<events::Score>(&event); score && !score->final)
                addScore(sums, *score);
        }
        if (lies)
            course.turns.push_back(sums);
    }
    for (const Event& event : history) {
        const auto* score = std::get_if<events::Score>(&event);
        if (!score || !score->final)
            continue;
        const bool isGold = score->kind == events::Score::Kind::Gold;
        if (isGold)
            course.ending.push_back(sums);
        addScore(sums, *score);
        if (isGold)
            course.ending.push_back(sums);
    }
    return course;
}

} // namespace lodeline::goldrush
