// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/course.h"

#include "engine/goldrush/knowledge/eventturns.h"

#include <algorithm>
#include <span>

namespace lodeline::goldrush {
namespace {

using Stage = Course::Stage;

bool happened(const std::string& wanted, std::span<const Event> turn)
{
    return std::ranges::any_of(turn, [&](const Event& event) { return matches(wanted, event); });
}

bool isMet(const LessonStep& step, std::span<const Event> turn)
{
    return std::ranges::all_of(step.wanted, [&](const auto& wanted) { return happened(wanted, turn); });
}

// Whether what lies agrees with what is wanted of the tile.
bool isWellLaid(const LessonStep& step, std::span<const Event> turn)
{
    const auto placed = std::ranges::find_if(
        turn, [](const Event& event) { return std::holds_alternative<events::Place>(event); });
    return std::ranges::all_of(step.wanted, [&](const std::string& wanted) {
        const bool isAboutTile = wanted.find(R"("event":"place")") != std::string::npos;
        return !isAboutTile || matches(wanted, *placed);
    });
}

Stage stageWithin(const LessonStep& step, const GameSession& session, std::span<const Event> turn)
{
    if (session.phase() == Game::Phase::Place)
        return Stage::Lay;
    return isWellLaid(step, turn) ? Stage::Act : Stage::LaidOther;
}

} // namespace

Course courseOf(const Lesson& lesson, const GameSession& session)
{
    const auto turns = turnsOf(session.history());
    const int played = session.turns();
    // With a tile set of somebody else a game may end before the turn of a step.
    const int begun = session.isOver() ? played : played + 1;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        if (!step.ply)
            return {session.isOver() ? Stage::Done : Stage::Free, i};
        if (begun <= *step.ply)
            return {Stage::Watch, i};
        const auto turn = turns[static_cast<std::size_t>(*step.ply)];
        if (played == *step.ply)
            return {stageWithin(step, session, turn), i};
        if (!isMet(step, turn))
            return {Stage::ActedOther, i};
    }
    return {Stage::Done, lesson.steps.size() - 1};
}

} // namespace lodeline::goldrush
