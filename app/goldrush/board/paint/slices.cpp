// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/slices.h"

#include <QElapsedTimer>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr int kPauseMs = 15;
constexpr qint64 kSliceMs = 5;

} // namespace

Slices::Slices(std::function<bool()> step, QObject* parent)
    : QObject(parent)
    , step_(std::move(step))
{
    timer_.setInterval(kPauseMs);
    connect(&timer_, &QTimer::timeout, this, &Slices::slice);
}

void Slices::slice()
{
    QElapsedTimer clock;
    clock.start();
    bool more = true;
    while (more && clock.elapsed() < kSliceMs)
        more = step_();
    if (!more)
        timer_.stop();
}

} // namespace lodeline::goldrush
