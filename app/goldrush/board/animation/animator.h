// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/animation/step.h"
#include "app/goldrush/session/gamesession.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantAnimation>

#include <deque>
#include <vector>

namespace lodeline::goldrush {

class BoardScene;

// Shows on the scene what has happened in the session, one step after the other. It is the only part of the
// program that knows time: everything else has already happened when it begins.
class Animator : public QObject
{
    Q_OBJECT

public:
    explicit Animator(BoardScene& scene, QObject* parent = nullptr);

    void setSession(const GameSession* session);
    // Off: `play` shows the outcome at once.
    void setAnimated(bool on);
    bool isAnimated() const { return animated_; }
    void setPace(qreal pace) { pace_ = pace; }
    // Each step is shown for its time, but nothing moves in it, and nothing beckons.
    void setStill(bool on);

    void play(const std::vector<Event>& events);
    bool isRunning() const { return running_; }
    // Shows the session as it is, whatever was going on; `idle` follows when something was.
    void finish();
    // The same without `idle` and `seen`.
    void drop();

    // Draws the eye to something for a few seconds: sends `pulsed`. Not when the animation is off.
    void beckon();
    void stopBeckoning() { beckon_.stop(); }
    bool isBeckoning() const { return beckon_.state() == QAbstractAnimation::Running; }
    // Whether anything moves just now.
    bool isMoving() const { return clock_.state() == QAbstractAnimation::Running || isBeckoning(); }

signals:
    // These have come into sight, in the order in which they happened.
    void seen(const std::vector<lodeline::goldrush::Event>& events);
    // What these, seen before, have set moving lies still.
    void landed(const std::vector<lodeline::goldrush::Event>& events);
    // The last step has ended; the scene shows the position of the session.
    void idle();
    void pulsed(qreal strength); // from 0 to 1 and back, some times

private:
    void next();
    void stepEnded();
    void uncover(std::size_t events);
    void land();

    BoardScene& scene_;
    QPointer<const GameSession> session_;
    QVariantAnimation clock_;
    QVariantAnimation beckon_;
    QTimer hold_;            // instead of the clock where nothing may move
    std::deque<Step> steps_; // the first one is being shown
    std::vector<Event> unseen_;
    std::vector<Event> moving_; // by the step that is being shown
    bool animated_ = true;
    bool running_ = false;
    bool still_ = false;
    qreal pace_ = 1;
};

} // namespace lodeline::goldrush
