// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/rules/tileset.h"

#include <optional>
#include <string_view>

namespace lodeline::goldrush {

// Inline SVG of a tile comes from strangers and is painted in a process of its own, within limits. What would
// reach them anyway, or refers outside itself, is refused before: the tile is then shown as the game paints
// it.

inline constexpr int kMaxArtDepth = 64;            // of nested elements, and of references to references
inline constexpr double kMaxArtNumber = 100'000.0; // of the view box
// Of the whole picture, what is drawn several times counted as often. A unit is about what a byte of path
// data takes, some 100 ns; a drawing of a thousand paths that fills kMaxArtBytes has some 400,000.
inline constexpr double kMaxArtWork = 2'000'000;

// Why a picture is refused: a code among ProblemCode::Art…, with its arguments.
struct ArtFault
{
    ProblemCode code{};
    std::vector<std::string> arguments;

    friend bool operator==(const ArtFault&, const ArtFault&) = default;
};

// Nothing for a picture that may be painted. Thread-safe; needs time in proportion to the bytes.
std::optional<ArtFault> faultOfArt(std::string_view svg);

// A warning for each tile whose picture is refused, but for those that are too large, which findErrors tells.
// Pointers begin with `pointer`.
void findArtFaults(const TileSet& set, const std::string& pointer, Problems& problems);

} // namespace lodeline::goldrush
