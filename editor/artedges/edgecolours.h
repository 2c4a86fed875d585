// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <QColor>
#include <QImage>

#include <array>
#include <optional>
#include <vector>

namespace lodeline::goldrush::editor {

// A color by how different people see it: the distance of two that can just be told apart is about 2.
struct SeenColour
{
    double lightness = 0; // 0 to 100
    double greenRed = 0;
    double blueYellow = 0;
};
double distance(const SeenColour& a, const SeenColour& b);
QColor colourOf(const SeenColour& seen); // the nearest that a screen shows

// What lies along an edge of a picture: in its middle, where tracks leave, and to both sides of that.
struct EdgeColours
{
    SeenColour middle;
    SeenColour flanks;
};
using PictureEdges = std::array<EdgeColours, kSides>; // by side

// Of a square picture that is not turned. The color of a strip is the median of its pixels, so that a leaf or
// a stone on it does not count.
PictureEdges edgesOf(const QImage& picture);

struct OddEdge
{
    int tile = -1;
    Side side{};
    SeenColour here; // where it differs most: in its middle or beside that
    SeenColour others;
};

// Fewer edges of a kind have no color in common that one could miss.
inline constexpr std::size_t kFewestAlike = 4;
// Further from what edges of the kind have in common nobody takes two pictures for one land.
inline constexpr double kStandsOut = 18;

// The edges whose color stands out among those of their kind. Where these differ much among themselves, an
// edge has to differ by three times as much as half of them do. `edges` by tile; nothing for tiles without
// an own picture.
std::vector<OddEdge> edgesThatStandOut(const std::vector<TileDesign>& tiles,
                                       const std::vector<std::optional<PictureEdges>>& edges);

} // namespace lodeline::goldrush::editor
