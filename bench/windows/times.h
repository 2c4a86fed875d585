// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <functional>
#include <vector>

namespace lodeline::bench {

// How long something took, in milliseconds.
struct Took
{
    double clock = 0; // on the wall, which other programs disturb
    double busy = 0;  // processor time of this thread alone
};

// Many times of the same kind.
class Times
{
public:
    void add(Took took) { times_.push_back(took); }
    // By the clock; 0.5 is the median, 1 the longest; 0 where there are no times.
    double percentile(double share) const { return percentile(share, &Took::clock); }
    // Their number, median, 99th percentile and the longest, by both clocks.
    QJsonObject json() const;

private:
    double percentile(double share, double Took::*part) const;

    std::vector<Took> times_;
};

// From the call until all that it leads to stands on the screen.
Took untilShown(const std::function<void()>& act);
// Waits until a window that was just shown is there, and painted.
void waitFor(QWidget& window);
// Paints all that waits for it.
void settle();
// Lets the event loop run for so long. Each turn of it that paints the widget is a frame, whose time is
// added.
void watchFrames(QWidget& widget, int milliseconds, Times& times);

} // namespace lodeline::bench
