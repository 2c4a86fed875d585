// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What the learner shall do in one turn: every wanted event happens in it (docs/formats.md, lessons).
struct LessonStep
{
    std::string id;
    std::optional<int> ply;          // nothing: the whole game is free
    std::vector<std::string> wanted; // JSON objects; each member equals that of an event
};

// A game that teaches one thing. `moves` is its right course, both seats; the learner has the first one.
struct Lesson
{
    QString name; // of its file
    std::vector<LessonStep> steps;
    std::vector<Move> moves;
};

// The names of the lessons, in the order in which they are learned.
const QStringList& lessonNames();

// The record that a lesson begins with, `learner` the name of who learns; empty for the usual one.
GameRecord lessonRecord(const QString& name, const std::string& learner = {});
// The same, ready to be played.
std::unique_ptr<GameSession> lessonMatch(const QString& name, const std::string& learner = {});
// Nothing when the record is no lesson of ours.
std::optional<Lesson> lessonOf(const GameRecord& record);

// Whether an event has all that a step wants of one.
bool matches(const std::string& wanted, const Event& event);

} // namespace lodeline::goldrush
