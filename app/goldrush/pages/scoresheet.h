// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <array>
#include <vector>

namespace lodeline::goldrush {

// The points of a game by what they were scored for, added up from its events and nothing else.
class ScoreSheet
{
public:
    using Kind = events::Score::Kind;
    static constexpr std::array<Kind, 5> kKinds{Kind::Railroad, Kind::Mountain, Kind::City, Kind::Prairie,
                                                Kind::Gold};

    ScoreSheet(int players, const std::vector<Event>& history);

    void receive(const Event& event);

    int players() const { return static_cast<int>(points_.size()); }
    int points(int seat, Kind kind) const;
    int total(int seat) const;

private:
    std::vector<std::array<int, kKinds.size()>> points_;
};

} // namespace lodeline::goldrush
