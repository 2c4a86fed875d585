// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/lesson.h"

#include "app/goldrush/session/recordfile.h"
#include "app/match/seats/seat.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

using Json = nlohmann::json;

const std::string kKey = "lesson";
const std::string kName = "lessonName"; // tells a saved game which lesson it is

GameRecord fileOf(const QString& name)
{
    return loadRecord(QStringLiteral(":/lessons/%1.json").arg(name)).value().record;
}

LessonStep stepOf(const Json& json)
{
    LessonStep step{json.at("id").get<std::string>(), std::nullopt, {}};
    if (json.contains("ply"))
        step.ply = json.at("ply").get<int>();
    for (const Json& wanted : json.at("wants"))
        step.wanted.push_back(wanted.dump());
    return step;
}

} // namespace

const QStringList& lessonNames()
{
    static const QStringList names{QStringLiteral("edges"),    QStringLiteral("railroad"),
                                   QStringLiteral("home"),     QStringLiteral("locomotive"),
                                   QStringLiteral("mountain"), QStringLiteral("tent"),
                                   QStringLiteral("city"),     QStringLiteral("tie"),
                                   QStringLiteral("prairie"),  QStringLiteral("game")};
    return names;
}

GameRecord lessonRecord(const QString& name, const std::string& learner)
{
    GameRecord record = fileOf(name);
    record.moves.clear();
    record.players.front().name = learner.empty() ? app::defaultPlayerName(0).toStdString() : learner;
    record.players.back().name = app::defaultPlayerName(1).toStdString();
    record.extra.emplace_back(kName, Json(name.toStdString()).dump());
    return record;
}

std::unique_ptr<GameSession> lessonMatch(const QString& name, const std::string& learner)
{
    return std::move(GameSession::open(lessonRecord(name, learner)).value());
}

std::optional<Lesson> lessonOf(const GameRecord& record)
{
    const std::string* key = valueOf(record.extra, kName);
    const Json name = key ? Json::parse(*key, nullptr, false) : Json();
    if (!name.is_string())
        return std::nullopt;
    Lesson lesson{QString::fromStdString(name.get<std::string>()), {}, {}};
    if (!lessonNames().contains(lesson.name))
        return std::nullopt;
    // What is taught comes from our own file, whatever the record holds.
    const GameRecord file = fileOf(lesson.name);
    const Json course = Json::parse(*valueOf(file.extra, kKey));
    for (const Json& step : course.at("steps"))
        lesson.steps.push_back(stepOf(step));
    std::ranges::transform(file.moves, std::back_inserter(lesson.moves), &RecordedMove::move);
    return lesson;
}

bool matches(const std::string& wanted, const Event& event)
{
    const Json pattern = Json::parse(wanted);
    const Json happened = Json::parse(toJson(event));
    return std::ranges::all_of(pattern.items(), [&](const auto& member) {
        return happened.contains(member.key()) && happened[member.key()] == member.value();
    });
}

} // namespace lodeline::goldrush
