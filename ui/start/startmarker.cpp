// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startmarker.h"

#include "ui/start/aside.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#if __has_include(<unistd.h>)
#include <cerrno>
#include <csignal>
#endif

namespace lodeline::ui {
namespace {

bool isRunning(qint64 process)
{
#if __has_include(<unistd.h>)
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
#else
    return true; // cannot be told here, so that no start is called failed
#endif
}

} // namespace

StartMarker::StartMarker(const QString& folder)
    : file_(QDir(folder).filePath(QString::number(QCoreApplication::applicationPid())))
{
    std::vector<PutAside> aside;
    makeFolder(folder, aside);
    QFile::remove(file_); // of an earlier program with the same number
    findFailed(folder);
    // Nothing is written into it: it counts on a full disk as well.
    if (!QFile::exists(file_))
        QFile(file_).open(QIODevice::WriteOnly | QIODevice::NewOnly);
}

StartMarker::~StartMarker()
{
    reached();
}

void StartMarker::findFailed(const QString& folder)
{
    const QDir marks(folder);
    for (const QString& name : marks.entryList(QDir::Files | QDir::System | QDir::Hidden)) {
        bool isNumber = false;
        const qint64 process = name.toLongLong(&isNumber);
        if (isNumber && process > 0 && process <= INT32_MAX && isRunning(process))
            continue;
        lastFailed_ = lastFailed_ || isNumber;
        QFile::remove(marks.filePath(name));
    }
}

void StartMarker::reached()
{
    if (!file_.isEmpty())
        QFile::remove(file_);
    file_.clear();
}

} // namespace lodeline::ui
