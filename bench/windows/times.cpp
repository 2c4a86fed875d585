// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/windows/times.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <thread>
#include <utility>

namespace lodeline::bench {
namespace {

double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Knows whether a widget was painted since it was last asked.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    bool take() { return std::exchange(painted_, false); }

protected:
    bool eventFilter(QObject* widget, QEvent* event) override
    {
        painted_ = painted_ || event->type() == QEvent::Paint;
        return QObject::eventFilter(widget, event);
    }

private:
    bool painted_ = false;
};

// Until the server has drawn what it was sent.
void paintAll()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QGuiApplication::sync();
}

} // namespace

double Times::percentile(double share, double Took::*part) const
{
    if (times_.empty())
        return 0;
    std::vector<double> sorted;
    for (const Took& took : times_)
        sorted.push_back(took.*part);
    std::sort(sorted.begin(), sorted.end());
    const double place = std::ceil(share * static_cast<double>(sorted.size())) - 1;
    return sorted[static_cast<std::size_t>(std::max(place, 0.0))];
}

QJsonObject Times::json() const
{
    QJsonObject json{{"times", static_cast<int>(times_.size())}};
    for (const auto& [name, part] : {std::pair("clock", &Took::clock), std::pair("busy", &Took::busy)})
        json.insert(QLatin1String(name), QJsonObject{{"medianMs", percentile(0.5, part)},
                                                     {"p99Ms", percentile(0.99, part)},
                                                     {"longestMs", percentile(1, part)}});
    return json;
}

Took untilShown(const std::function<void()>& act)
{
    QElapsedTimer clock;
    clock.start();
    const double begin = processorTime();
    act();
    paintAll();
    return {static_cast<double>(clock.nsecsElapsed()) / 1e6, processorTime() - begin};
}

void waitFor(QWidget& window)
{
    while (!window.windowHandle()->isExposed())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settle();
}

void settle()
{
    for (int i = 0; i < 10; ++i)
        paintAll();
}

void watchFrames(QWidget& widget, int milliseconds, Times& times)
{
    PaintWatch watch(widget);
    QElapsedTimer whole;
    whole.start();
    while (whole.elapsed() < milliseconds) {
        const Took took = untilShown([] {});
        if (watch.take())
            times.add(took);
        else
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

} // namespace lodeline::bench
