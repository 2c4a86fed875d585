// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/anchors.h"
#include "resources/art/land/landmap.h"
#include "resources/art/land/misread.h"
#include "resources/art/land/mountains.h"
#include "resources/art/land/polyline.h"

#include <array>
#include <memory>
#include <optional>

namespace lodeline::art {

// Where everything on a tile lies, in unit coordinates of the unrotated tile: found once, painted many times.

inline constexpr double kTrackHalfWidth = 0.075; // to the foot of the ballast

// The grassy hill of a portal in a meadow.
inline constexpr double kMoundAhead = 0.11;
inline constexpr double kMoundRadius = 0.14;

inline constexpr double kUsualTown = 0.25; // its radius where nothing else wants room

struct Portal
{
    QPointF at;
    QPointF into; // unit vector into the hill
    double size = 1;
    bool inMeadow = false; // in a grassy hill of its own, which a prairie passes over
};

struct TrackLine
{
    int railroad = 0;
    goldrush::RailroadEnd end = goldrush::RailroadEnd::Through;
    Polyline line;                 // from an edge inwards or to another edge
    std::vector<Polyline> visible; // without its tunnels
    std::vector<Polyline> hidden;  // its tunnels from portal to portal
    bool stub = false;             // ends at a buffer stop
};

struct Bridge
{
    QPointF at;
    QPointF upper; // direction of the track above
};

struct Circle
{
    QPointF centre;
    double radius = 0;
};

enum class WayKind { Trail, Arch };

inline constexpr double halfWidthOf(WayKind kind)
{
    return kind == WayKind::Trail ? 0.038 : 0.05;
}

// Leads over whatever lies between two parts of a segment, and makes them one: what it crosses goes on below
// it.
struct Way
{
    WayKind kind{}; // a trail of a prairie, an arch of a mountain, which is straight
    Polyline line;
    int segment = 0; // which prairie or mountain

    double halfWidth() const { return halfWidthOf(kind); }
};

enum class SymbolKind { Nugget, Locomotive, Tipi, Horse };

struct Symbol
{
    SymbolKind kind{};
    QPointF at;
    double size = 0.2;
    int count = 1; // above 1: a number stands beside it
};

// Where a coordinate lies among the samples of `Layout::depths`: the nearest of them and its two neighbours.
struct DepthStep
{
    std::array<int, 3> samples{};
    std::array<double, 3> weights{};
};

struct Layout
{
    std::vector<TrackLine> tracks;
    std::vector<Portal> portals;
    std::vector<Bridge> bridges;
    std::optional<Circle> town;
    std::optional<Circle> turntable;
    std::vector<Circle> valleys; // prairies without an edge
    std::unique_ptr<Mountains> mountains;
    std::vector<Symbol> symbols;
    TileAnchors anchors;
    std::uint32_t seed = 0;
    std::array<bool, kSides> mountainEdges{};
    std::vector<Way> ways;
    std::vector<Polyline> fences; // between prairies that share open ground
    std::unique_ptr<LandMap> land;
    std::vector<float> depths; // of the mountains, kDepthCells + 1 samples a row, from corner to corner
    std::vector<std::int8_t> deepest; // of which mountain each of them is
    std::vector<float>
        gorges; // at the same samples, above 0 where no prairie reaches; empty where there are none

    std::vector<Misread> misread; // where no layout that was tried reads as it is meant

    static constexpr int kDepthCells = 64;
    static DepthStep depthStep(double coordinate);
    double depthAt(const DepthStep& across, const DepthStep& down) const; // smooth between the samples
    double gorgeAt(const DepthStep& across, const DepthStep& down) const; // smooth, too
    double depthAt(QPointF point) const { return depthAt(depthStep(point.x()), depthStep(point.y())); }

    // How far a point is from the tracks, the town, the turntable and the valleys.
    double openGround(QPointF point) const;
};

// For any thread; the last ones are remembered.
std::shared_ptr<const Layout> layoutOf(const goldrush::TileDesign& design);

// Whether two designs have the same layout.
bool sameLayout(const goldrush::TileDesign& a, const goldrush::TileDesign& b);

} // namespace lodeline::art
