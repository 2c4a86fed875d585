// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/progress.h"

#include "app/goldrush/lessons/lesson.h"

#include <QSettings>

namespace lodeline::goldrush {
namespace {

const QString kDone = QStringLiteral("goldrush/lessonsDone");
const QString kPlayed = QStringLiteral("goldrush/played");

} // namespace

QStringList lessonsDone(QSettings& store)
{
    const QStringList stored = store.value(kDone).toStringList();
    QStringList done;
    for (const QString& name : lessonNames()) {
        if (stored.contains(name))
            done << name;
    }
    return done;
}

void setLessonDone(QSettings& store, const QString& name)
{
    QStringList done = lessonsDone(store);
    if (!done.contains(name))
        store.setValue(kDone, done << name);
}

QString nextLesson(QSettings& store)
{
    const QStringList done = lessonsDone(store);
    for (const QString& name : lessonNames()) {
        if (!done.contains(name))
            return name;
    }
    return lessonNames().first();
}

bool hasPlayed(QSettings& store)
{
    return store.value(kPlayed).toBool() || lessonsDone(store).size() == lessonNames().size();
}

void setPlayed(QSettings& store)
{
    store.setValue(kPlayed, true);
}

} // namespace lodeline::goldrush
