// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <exception>
#include <functional>
#include <list>
#include <stop_token>
#include <thread>

namespace lodeline::ui {

// Threads to think with: as many as there are processors, but for the one that draws the windows; at least 1.
int thinkingThreads();

// One piece of work at a time in a thread of its own, so that the windows never wait for it. The work gets
// copies of all it needs and shares nothing; its outcome comes back as a call in the thread of this object,
// and never comes at all once it was forgotten.
class Background : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Background() override; // asks to stop and waits

    // Calls `done(work(stop))`, or `failed(what)` when the work throws: no sentence for people, but a detail
    // in English. Forgets what was running.
    template <typename Work, typename Done, typename Failed>
    void run(Work work, Done done, Failed failed)
    {
        start([work, done, failed](const std::stop_token& stop) -> Outcome {
            try {
                return [done, result = work(stop)] { done(result); };
            } catch (const std::exception& error) {
                return [failed, what = QString::fromUtf8(error.what())] { failed(what); };
            }
        });
    }
    // Asks the work to come to an end; its outcome counts.
    void hurry();
    // Its outcome no longer counts; does not wait for the thread.
    void forget();
    bool isRunning() const { return running_; }

private:
    using Outcome = std::function<void()>;
    using Job = std::function<Outcome(const std::stop_token&)>;
    struct Task
    {
        int number;
        std::jthread thread;
    };

    void start(Job job);
    void finish(int number, const Outcome& outcome);

    std::list<Task> tasks_; // the last one counts while running_; the others are coming to their end
    int number_ = 0;
    bool running_ = false;
};

} // namespace lodeline::ui
