// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/animation/animator.h"

#include "app/goldrush/board/animation/stepbuilder.h"
#include "app/goldrush/board/scene/boardscene.h"

#include <cmath>
#include <numbers>

namespace lodeline::goldrush {
namespace {

constexpr int kPulses = 3;
constexpr int kPulseMs = 1000;

} // namespace

Animator::Animator(BoardScene& scene, QObject* parent)
    : QObject(parent)
    , scene_(scene)
{
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    connect(&clock_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (running_)
            steps_.front().progress(value.toReal());
    });
    connect(&clock_, &QVariantAnimation::finished, this, &Animator::stepEnded);
    hold_.setSingleShot(true);
    connect(&hold_, &QTimer::timeout, this, &Animator::stepEnded);
    beckon_.setStartValue(0.0);
    beckon_.setEndValue(std::numbers::pi * kPulses);
    beckon_.setDuration(kPulses * kPulseMs);
    connect(&beckon_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const qreal sine = std::sin(value.toReal());
        emit pulsed(sine * sine);
    });
}

void Animator::setSession(const GameSession* session)
{
    drop();
    session_ = session;
}

void Animator::setAnimated(bool on)
{
    animated_ = on;
    if (on)
        return;
    stopBeckoning();
    finish();
}

void Animator::setStill(bool on)
{
    if (on == still_)
        return;
    stopBeckoning();
    finish();
    still_ = on;
}

void Animator::play(const std::vector<Event>& events)
{
    if (!animated_) {
        scene_.sync(*session_);
        emit seen(events);
        emit landed(events);
        return;
    }
    unseen_.insert(unseen_.end(), events.begin(), events.end());
    for (Step& step : StepBuilder(scene_, *session_).steps(events))
        steps_.push_back(std::move(step));
    if (!running_)
        next();
}

void Animator::next()
{
    if (steps_.empty()) {
        const bool was = std::exchange(running_, false);
        scene_.sync(*session_);
        uncover(unseen_.size());
        land();
        if (was)
            emit idle();
        return;
    }
    running_ = true;
    steps_.front().begin();
    uncover(steps_.front().events);
    if (!running_)
        return; // whoever was told has ended it
    const auto milliseconds = static_cast<int>(steps_.front().milliseconds / pace_);
    if (still_) {
        steps_.front().progress(steps_.front().still);
        hold_.start(milliseconds);
        return;
    }
    clock_.setDuration(milliseconds);
    clock_.start();
}

void Animator::stepEnded()
{
    steps_.pop_front();
    land();
    if (running_)
        next();
}

void Animator::uncover(std::size_t events)
{
    if (events == 0)
        return;
    const auto end = unseen_.begin() + static_cast<std::ptrdiff_t>(events);
    const std::vector<Event> now(unseen_.begin(), end);
    unseen_.erase(unseen_.begin(), end);
    moving_.insert(moving_.end(), now.begin(), now.end());
    emit seen(now);
}

void Animator::land()
{
    if (!moving_.empty())
        emit landed(std::exchange(moving_, {}));
}

void Animator::beckon()
{
    if (animated_ && !still_)
        beckon_.start();
}

void Animator::drop()
{
    running_ = false;
    clock_.stop();
    hold_.stop();
    steps_.clear();
    unseen_.clear();
    moving_.clear();
    if (session_)
        scene_.sync(*session_);
}

void Animator::finish()
{
    if (!running_)
        return;
    const std::vector<Event> rest = unseen_;
    std::vector<Event> still = moving_;
    still.insert(still.end(), rest.begin(), rest.end());
    drop();
    emit seen(rest);
    emit landed(still);
    emit idle();
}

} // namespace lodeline::goldrush
