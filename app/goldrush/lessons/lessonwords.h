// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/lessons/course.h"
#include "ui/keys/keytext.h"

#include <QString>

namespace lodeline::goldrush {

// What the lessons say, in the language of the window.

QString lessonTitle(const QString& lesson);
// "Lesson 3 of 10: The locomotive"
QString lessonHeading(const QString& lesson);
// The same for a list, where numbers of one digit and of two stand below each other.
QString lessonEntry(const QString& lesson);
// What is to be done now, or what came of what was done.
QString courseText(const Lesson& lesson, const Course& course, const ui::KeyText& keys);
// All that is said in its course.
QStringList courseTexts(const Lesson& lesson, const ui::KeyText& keys);
// The end of a whole game, as points of the learner and of the other player.
QString gameEndText(int own, int other);

} // namespace lodeline::goldrush
