// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/locks.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace lodeline::ui {
namespace {

constexpr int kWait = 200; // ms: whoever only looks holds a lock for a moment
constexpr int kSecondsToWrite =
    60; // a lock that says nothing is of a program that was killed while it wrote it

bool saysNothing(const QLockFile& lock, const QString& path)
{
    qint64 process = 0;
    QString host;
    QString program;
    return !lock.getLockInfo(&process, &host, &program) &&
           QFileInfo(path).lastModified().secsTo(QDateTime::currentDateTime()) > kSecondsToWrite;
}

} // namespace

std::unique_ptr<QLockFile> lockOf(const QString& lockFile)
{
    auto lock = std::make_unique<QLockFile>(lockFile);
    lock->setStaleLockTime(0);
    if (lock->tryLock(kWait))
        return lock;
    if (lock->error() != QLockFile::LockFailedError)
        return lock;
    const bool free = saysNothing(*lock, lockFile) && QFile::remove(lockFile) && lock->tryLock(0);
    return free ? std::move(lock) : nullptr;
}

} // namespace lodeline::ui
