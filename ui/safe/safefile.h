// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"

#include <QLockFile>
#include <QObject>
#include <QString>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace lodeline::ui {

// Keeps something that changes in a file of its own, so that a crash costs nothing. Another thread writes it,
// always whole, the newest state last; of several that wait only the newest is written. Other programs are
// kept away by a lock for as long as the file is held.
class SafeFile : public QObject
{
    Q_OBJECT

public:
    // The text of a state, made in another thread: from a copy, therefore.
    using Content = std::function<std::string()>;
    enum class Older { Kept, Replaced }; // the state before the newest: as a second copy, or not at all

    explicit SafeFile(Older older, QObject* parent = nullptr);
    ~SafeFile() override; // finishes what was asked for

    // The path of another file; `name` holds %1 for what nobody else has. `folder` is made when it is
    // missing.
    static QString newPath(const QString& folder, const QString& name);
    static QString olderCopy(const QString& path);
    static QString lockFile(const QString& path);
    // As `lockOf` of ui/start/locks.h, for a file of that path: nullptr where another program holds it.
    static std::unique_ptr<QLockFile> lockOf(const QString& path);

    // From now on this file is meant; the one before is let go of as by `release`.
    void hold(const QString& path, std::unique_ptr<QLockFile> lock);
    // Lets go of the file, which stays, and of its lock as soon as all is written.
    void release();
    const QString& path() const; // empty when nothing is held

    // These do nothing when nothing is held.
    void write(Content content);
    void remove(); // the older copy as well
    // Waits until nothing is left to do; when it returns, the signals have told of it.
    void flush();

signals:
    // Something that was asked for has been done.
    void written();
    // A state could not be written, and what was there before still is, under its name; `reason` is a part of
    // a sentence for the user.
    void failed(const QString& path, const QString& reason);

private:
    struct Held
    {
        QString path;
        std::unique_ptr<QLockFile> lock;
    };
    struct Job
    {
        std::shared_ptr<const Held> file; // its lock goes with the last that has to do with it
        Content content;                  // none: to be removed
    };
    struct Outcome
    {
        QString path;
        QString error; // empty: good
    };

    void ask(Content content);
    void work(const std::stop_token& stop, const Background::Tell& tell);
    QString done(const Job& job) const;
    void report();

    const Older older_;
    std::shared_ptr<const Held> held_;
    std::mutex mutex_; // for these four
    std::condition_variable_any changed_;
    std::deque<Job> waiting_; // at most one a file
    std::vector<Outcome> outcomes_;
    bool busy_ = false;
    Background writer_; // last: it ends before all else goes
};

} // namespace lodeline::ui
