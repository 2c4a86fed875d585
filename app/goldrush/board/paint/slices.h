// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace lodeline::goldrush {

// Does long work in small slices, with time for everything else between them.
class Slices : public QObject
{
    Q_OBJECT

public:
    // `step` does a little and says whether there was anything to do.
    explicit Slices(std::function<bool()> step, QObject* parent = nullptr);

    void begin() { timer_.start(); }
    void stop() { timer_.stop(); }
    bool isWorking() const { return timer_.isActive(); }

private:
    void slice();

    std::function<bool()> step_;
    QTimer timer_;
};

} // namespace lodeline::goldrush
