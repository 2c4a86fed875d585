// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/tracklayout.h"

#include "engine/goldrush/design/prairies.h"
#include "resources/art/land/faces.h"

#include <algorithm>
#include <cmath>

namespace lodeline::art {

using namespace goldrush;

namespace {

std::optional<QPointF> crossing(const Polyline& a, const Polyline& b)
{
    for (std::size_t i = 1; i < a.points().size(); ++i) {
        for (std::size_t j = 1; j < b.points().size(); ++j) {
            const QPointF p = a.points()[i - 1];
            const QPointF r = a.points()[i] - p;
            const QPointF q = b.points()[j - 1];
            const QPointF s = b.points()[j] - q;
            const double cross = r.x() * s.y() - r.y() * s.x();
            if (std::abs(cross) < 1e-9)
                continue;
            const QPointF d = q - p;
            const double t = (d.x() * s.y() - d.y() * s.x()) / cross;
            const double u = (d.x() * r.y() - d.y() * r.x()) / cross;
            if (t >= 0 && t <= 1 && u >= 0 && u <= 1)
                return p + t * r;
        }
    }
    return std::nullopt;
}

Polyline toHub(Side side, QPointF hub)
{
    const QPointF start = edgeMiddle(side);
    const QPointF off = hub - start;
    const QPointF in = inward(side);
    const double ahead = QPointF::dotProduct(off, in);
    if (distanceBetween(start + ahead * in, hub) < 0.01)
        return Polyline::straight(start, hub);
    return Polyline::cubic(start, start + 0.6 * std::max(0.2, ahead) * in, hub - 0.2 * off, hub);
}

int countEnds(const TileDesign& design, RailroadEnd end)
{
    return static_cast<int>(std::count_if(design.railroads.begin(), design.railroads.end(),
                                          [&](const auto& rails) { return rails.end == end; }));
}

double mountainEdgeDistance(const TileDesign& design, QPointF p)
{
    double best = 1;
    for (const MountainSegment& mountain : design.mountains) {
        for (const Side side : mountain.edges)
            best = std::min(best, QPointF::dotProduct(p - edgeMiddle(side), inward(side)));
    }
    return best;
}

constexpr double kLeastHub = 0.12;
constexpr double kBesideHub = 0.06;   // to a track that runs past
constexpr double kSmallTown = 0.19;   // where it shares the tile with more than the prairies around it
constexpr double kTownByWays = 0.13;  // where trails lead past it
constexpr double kRadiusAside = 0.14; // of a town beside a mountain that runs through the middle
constexpr double kStub = 0.34;
constexpr double kStubAside = 0.2;
constexpr double kStubByTown = 0.15;
constexpr double kStubByWays = 0.24;

// Whether there are no mountains, and the prairies are what the railroads leave.
bool isPlain(const TileDesign& design)
{
    const std::vector<std::vector<HalfEdge>> areas = prairieAreas(design);
    std::vector<std::vector<HalfEdge>> prairies;
    for (const PrairieSegment& prairie : design.prairies)
        prairies.push_back(clockwise(prairie.at));
    return design.mountains.empty() &&
           std::is_permutation(prairies.begin(), prairies.end(), areas.begin(), areas.end());
}

// The middle of the edges from which tracks come that end so.
QPointF middleOfEnds(const TileDesign& design, RailroadEnd end)
{
    QPointF sum;
    for (const RailroadSegment& rails : design.railroads) {
        if (rails.end == end && !rails.edges.empty())
            sum += edgeMiddle(rails.edges.front());
    }
    return sum / std::max(1, countEnds(design, end));
}

double townRadius(const TileDesign& design, const Layout& layout, const Attempt& attempt)
{
    if (attempt.roomy())
        return kLeastHub;
    if (attempt.hasWays())
        return kTownByWays;
    return layout.tracks.empty() && isPlain(design) ? kUsualTown : kSmallTown;
}

// The centre of the tile, or the roomiest spot near it where something is in the way.
Circle hubSpot(const TileDesign& design, const Layout& layout, double radius, RailroadEnd end,
               const Attempt& attempt)
{
    const std::optional<Side> aside = hubSide(design, end);
    if (aside)
        radius = std::min(radius, kRadiusAside);
    const bool crowded = !layout.tracks.empty();
    const double beside = crowded ? kTrackHalfWidth : 0;
    if (crowded)
        radius = std::min(radius, kLeastHub);
    const QPointF ends = middleOfEnds(design, end);
    const bool besideWays = crowded && attempt.hasWays();
    Circle best{{0.5, 0.5}, radius};
    double bestScore = -1e9;
    for (int row = -5; row <= 5; ++row) {
        for (int column = -5; column <= 5; ++column) {
            const QPointF p(0.5 + 0.05 * column, 0.5 + 0.05 * row);
            double open = std::min(layout.openGround(p) - beside, mountainEdgeDistance(design, p));
            if (aside) // of the mountain that runs through the middle
                open = std::min(open, QPointF::dotProduct(QPointF(0.5, 0.5) - p, inward(*aside)) - 0.07);
            const double score = std::min(open - radius - (crowded ? kBesideHub : 0), crowded ? 0 : 0.12) -
                                 0.25 * distanceBetween(p, {0.5, 0.5}) -
                                 (besideWays ? 0.01 * distanceBetween(p, ends) : 0);
            if (score > bestScore + 1e-9) {
                bestScore = score;
                best = {p, std::clamp(open - 0.03, kLeastHub, radius)};
            }
        }
    }
    return best;
}

bool crossesAny(const Polyline& line, const Layout& layout)
{
    return std::any_of(layout.tracks.begin(), layout.tracks.end(),
                       [&](const TrackLine& track) { return crossing(line, track.line).has_value(); });
}

TrackLine stub(int railroad, Side side, double length)
{
    const QPointF start = edgeMiddle(side);
    return {railroad, RailroadEnd::Junction, Polyline::straight(start, start + length * inward(side)), {}, {},
            true};
}

void layJunction(const TileDesign& design, Layout& layout, const Attempt& attempt)
{
    std::vector<TrackLine> lines;
    std::vector<TrackLine> stubs;
    const bool band = bandFrom(design).has_value();
    const double stubLength = layout.town || attempt.roomy() ? kStubByTown
                              : band                         ? kStubAside
                              : attempt.hasWays()            ? kStubByWays
                                                             : kStub;
    const Circle hub =
        hubSpot(design, layout, attempt.roomy() ? kLeastHub : 0.135, RailroadEnd::Junction, attempt);
    for (std::size_t i = 0; i < design.railroads.size(); ++i) {
        const RailroadSegment& rails = design.railroads[i];
        if (rails.end != RailroadEnd::Junction || rails.edges.empty())
            continue;
        const Polyline line = toHub(rails.edges.front(), hub.centre);
        const int railroad = static_cast<int>(i);
        if (band || layout.town || crossesAny(line, layout))
            stubs.push_back(stub(railroad, rails.edges.front(), stubLength));
        else
            lines.push_back({railroad, rails.end, line, {}, {}, false});
    }
    if (lines.size() == 1) {
        stubs.push_back(stub(lines.front().railroad,
                             design.railroads[static_cast<std::size_t>(lines.front().railroad)].edges.front(),
                             stubLength));
        lines.clear();
    }
    if (!lines.empty())
        layout.turntable = hub;
    for (TrackLine& line : lines) {
        line.line = line.line.part(0, line.line.length() - 0.85 * hub.radius);
        layout.tracks.push_back(line);
    }
    layout.tracks.insert(layout.tracks.end(), stubs.begin(), stubs.end());
}

QPointF deepestPoint(const Mountains& mountains)
{
    QPointF best(0.5, 0.5);
    double bestDepth = -1e9;
    for (int row = 1; row < 20; ++row) {
        for (int column = 1; column < 20; ++column) {
            const QPointF p(column / 20.0, row / 20.0);
            double depth = 0;
            mountains.deepest(p, &depth);
            depth = std::min(depth, 0.25) - 0.2 * distanceBetween(p, {0.5, 0.5});
            if (depth > bestDepth) {
                bestDepth = depth;
                best = p;
            }
        }
    }
    return best;
}

double firstInside(const Polyline& line, const Mountains& mountains)
{
    for (double along = 0.12; along < line.length(); along += 0.01) {
        double depth = 0;
        mountains.deepest(line.at(along), &depth);
        if (depth > 0.015)
            return along;
    }
    return -1;
}

// Tracks from neighbouring edges that end in a mountain bend apart.
double bendOf(const TileDesign& design, Side side)
{
    double bend = 0;
    for (const RailroadSegment& other : design.railroads) {
        if (other.end != RailroadEnd::Mountain || other.edges.empty())
            continue;
        const int step = (index(other.edges.front()) - index(side) + 4) & 3;
        bend += step == 1 ? 0.1 : step == 3 ? -0.1 : 0.0;
    }
    return bend;
}

constexpr double kHillBefore = 0.3; // from the portal of a hill to a track behind it

constexpr double kHillBeforeHub = 0.2;

double alongOf(const Polyline& line, QPointF point)
{
    double best = 0;
    for (double along = 0; along < line.length(); along += 0.01) {
        if (distanceBetween(line.at(along), point) < distanceBetween(line.at(best), point))
            best = along;
    }
    return best;
}

void layMountainEnd(const TileDesign& design, Layout& layout, int railroad, const Attempt& attempt)
{
    const Side side = design.railroads[static_cast<std::size_t>(railroad)].edges.front();
    const QPointF start = edgeMiddle(side);
    const QPointF in = inward(side);
    const QPointF aside = bendOf(design, side) * QPointF(-in.y(), in.x());
    Polyline line = aside.isNull() ? Polyline::straight(start, start + 0.85 * in)
                                   : Polyline::cubic(start, start + 0.2 * in, start + 0.3 * in + aside,
                                                     start + 0.6 * in + 1.2 * aside);
    double hit = firstInside(line, *layout.mountains);
    if (hit < 0) {
        line = toHub(side, deepestPoint(*layout.mountains));
        hit = firstInside(line, *layout.mountains);
    }
    bool meadow = prairiePassesOver(design, railroad);
    double end =
        std::max(meadow ? 0.12 : 0.14, (hit < 0 ? 0.4 : hit) - (meadow ? attempt.beforeRock() : 0.0));
    for (const TrackLine& other : layout.tracks) {
        const auto at = crossing(line, other.line);
        if (at && alongOf(line, *at) < end + kHillBefore) { // goes on below it
            end = std::max(0.12, alongOf(line, *at) - kHillBefore);
            meadow = true;
        }
    }
    for (const auto& circle : {layout.town, layout.turntable}) {
        for (double along = 0.12; circle && along < end; along += 0.01) {
            if (distanceBetween(line.at(along), circle->centre) < circle->radius + kHillBeforeHub) {
                end = along;
                meadow = true;
            }
        }
    }
    layout.portals.push_back({line.at(end), line.direction(end), 1, meadow});
    TrackLine track{railroad, RailroadEnd::Mountain, line.part(0, end), {}, {}, false};
    track.visible.push_back(track.line);
    layout.tracks.push_back(track);
}

constexpr double kLongTunnel = 0.45; // shorter ones have smaller portals

void hideUnderMountains(TrackLine& track, Layout& layout)
{
    double from = 0;
    double entered = 0;
    bool open = true;
    const double length = track.line.length();
    for (double along = 0; along <= length; along += 0.01) {
        double depth = -1;
        if (along > 0.1 && along < length - 0.1)
            layout.mountains->deepest(track.line.at(along), &depth);
        const bool inside = depth > 0.01;
        if (inside && open) {
            track.visible.push_back(track.line.part(from, along));
            entered = along;
            layout.portals.push_back({track.line.at(along), track.line.direction(along), 1, false});
        } else if (!inside && !open) {
            track.hidden.push_back(track.line.part(entered, along));
            from = along;
            const double size = std::clamp((along - entered) / kLongTunnel, 0.5, 1.0);
            layout.portals.back().size = size;
            layout.portals.push_back({track.line.at(along), -track.line.direction(along), size, false});
        }
        open = !inside;
    }
    if (open)
        track.visible.push_back(track.line.part(from, length));
}

} // namespace

void layOpenTracks(const TileDesign& design, Layout& layout, const Attempt& attempt)
{
    for (std::size_t i = 0; i < design.railroads.size(); ++i) {
        const auto& edges = design.railroads[i].edges;
        if (edges.size() != 2)
            continue;
        const Polyline line = edges[1] == opposite(edges[0])
                                  ? Polyline::straight(edgeMiddle(edges[0]), edgeMiddle(edges[1]))
                                  : Polyline::quarter(edges[0], edges[1]);
        layout.tracks.push_back({static_cast<int>(i), RailroadEnd::Through, line, {}, {}, false});
    }
    const auto through = layout.tracks.size();
    if (design.hasCity()) {
        layout.town =
            hubSpot(design, layout, townRadius(design, layout, attempt), RailroadEnd::City, attempt);
        for (std::size_t i = 0; i < design.railroads.size(); ++i) {
            const RailroadSegment& rails = design.railroads[i];
            if (rails.end == RailroadEnd::City && !rails.edges.empty())
                layout.tracks.push_back({static_cast<int>(i),
                                         rails.end,
                                         toHub(rails.edges.front(), layout.town->centre),
                                         {},
                                         {},
                                         false});
        }
    }
    if (countEnds(design, RailroadEnd::Junction) > 0)
        layJunction(design, layout, attempt);
    for (std::size_t upper = 1; upper < layout.tracks.size(); ++upper) {
        for (std::size_t lower = 0; lower < std::min(upper, through); ++lower) {
            const Polyline& line = layout.tracks[upper].line;
            if (const auto at = crossing(layout.tracks[lower].line, line))
                layout.bridges.push_back({*at, line.direction(distanceBetween(line.points().front(), *at))});
        }
    }
    for (TrackLine& track : layout.tracks) {
        if (track.end == RailroadEnd::City)
            track.line = track.line.part(0, track.line.length() - 0.55 * layout.town->radius);
    }
}

void layTunnels(const TileDesign& design, Layout& layout, const Attempt& attempt)
{
    for (TrackLine& track : layout.tracks)
        hideUnderMountains(track, layout);
    for (std::size_t i = 0; i < design.railroads.size(); ++i) {
        const RailroadSegment& rails = design.railroads[i];
        if (rails.end == RailroadEnd::Mountain && rails.edges.size() == 1)
            layMountainEnd(design, layout, static_cast<int>(i), attempt);
    }
}

} // namespace lodeline::art
