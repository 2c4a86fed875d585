// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sound/soundbox.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace lodeline::app {
namespace {

constexpr qint64 kApart = 250;    // ms between two sounds, unless the second one is more telling
constexpr qint64 kStillNow = 400; // ms after which a sound would tell of something past

qint64 steadyClock()
{
    static const QElapsedTimer started = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return started.elapsed();
}

} // namespace

SoundBox::SoundBox(QObject* parent)
    : SoundBox(&steadyClock, parent)
{
}

SoundBox::SoundBox(Clock clock, QObject* parent)
    : QObject(parent)
    , clock_(std::move(clock))
{
}

SoundBox::~SoundBox() = default;

void SoundBox::setVolume(int percent)
{
    volume_ = std::clamp(percent, 0, 100);
}

void SoundBox::play(Sound sound)
{
    if (!on_ || volume_ == 0)
        return;
    const qint64 now = clock_();
    if (last_ && now - last_->at < kApart && sound <= last_->sound)
        return;
    last_ = {sound, now};
    if (output_)
        send(sound);
    else if (!std::exchange(asked_, true))
        emit outputWanted();
}

void SoundBox::setOutput(std::unique_ptr<SoundOutput> output)
{
    output_ = std::move(output);
    if (output_ && last_ && clock_() - last_->at < kStillNow)
        send(last_->sound);
}

// What is half as loud to the ear is a tenth of the power.
void SoundBox::send(Sound sound)
{
    const double part = volume_ / 100.0;
    output_->play(sound, part * part);
}

} // namespace lodeline::app
