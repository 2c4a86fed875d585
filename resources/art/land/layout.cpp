// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/layout.h"

#include "resources/art/land/faces.h"
#include "resources/art/land/ground.h"
#include "resources/art/land/noise.h"
#include "resources/art/land/tracklayout.h"

#include <algorithm>
#include <cmath>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr double kPieceRadius = 0.12;
constexpr int kMostDrawn = 4; // more symbols than this are one symbol and a number

// What a mountain must not cover: tracks that do not run under it, the town, the turntable.
double mountainClearance(const TileDesign& design, const Layout& layout, int mountain, QPointF p)
{
    double open = 1;
    for (const TrackLine& track : layout.tracks) {
        if (track.end != RailroadEnd::Mountain && !runsUnder(design, track.railroad, mountain))
            open = std::min(open, track.line.distance(p) - kTrackHalfWidth - (track.stub ? 0.07 : 0.045));
    }
    if (layout.town)
        open = std::min(open, distanceBetween(layout.town->centre, p) - layout.town->radius - 0.03);
    if (layout.turntable)
        open =
            std::min(open, distanceBetween(layout.turntable->centre, p) - layout.turntable->radius - 0.045);
    for (const Circle& valley : layout.valleys)
        open = std::min(open, distanceBetween(valley.centre, p) - valley.radius);
    return open;
}

void placePeaks(const TileDesign& design, Layout& layout)
{
    std::vector<Circle> placed;
    for (std::size_t i = 0; i < design.mountains.size(); ++i) {
        if (!design.mountains[i].edges.empty())
            continue;
        Circle best{{0.5, 0.5}, 0.1};
        double bestScore = -1e9;
        for (int row = 2; row <= 18; ++row) {
            for (int column = 2; column <= 18; ++column) {
                const QPointF p(column / 20.0, row / 20.0);
                double open = std::min(layout.openGround(p) - kTrackHalfWidth - 0.04,
                                       std::min({p.x(), p.y(), 1 - p.x(), 1 - p.y()}) - 0.06);
                for (std::size_t m = 0; m < design.mountains.size(); ++m) {
                    if (m != i && !design.mountains[m].edges.empty())
                        open = std::min(open, -layout.mountains->depth(static_cast<int>(m), p) - 0.05);
                }
                for (const Circle& other : placed)
                    open = std::min(open, distanceBetween(other.centre, p) - other.radius - 0.06);
                const double score = std::min(open, 0.3) - 0.1 * distanceBetween(p, {0.5, 0.5});
                if (score > bestScore) {
                    bestScore = score;
                    best = {p, std::clamp(open, 0.08, 0.3)};
                }
            }
        }
        placed.push_back(best);
        layout.mountains->setPeak(static_cast<int>(i), best.centre, best.radius);
    }
}

void placeValleys(const TileDesign& design, Layout& layout)
{
    for (const PrairieSegment& prairie : design.prairies) {
        if (!prairie.at.empty())
            continue;
        Circle best{{0.5, 0.5}, 0.16};
        double bestScore = -1e9;
        for (int row = 5; row <= 15; ++row) {
            for (int column = 5; column <= 15; ++column) {
                const QPointF p(column / 20.0, row / 20.0);
                double depth = 0;
                layout.mountains->deepest(p, &depth);
                const double open =
                    std::min(layout.openGround(p) - kTrackHalfWidth, std::min(depth + 0.1, 0.22));
                const double score = open - 0.1 * distanceBetween(p, {0.5, 0.5});
                if (score > bestScore) {
                    bestScore = score;
                    best = {p, std::clamp(open, 0.1, 0.2)};
                }
            }
        }
        layout.valleys.push_back(best);
    }
}

void addSymbols(Layout& layout, SymbolKind kind, int count, const std::vector<Circle>& spots,
                std::size_t first)
{
    const int drawn = count > kMostDrawn ? 1 : count;
    for (int i = 0; i < drawn; ++i) {
        const Circle& spot = spots[first + static_cast<std::size_t>(i)];
        const double size = 2 * spot.radius;
        const auto inside = [&](double v) { return std::clamp(v, size / 2 + 0.02, 0.98 - size / 2); };
        layout.symbols.push_back(
            {kind, {inside(spot.centre.x()), inside(spot.centre.y())}, size, drawn == count ? 1 : count});
    }
}

std::size_t drawnOf(int count)
{
    return static_cast<std::size_t>(count > kMostDrawn ? 1 : count);
}

// Locomotives and the cowboy stand along the visible part of the track.
void placeOnTracks(const TileDesign& design, Layout& layout, std::vector<Circle>& occupied)
{
    layout.anchors.railroads.assign(design.railroads.size(), QPointF(0.5, 0.5));
    for (const TrackLine& track : layout.tracks) {
        const Polyline* longest = nullptr;
        for (const Polyline& line : track.visible) {
            if (longest == nullptr || line.length() > longest->length())
                longest = &line;
        }
        if (longest == nullptr)
            continue;
        const auto index = static_cast<std::size_t>(track.railroad);
        const int locomotives = design.railroads[index].locomotives;
        const auto drawn = drawnOf(locomotives);
        const bool crossed = !layout.bridges.empty();
        const double from = std::min(0.13, 0.4 * longest->length());
        const double to = track.end == RailroadEnd::Through && !crossed
                              ? longest->length() - from
                              : std::max(from, longest->length() - (crossed ? 0.72 : 0.05));
        const bool shortTrack = to - from < 0.4;
        std::vector<Circle> spots;
        for (std::size_t i = 0; i < drawn; ++i) {
            const double share = drawn == 1 ? (shortTrack ? 0.0 : 0.3) : double(i) / double(drawn);
            spots.push_back({longest->at(from + (to - from) * share), drawn > 2 || shortTrack ? 0.11 : 0.15});
        }
        addSymbols(layout, SymbolKind::Locomotive, locomotives, spots, 0);
        const double share = drawn == 0   ? (track.end == RailroadEnd::Through && !crossed ? 0.5 : 0.35)
                             : drawn == 1 ? 0.9
                                          : 1.0;
        const QPointF anchor = longest->at(from + (to - from) * share);
        layout.anchors.railroads[index] = anchor;
        occupied.insert(occupied.end(), spots.begin(), spots.end());
        occupied.push_back({anchor, kPieceRadius});
    }
}

QPointF fallbackSpot(const PrairieSegment& prairie)
{
    if (prairie.at.empty())
        return {0.5, 0.5};
    const HalfEdge half = prairie.at.front();
    const QPointF in = inward(sideOf(half));
    return edgeMiddle(sideOf(half)) + 0.1 * in +
           (index(half) % 2 == 0 ? 0.33 : -0.33) * QPointF(-in.y(), in.x());
}

void placeOnMountains(const TileDesign& design, Layout& layout, const Ground& ground,
                      std::vector<Circle>& occupied)
{
    for (std::size_t i = 0; i < design.mountains.size(); ++i) {
        const int nuggets = design.mountains[i].nuggets;
        std::vector<double> radii{kPieceRadius};
        if (nuggets > 0)
            radii.push_back(0.1);
        radii.insert(radii.end(), drawnOf(nuggets), nuggets > 2 ? 0.075 : 0.085);
        const auto spots =
            ground.spots({FeatureKind::Mountain, static_cast<std::uint8_t>(i)}, radii, occupied);
        if (spots.empty()) {
            layout.anchors.mountains.emplace_back(0.5, 0.5);
            layout.anchors.tokens.emplace_back(0.5, 0.5);
            continue;
        }
        layout.anchors.mountains.push_back(spots[0].centre);
        layout.anchors.tokens.push_back(spots[nuggets > 0 ? 1 : 0].centre);
        addSymbols(layout, SymbolKind::Nugget, nuggets, spots, 2);
    }
    for (const Symbol& symbol : layout.symbols) {
        if (symbol.kind == SymbolKind::Nugget)
            layout.anchors.nuggets.push_back(symbol.at);
    }
}

void placeOnPrairies(const TileDesign& design, Layout& layout, const Ground& ground,
                     std::vector<Circle>& occupied)
{
    for (std::size_t i = 0; i < design.prairies.size(); ++i) {
        const PrairieSegment& prairie = design.prairies[i];
        const std::size_t drawn = drawnOf(prairie.tipis) + drawnOf(prairie.horses);
        std::vector<double> radii{kPieceRadius};
        radii.insert(radii.end(), drawnOf(prairie.tipis), drawn > 3 ? 0.085 : 0.12);
        radii.insert(radii.end(), drawnOf(prairie.horses), drawn > 3 ? 0.09 : 0.13);
        auto spots = ground.spots({FeatureKind::Prairie, static_cast<std::uint8_t>(i)}, radii, occupied);
        if (spots.empty())
            spots.assign(radii.size(), {fallbackSpot(prairie), 0.09});
        layout.anchors.prairies.push_back(spots[0].centre);
        addSymbols(layout, SymbolKind::Tipi, prairie.tipis, spots, 1);
        addSymbols(layout, SymbolKind::Horse, prairie.horses, spots, 1 + drawnOf(prairie.tipis));
    }
}

void sampleDepths(Layout& layout)
{
    constexpr int last = Layout::kDepthCells;
    layout.depths.reserve((last + 1) * (last + 1));
    for (int row = 0; row <= last; ++row) {
        for (int column = 0; column <= last; ++column) {
            double depth = 0;
            layout.mountains->deepest({double(column) / last, double(row) / last}, &depth);
            layout.depths.push_back(static_cast<float>(depth));
        }
    }
}

} // namespace

double Layout::openGround(QPointF point) const
{
    double open = 1;
    for (const TrackLine& track : tracks)
        open = std::min(open, track.line.distance(point));
    for (const auto& circle : {town, turntable}) {
        if (circle)
            open = std::min(open, distanceBetween(circle->centre, point) - circle->radius);
    }
    for (const Circle& valley : valleys)
        open = std::min(open, distanceBetween(valley.centre, point) - valley.radius);
    return open;
}

DepthStep Layout::depthStep(double coordinate)
{
    const double at = std::clamp(coordinate, 0.0, 1.0) * kDepthCells;
    const int nearest = static_cast<int>(std::lround(at));
    const double t = at - nearest;
    DepthStep step{{}, {0.5 * (0.5 - t) * (0.5 - t), 0.75 - t * t, 0.5 * (0.5 + t) * (0.5 + t)}};
    for (int i = 0; i < 3; ++i)
        step.samples[static_cast<std::size_t>(i)] = std::clamp(nearest + i - 1, 0, kDepthCells);
    return step;
}

double Layout::depthAt(const DepthStep& across, const DepthStep& down) const
{
    double sum = 0;
    for (std::size_t j = 0; j < 3; ++j) {
        const float* row = &depths[static_cast<std::size_t>(down.samples[j] * (kDepthCells + 1))];
        for (std::size_t i = 0; i < 3; ++i)
            sum += down.weights[j] * across.weights[i] * double(row[across.samples[i]]);
    }
    return sum;
}

namespace {

std::shared_ptr<const Layout> arranged(const TileDesign& design)
{
    auto layout = std::make_shared<Layout>();
    Layout& l = *layout;
    l.seed = hash(design.id);
    layOpenTracks(design, l);
    l.mountains = std::make_unique<Mountains>(
        design, [design, &l](int mountain, QPointF p) { return mountainClearance(design, l, mountain, p); });
    placePeaks(design, l);
    placeValleys(design, l);
    layTunnels(design, l);
    for (const MountainSegment& mountain : design.mountains) {
        for (const Side side : mountain.edges)
            l.mountainEdges[static_cast<std::size_t>(side)] = true;
    }
    if (!design.mountains.empty())
        sampleDepths(l);
    std::vector<Circle> occupied;
    if (l.town) {
        l.anchors.city = l.town->centre;
        occupied.push_back({l.town->centre, kPieceRadius});
    }
    placeOnTracks(design, l, occupied);
    const Ground ground(design, l);
    placeOnMountains(design, l, ground, occupied);
    placeOnPrairies(design, l, ground, occupied);
    return layout;
}

// What a layout follows from, and the layout.
struct Known
{
    TileDesign design; // without a picture of its own
    std::shared_ptr<const Layout> layout;
};

} // namespace

bool sameLayout(const TileDesign& a, const TileDesign& b)
{
    // The rocks and the grass of a design follow from its id.
    return a.id == b.id && a.railroads == b.railroads && a.mountains == b.mountains &&
           a.prairies == b.prairies;
}

std::shared_ptr<const Layout> layoutOf(const TileDesign& design)
{
    // A tile that is being edited is shown in several places, each of which asks.
    thread_local std::array<Known, 4> recent;
    const auto known = std::ranges::find_if(
        recent, [&](const Known& k) { return k.layout && sameLayout(k.design, design); });
    if (known != recent.end())
        return known->layout;
    std::ranges::rotate(recent, recent.end() - 1);
    recent.front() = {design, arranged(design)};
    recent.front().design.removeOwnPicture();
    return recent.front().layout;
}

} // namespace lodeline::art
