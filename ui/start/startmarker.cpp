// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startmarker.h"

#include "ui/start/aside.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

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

// A program that ends by itself, to print its help, has not failed; then nobody is destroyed.
std::array<char, 4096> markAtExit{};

void removeMark()
{
    if (markAtExit.front() != 0)
        std::remove(markAtExit.data());
}

void removeAtExit(const QByteArray& path)
{
    static const int registered = std::atexit(removeMark);
    markAtExit = {};
    if (registered == 0 && path.size() < static_cast<qsizetype>(markAtExit.size()))
        std::ranges::copy(path, markAtExit.begin());
}

} // namespace

StartMarker::StartMarker(const QString& folder)
{
    std::vector<PutAside> aside;
    // Where the name leads elsewhere, nothing there is ours.
    if (QFileInfo(folder).isSymLink())
        aside.push_back(putAside(folder, {}));
    makeFolder(folder, aside);
    file_ = QDir(folder).filePath(QString::number(QCoreApplication::applicationPid()));
    QFile::remove(file_); // of an earlier program with the same number
    findFailed(folder);
    // Nothing is written into it: it counts on a full disk as well.
    if (!QFile::exists(file_))
        QFile(file_).open(QIODevice::WriteOnly | QIODevice::NewOnly);
    removeAtExit(QFile::encodeName(file_));
}

StartMarker::~StartMarker()
{
    reached();
}

void StartMarker::findFailed(const QString& folder)
{
    const QDir marks(folder);
    for (const QFileInfo& mark : marks.entryInfoList(QDir::Files | QDir::NoSymLinks)) {
        bool isNumber = false;
        const qint64 process = mark.fileName().toLongLong(&isNumber);
        if (!isNumber || process <= 0 || process > INT32_MAX || mark.size() > 0 || isRunning(process))
            continue;
        lastFailed_ = true;
        QFile::remove(mark.filePath());
    }
}

void StartMarker::reached()
{
    if (!file_.isEmpty())
        QFile::remove(file_);
    file_.clear();
    removeAtExit({});
}

} // namespace lodeline::ui
