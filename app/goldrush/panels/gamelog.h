// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <vector>

namespace lodeline::goldrush {

// The lines of the log: the events of a game in their order.
class GameLog
{
public:
    void receive(const Event& event);

    const std::vector<Event>& lines() const { return lines_; }
    // Whether the values of tokens are told by now (R7.4).
    bool isRevealed() const { return revealed_; }
    // Whether a turn, or the end, begins with this line.
    static bool beginsTurn(const Event& event);

private:
    std::vector<Event> lines_;
    bool revealed_ = false;
};

} // namespace lodeline::goldrush
