// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/safe/safefile.h"

#include "ui/files.h"
#include "ui/start/locks.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QUuid>

#include <algorithm>
#include <exception>
#include <utility>

namespace lodeline::ui {

SafeFile::SafeFile(Older older, QObject* parent)
    : QObject(parent)
    , older_(older)
{
}

SafeFile::~SafeFile() = default;

QString SafeFile::newPath(const QString& folder, const QString& name)
{
    QDir().mkpath(folder);
    return QDir(folder).filePath(name.arg(QUuid::createUuid().toString(QUuid::Id128)));
}

QString SafeFile::olderCopy(const QString& path)
{
    return path + QLatin1Char('~');
}

QString SafeFile::lockFile(const QString& path)
{
    return path + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> SafeFile::lockOf(const QString& path)
{
    return ui::lockOf(lockFile(path));
}

void SafeFile::hold(const QString& path, std::unique_ptr<QLockFile> lock)
{
    held_ = std::make_shared<const Held>(Held{path, std::move(lock)});
}

void SafeFile::release()
{
    held_.reset();
}

const QString& SafeFile::path() const
{
    static const QString kNone;
    return held_ ? held_->path : kNone;
}

void SafeFile::write(Content content)
{
    ask(std::move(content));
}

void SafeFile::remove()
{
    ask({});
}

void SafeFile::ask(Content content)
{
    if (!held_)
        return;
    {
        const std::lock_guard lock(mutex_);
        const auto same = std::ranges::find(waiting_, held_, &Job::file);
        if (same == waiting_.end())
            waiting_.push_back({held_, std::move(content)});
        else
            same->content = std::move(content);
    }
    changed_.notify_all();
    if (writer_.isRunning())
        return;
    writer_.run([this](const std::stop_token& stop, const Background::Tell& tell) { work(stop, tell); },
                [] {});
}

// One piece of work as long as this lives: what is to be kept safe must not wait for the window's thread.
void SafeFile::work(const std::stop_token& stop, const Background::Tell& tell)
{
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
        Job job = std::move(waiting_.front());
        waiting_.pop_front();
        busy_ = true;
        const auto free = qScopeGuard([this, &lock] {
            if (!lock.owns_lock())
                lock.lock();
            busy_ = false;
            changed_.notify_all();
        });
        lock.unlock();
        Outcome outcome{job.file->path, done(job)};
        job = {};
        lock.lock();
        outcomes_.push_back(std::move(outcome));
        tell([this] { report(); });
    }
}

QString SafeFile::done(const Job& job) const
{
    const auto& [path, lock] = *job.file;
    const QString older = older_ == Older::Kept ? olderCopy(path) : QString();
    if (!job.content) {
        QFile::remove(path);
        if (!older.isEmpty())
            QFile::remove(older);
        return {};
    }
    if (lock && !lock->isLocked())
        lock->tryLock(); // the disk may have been full before
    try {
        const auto kept = writeFile(path, job.content(), older);
        return kept ? QString() : kept.error();
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
}

void SafeFile::flush()
{
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return waiting_.empty() && !busy_; });
    }
    report();
}

void SafeFile::report()
{
    std::vector<Outcome> outcomes;
    {
        const std::lock_guard lock(mutex_);
        outcomes.swap(outcomes_);
    }
    for (const auto& [path, error] : outcomes) {
        if (error.isEmpty())
            emit written();
        else
            emit failed(path, error);
    }
}

} // namespace lodeline::ui
