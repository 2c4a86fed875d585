// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/background.h"

#include <QThread>

#include <algorithm>
#include <deque>
#include <mutex>

namespace lodeline::ui {

int processors()
{
    return std::max(QThread::idealThreadCount(), 1);
}

int thinkingThreads()
{
    return std::max(processors() - 1, 1);
}

// The way from the thread that works to the one of its owner.
struct Background::Mail
{
    std::mutex mutex;
    Background* owner; // nullptr: gone
    std::deque<Letter> letters{};

    void post(Letter letter)
    {
        const std::lock_guard lock(mutex);
        if (!owner)
            return;
        letters.push_back(std::move(letter));
        emit owner->posted({});
    }
    Letter take()
    {
        const std::lock_guard lock(mutex);
        Letter first = std::move(letters.front());
        letters.pop_front();
        return first;
    }
};

Background::Background(AtEnd atEnd, QObject* parent)
    : QObject(parent)
    , atEnd_(atEnd)
    , mail_(std::make_shared<Mail>())
{
    mail_->owner = this;
    connect(
        this, &Background::posted, this, [this] { mail_->take()(*this); }, Qt::QueuedConnection);
}

Background::~Background()
{
    stop_.request_stop();
    {
        const std::lock_guard lock(mail_->mutex);
        mail_->owner = nullptr;
    }
    abandon();
}

void Background::start(Job job)
{
    drop();
    stop_ = std::stop_source();
    waiting_ = [job = std::move(job), number = number_, stop = stop_.get_token(), mail = mail_] {
        const Call outcome = job(stop, [number, &mail](Call call) {
            mail->post([number, call = std::move(call)](const Background& owner) {
                if (number == owner.number_)
                    call();
            });
        });
        mail->post([number, outcome](Background& owner) { owner.finish(number, outcome); });
    };
    if (!thread_.joinable())
        launch();
    setRunning(true);
}

void Background::launch()
{
    thread_ = std::jthread(std::exchange(waiting_, nullptr));
}

void Background::abandon()
{
    if (atEnd_ == AtEnd::Abandons && thread_.joinable())
        thread_.detach();
}

// Nothing of this is touched after the outcome, which may start other work or end this.
void Background::finish(int number, const Call& outcome)
{
    const bool counts = number == number_;
    if (!counts && atEnd_ == AtEnd::Abandons)
        return; // the thread is that of other work by now
    thread_.join();
    if (waiting_)
        launch();
    if (!counts)
        return;
    setRunning(false);
    outcome();
}

void Background::hurry()
{
    stop_.request_stop();
}

void Background::forget()
{
    drop();
    setRunning(false);
}

void Background::drop()
{
    hurry();
    waiting_ = nullptr;
    ++number_;
    abandon();
}

void Background::setRunning(bool on)
{
    if (std::exchange(running_, on) != on)
        emit runningChanged(on);
}

void Background::log(const QString& what)
{
    qWarning("Work in the background has failed: %s", qPrintable(what));
}

} // namespace lodeline::ui
