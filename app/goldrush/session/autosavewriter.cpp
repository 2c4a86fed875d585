// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/autosavewriter.h"

#include "ui/files.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <filesystem>

namespace lodeline::goldrush {

AutosaveWriter::AutosaveWriter()
    : thread_([this] { run(); })
{
}

AutosaveWriter::~AutosaveWriter()
{
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

QString AutosaveWriter::olderCopy(const QString& path)
{
    return path + QLatin1Char('~');
}

void AutosaveWriter::write(const QString& path, GameRecord record)
{
    enqueue(path, std::move(record));
}

void AutosaveWriter::remove(const QString& path)
{
    enqueue(path, std::nullopt);
}

void AutosaveWriter::release(const QString& path, std::unique_ptr<QLockFile> lock)
{
    const std::lock_guard guard(mutex_);
    if (busy_ || waiting_.contains(path))
        released_.insert_or_assign(path, std::move(lock));
}

void AutosaveWriter::enqueue(const QString& path, Job job)
{
    {
        const std::lock_guard lock(mutex_);
        waiting_.insert_or_assign(path, std::move(job));
    }
    changed_.notify_all();
}

void AutosaveWriter::flush()
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return waiting_.empty() && !busy_; });
}

void AutosaveWriter::run()
{
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return !waiting_.empty() || stopping_; });
        if (waiting_.empty())
            return;
        const auto next = waiting_.extract(waiting_.begin());
        busy_ = true;
        lock.unlock();
        if (next.mapped()) {
            store(next.key(), *next.mapped());
        } else {
            QFile::remove(next.key());
            QFile::remove(olderCopy(next.key()));
            emit written();
        }
        lock.lock();
        busy_ = false;
        std::erase_if(released_, [this](const auto& entry) { return !waiting_.contains(entry.first); });
        changed_.notify_all();
    }
}

void AutosaveWriter::store(const QString& path, const GameRecord& record)
{
    const std::string text = writeRecord(record);
    QSaveFile file(path);
    bool good = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && ui::writeAll(file, text);
    if (good && QFile::exists(path)) {
        std::error_code ignored; // without the older copy there is still the new one
        std::filesystem::rename(path.toStdU16String(), olderCopy(path).toStdU16String(), ignored);
    }
    good = good && file.commit();
    if (good) {
        emit written();
        return;
    }
    //: %1 is a path, %2 the reason as the system gives it
    const QString message = QCoreApplication::translate(
        "Autosave", "The running game could not be kept safe in %1: %2. You can play on; save it elsewhere.");
    emit failed(message.arg(ui::shownPath(path), file.errorString()));
}

} // namespace lodeline::goldrush
