// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <QLockFile>
#include <QObject>
#include <QString>

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace lodeline::goldrush {

// Files, each with the copy before it, written by a thread of its own. Of the jobs that wait for one file
// only the newest counts, as each holds the whole state.
class AutosaveWriter : public QObject
{
    Q_OBJECT

public:
    AutosaveWriter();
    ~AutosaveWriter() override; // finishes what was asked for

    static QString olderCopy(const QString& path);

    void write(const QString& path, GameRecord record);
    void remove(const QString& path); // the older copy as well
    // Lets go of the lock once nothing waits to be done with the file.
    void release(const QString& path, std::unique_ptr<QLockFile> lock);
    void flush(); // waits until nothing is left to do

signals:
    void written();
    void failed(const QString& message);

private:
    using Job = std::optional<GameRecord>; // nothing: to be removed

    void enqueue(const QString& path, Job job);
    void run();
    void store(const QString& path, const GameRecord& record);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<QString, Job> waiting_;
    std::map<QString, std::unique_ptr<QLockFile>> released_; // while their files have work to be done
    bool busy_ = false;
    bool stopping_ = false;
    std::thread thread_; // last: starts when all else is there
};

} // namespace lodeline::goldrush
