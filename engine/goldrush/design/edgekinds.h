// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <algorithm>
#include <array>
#include <optional>

namespace lodeline::goldrush {

// What the edges of a design show, by Side: to be asked for once where many tiles are compared.
using EdgeKinds = std::array<FeatureKind, kSides>;

inline EdgeKinds edgeKindsOf(const TileDesign& tile)
{
    EdgeKinds kinds{};
    for (const Side side : kAllSides)
        kinds[static_cast<std::size_t>(index(side))] = tile.edgeKind(side);
    return kinds;
}

// What a turned design shows at a side of its square.
inline FeatureKind kindAt(const EdgeKinds& kinds, Side side, Rotation rotation)
{
    return kinds[static_cast<std::size_t>((index(side) - index(rotation)) & 3)];
}

// A place for a tile: what its neighbours show there, clockwise from the north; nothing where there is none.
using SquareShape = std::array<std::optional<FeatureKind>, kSides>;

inline bool fits(const EdgeKinds& kinds, Rotation rotation, const SquareShape& shape)
{
    return std::ranges::all_of(kAllSides, [&](Side side) {
        const auto& wanted = shape[static_cast<std::size_t>(index(side))];
        return !wanted || *wanted == kindAt(kinds, side, rotation);
    });
}

} // namespace lodeline::goldrush
