// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <array>
#include <vector>

namespace lodeline::goldrush {

// Which tiles of a set can lie beside which, whatever else lies around.
class Meetings
{
public:
    explicit Meetings(const TileSet& set);

    struct Partner
    {
        int design = 0; // index into TileSet::tiles
        int ways = 0;   // at least 1

        friend bool operator==(const Partner&, const Partner&) = default;
    };

    int designCount() const { return static_cast<int>(designs_.size()); }
    // In how many ways two tiles can lie beside each other: the pairs of an edge of the one and an edge of
    // the other that match, 0 to 16.
    int ways(int a, int b) const;
    // Those that can lie beside a tile, those with most ways first; the design itself only when it has
    // another copy, and no design without copies.
    std::vector<Partner> partnersOf(int design) const;
    // The chance that a random edge of another tile of the set matches a random edge of this one, 0 to 1;
    // 0 where there is no other.
    double sociability(int design) const;
    // The designs that have copies, those that meet others least first.
    std::vector<int> leastSociable() const;

private:
    struct Edges
    {
        std::array<int, 4> ofKind{}; // by FeatureKind
        int copies = 0;
    };

    const Edges& edges(int design) const { return designs_[static_cast<std::size_t>(design)]; }

    std::vector<Edges> designs_;
    Edges all_; // of all copies
};

} // namespace lodeline::goldrush
