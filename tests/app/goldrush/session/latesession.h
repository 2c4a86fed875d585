// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"

#include <deque>

namespace lodeline::test {

// A session that never answers before `request` returns, as one does whose table is far away: through the
// event queue, or when it is told to.
class LateSession : public goldrush::GameSession
{
public:
    explicit LateSession(const goldrush::GameRecord& record)
        : GameSession(replayed(record).value())
    {
    }

    void request(const goldrush::Request& asked) override
    {
        open_.push_back(asked);
        if (!held_)
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (!held_)
                        answerFirst();
                },
                Qt::QueuedConnection);
    }

    // While on, answers wait for one of the functions below.
    void hold(bool on) { held_ = on; }
    const std::deque<goldrush::Request>& open() const { return open_; }
    void answerFirst() { answer(take(0)); }
    void answerLast() { answer(take(open_.size() - 1)); }
    void refuseFirst(goldrush::Refusal why) { emit refused(take(0), why); }

private:
    goldrush::Request take(std::size_t index)
    {
        const auto place = open_.begin() + static_cast<std::ptrdiff_t>(index);
        goldrush::Request taken = *place;
        open_.erase(place);
        return taken;
    }

    std::deque<goldrush::Request> open_; // and not answered yet
    bool held_ = false;
};

} // namespace lodeline::test
