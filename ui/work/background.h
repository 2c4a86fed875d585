// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <exception>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

namespace lodeline::ui {

int processors(); // at least 1
// Threads to think with: as many as there are processors, but for the one that draws the windows; at least 1.
int thinkingThreads();

// The one way to work beside the window: one piece of work at a time in a thread of its own, so that the
// windows never wait for it. The work gets copies of all it needs and shares nothing. What it tells, and its
// outcome at last, come back as calls in the thread of this object, in this order, and never come at all once
// the work was forgotten. New work replaces the old and begins as soon as that has come to its end, or at
// once where the old is abandoned.
class Background : public QObject
{
    Q_OBJECT

public:
    using Call = std::function<void()>;
    // What the work tells before it ends; may be called by any thread for as long as the work lasts.
    using Tell = std::function<void(Call)>;
    // What becomes of the thread when this goes, or the work is forgotten. Only what a disk may hold for ever
    // is abandoned; it may touch nothing that goes with the program, and the next work runs beside it.
    enum class AtEnd { Waits, Abandons };

    explicit Background(AtEnd atEnd = AtEnd::Waits, QObject* parent = nullptr);
    ~Background() override; // asks to stop

    // `work` takes a stop token and a `Tell`, the token alone, or nothing. Calls `done` with what it returns,
    // or `failed(what)` when it throws: no sentence for people, but a detail in English. Forgets what was
    // running.
    template <typename Work, typename Done, typename Failed>
    void run(Work work, Done done, Failed failed)
    {
        start([work, done, failed](const std::stop_token& stop, const Tell& tell) -> Call {
            try {
                if constexpr (std::is_void_v<decltype(result(work, stop, tell))>) {
                    result(work, stop, tell);
                    return done;
                } else {
                    return [done, kept = result(work, stop, tell)] { done(kept); };
                }
            } catch (const std::exception& error) {
                return [failed, what = QString::fromUtf8(error.what())] { failed(what); };
            }
        });
    }
    // For work that fails only where memory ends: the log alone is told.
    template <typename Work, typename Done>
    void run(Work work, Done done)
    {
        run(std::move(work), std::move(done), &Background::log);
    }
    // Asks the work to come to an end; its outcome counts.
    void hurry();
    // Asks it, too, but its outcome no longer counts; does not wait for the thread.
    void forget();
    bool isRunning() const { return running_; }

signals:
    void posted(QPrivateSignal);
    // Before the outcome is told; not where new work replaces the old.
    void runningChanged(bool running);

private:
    struct Mail;
    using Letter = std::function<void(Background&)>;
    using Job = std::function<Call(const std::stop_token&, const Tell&)>;

    template <typename Work>
    static auto result(const Work& work, const std::stop_token& stop, const Tell& tell)
    {
        if constexpr (std::is_invocable_v<const Work&, const std::stop_token&, const Tell&>)
            return work(stop, tell);
        else if constexpr (std::is_invocable_v<const Work&, const std::stop_token&>)
            return work(stop);
        else
            return work();
    }
    static void log(const QString& what);
    void start(Job job);
    void launch();
    void abandon(); // where that is meant
    void drop();
    void setRunning(bool on);
    void finish(int number, const Call& outcome);

    const AtEnd atEnd_;
    const std::shared_ptr<Mail> mail_; // outlives this where the thread does
    int number_ = 0;                   // of the work that counts
    bool running_ = false;
    std::stop_source stop_;
    Call waiting_;        // until the thread is free
    std::jthread thread_; // last: it ends before all else goes
};

} // namespace lodeline::ui
