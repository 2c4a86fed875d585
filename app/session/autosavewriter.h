// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/record.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>

namespace lodeline::app {

// One file and the copy before it, written by a thread of its own. Jobs that wait are replaced by newer
// ones, as each holds the whole state: what lies on disk in the end is the newest.
class AutosaveWriter : public QObject
{
    Q_OBJECT

public:
    explicit AutosaveWriter(QString path);
    ~AutosaveWriter() override; // finishes what was asked for

    static QString olderCopy(const QString& path);

    void write(GameRecord record);
    void remove();
    void flush(); // waits until nothing is left to do

signals:
    void written();
    void failed(const QString& message);

private:
    struct Remove
    {
    };
    using Job = std::variant<GameRecord, Remove>;

    void enqueue(Job job);
    void run();
    void perform(const GameRecord& record);
    void perform(Remove);

    const QString path_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<Job> next_;
    bool busy_ = false;
    bool stopping_ = false;
    std::thread thread_; // last: starts when all else is there
};

} // namespace lodeline::app
