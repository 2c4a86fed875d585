// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/background.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace lodeline::ui {

int thinkingThreads()
{
    return std::max(QThread::idealThreadCount() - 1, 1);
}

Background::~Background()
{
    for (Task& task : tasks_)
        task.thread.request_stop();
    tasks_.clear(); // joins
}

void Background::start(Job job)
{
    forget();
    running_ = true;
    const int number = ++number_;
    tasks_.push_back({number, std::jthread([this, number, job = std::move(job)](const std::stop_token& stop) {
                          QMetaObject::invokeMethod(
                              this, [this, number, outcome = job(stop)] { finish(number, outcome); },
                              Qt::QueuedConnection);
                      })});
}

void Background::finish(int number, const Outcome& outcome)
{
    std::erase_if(tasks_, [number](const Task& task) { return task.number == number; });
    if (number != number_ || !std::exchange(running_, false))
        return;
    const Outcome kept = outcome; // it may start other work
    kept();
}

void Background::hurry()
{
    if (running_)
        tasks_.back().thread.request_stop();
}

void Background::forget()
{
    hurry();
    running_ = false;
}

} // namespace lodeline::ui
