// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace lodeline::goldrush {

// Which lessons somebody has been through, and whether they have played at all.

QStringList lessonsDone(QSettings& store);
void setLessonDone(QSettings& store, const QString& name);
// The first that was not done; the first of all when all were.
QString nextLesson(QSettings& store);

bool hasPlayed(QSettings& store); // a game to its end, or all lessons
void setPlayed(QSettings& store);

} // namespace lodeline::goldrush
