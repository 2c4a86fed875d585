// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosavewriter.h"

#include "ui/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <filesystem>

namespace lodeline::app {

AutosaveWriter::AutosaveWriter(QString path)
    : path_(std::move(path))
    , thread_([this] { run(); })
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

void AutosaveWriter::write(GameRecord record)
{
    enqueue(std::move(record));
}

void AutosaveWriter::remove()
{
    enqueue(Remove{});
}

void AutosaveWriter::enqueue(Job job)
{
    {
        const std::lock_guard lock(mutex_);
        next_ = std::move(job);
    }
    changed_.notify_all();
}

void AutosaveWriter::flush()
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !next_ && !busy_; });
}

void AutosaveWriter::run()
{
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return next_ || stopping_; });
        if (!next_)
            return;
        const Job job = *std::exchange(next_, std::nullopt);
        busy_ = true;
        lock.unlock();
        std::visit([this](const auto& what) { perform(what); }, job);
        lock.lock();
        busy_ = false;
        changed_.notify_all();
    }
}

void AutosaveWriter::perform(const GameRecord& record)
{
    const std::string text = writeRecord(record);
    QSaveFile file(path_);
    bool good = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && ui::writeAll(file, text);
    if (good && QFile::exists(path_)) {
        std::error_code ignored; // without the older copy there is still the new one
        std::filesystem::rename(path_.toStdU16String(), olderCopy(path_).toStdU16String(), ignored);
    }
    good = good && file.commit();
    if (good) {
        emit written();
        return;
    }
    //: %1 is a path, %2 the reason as the system gives it
    const QString message = QCoreApplication::translate(
        "Autosave", "The running game could not be kept safe in %1: %2. You can play on; save it elsewhere.");
    emit failed(message.arg(path_, file.errorString()));
}

void AutosaveWriter::perform(Remove)
{
    QFile::remove(path_);
    QFile::remove(olderCopy(path_));
    emit written();
}

} // namespace lodeline::app
