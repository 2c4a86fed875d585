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

    explicit ScoreSheet(int players = 0)
        : points_(static_cast<std::size_t>(players))
    {
    }

    void add(const events::Score& score);

    int players() const { return static_cast<int>(points_.size()); }
    int points(int seat, Kind kind) const;
    int total(int seat) const;

private:
    std::vector<std::array<int, kKinds.size()>> points_;
};

// A finished game as its final scoring shows it (R7).
struct FinalScoring
{
    ScoreSheet before;                // what was scored while the tiles lasted
    std::vector<events::Score> steps; // then one feature after another
    events::End end;

    FinalScoring(int players, const std::vector<Event>& history);
};

} // namespace lodeline::goldrush
