// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/layout.h"

#include "engine/core/crew.h"
#include "engine/goldrush/design/tangle.h"
#include "resources/art/land/faces.h"
#include "resources/art/land/ground.h"
#include "resources/art/land/landreading.h"
#include "resources/art/land/noise.h"
#include "resources/art/land/recentdesigns.h"
#include "resources/art/land/tracklayout.h"
#include "resources/art/land/ways.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr double kPieceRadius = 0.12;
constexpr double kReachOfCount = 0.72;      // of a symbol with a number beside it, by its size
constexpr double kReachOfLocomotive = 1.15; // of its corners, by its radius
constexpr double kBetween = 0.01;           // two symbols along a track, which are not quite round
constexpr double kLeastSymbol = 0.045;      // its radius where there is no room at all
constexpr double kMostShrunk = 0.6;         // a symbol that meets another one, of its size
constexpr int kMostDrawn = 4;               // more symbols than this are one symbol and a number

// What a mountain must not cover: tracks that do not run under it, the town, the turntable.
double mountainClearance(const TileDesign& design, const Layout& layout, int mountain, QPointF p)
{
    double open = 1;
    for (const TrackLine& track : layout.tracks) {
        if (track.end != RailroadEnd::Mountain && !runsUnder(design, track.railroad, mountain))
            open = std::min(open, track.line.distance(p) - kTrackHalfWidth - (track.stub ? 0.07 : 0.045));
    }
    if (layout.town)
        open = std::min(open, distanceBetween(layout.town->centre, p) - layout.town->radius -
                                  (bandFrom(design) ? 0.1 : 0.12));
    if (layout.turntable)
        open =
            std::min(open, distanceBetween(layout.turntable->centre, p) - layout.turntable->radius - 0.045);
    for (const Circle& valley : layout.valleys)
        open = std::min(open, distanceBetween(valley.centre, p) - valley.radius);
    return open;
}

double borderDistance(QPointF p)
{
    return std::min({p.x(), p.y(), 1 - p.x(), 1 - p.y()});
}

double gapTo(const std::vector<Circle>& circles, QPointF p)
{
    double open = 1;
    for (const Circle& circle : circles)
        open = std::min(open, distanceBetween(circle.centre, p) - circle.radius);
    return open;
}

// The spot with most room, of which enough is as good as more, near the middle of the tile.
template <typename Open>
Circle roomiest(double enough, Open open)
{
    Circle best{{0.5, 0.5}, -1};
    double bestScore = -1e9;
    for (int row = 2; row <= 18; ++row) {
        for (int column = 2; column <= 18; ++column) {
            const QPointF p(column / 20.0, row / 20.0);
            const double here = open(p);
            const double score = std::min(here, enough) - 0.1 * distanceBetween(p, {0.5, 0.5});
            if (score > bestScore) {
                bestScore = score;
                best = {p, here};
            }
        }
    }
    return best;
}

constexpr double kLeastPeak = 0.11;
constexpr double kLargestPeak = 0.3;
constexpr double kRockAroundPeak = 0.1;    // of the mountain that it lies in
constexpr double kPeakAmidPrairies = 0.16; // which fences and trails must pass
constexpr double kLeastValley = 0.11;

// Beside the other mountains, or inside one where there is no room.
std::vector<Circle> placePeaks(Layout& layout, double largest)
{
    std::vector<Circle> placed;
    Mountains& mountains = *layout.mountains;
    for (int i = 0; i < mountains.count(); ++i) {
        if (!mountains.isPeak(i))
            continue;
        const auto ofOthers = [&](QPointF p) {
            return std::min({layout.openGround(p) - kTrackHalfWidth - 0.04, borderDistance(p) - 0.06,
                             gapTo(placed, p) - 0.06});
        };
        Circle spot = roomiest(0.3, [&](QPointF p) {
            double open = ofOthers(p);
            for (int m = 0; m < mountains.count(); ++m) {
                if (!mountains.isPeak(m))
                    open = std::min(open, -mountains.depth(m, p) - 0.08);
            }
            return open;
        });
        if (spot.radius < kLeastPeak)
            spot = roomiest(0.14, [&](QPointF p) {
                double open = std::min(ofOthers(p), borderDistance(p) - 0.16);
                for (int m = 0; m < mountains.count(); ++m) {
                    const double depth = mountains.isPeak(m) ? 0 : mountains.depth(m, p);
                    open = depth > 0 ? std::min(open, depth - kRockAroundPeak) : open;
                }
                return open;
            });
        spot.radius = std::clamp(spot.radius, 0.1, largest);
        placed.push_back(spot);
        mountains.setPeak(i, spot.centre, spot.radius);
    }
    return placed;
}

// Inside a mountain, or on open ground where none has room.
void placeValleys(const TileDesign& design, Layout& layout, const std::vector<Circle>& peaks,
                  const Attempt& attempt)
{
    for (const PrairieSegment& prairie : design.prairies) {
        if (!prairie.at.empty())
            continue;
        const auto apart = [&](QPointF p) {
            return std::min(layout.openGround(p) - kTrackHalfWidth, gapTo(peaks, p) - 0.06);
        };
        Circle spot = roomiest(0.2, [&](QPointF p) {
            double depth = 0;
            layout.mountains->deepest(p, &depth);
            return std::min({apart(p), depth - attempt.wall(), 0.22, borderDistance(p) - 0.1});
        });
        if (spot.radius < kLeastValley)
            spot = roomiest(0.15, [&](QPointF p) {
                double depth = 0;
                layout.mountains->deepest(p, &depth);
                return std::min({apart(p) - 0.02, borderDistance(p) - 0.12, -depth - 0.04});
            });
        layout.valleys.push_back({spot.centre, std::clamp(spot.radius, 0.1, 0.2)});
    }
}

std::size_t drawnOf(int count)
{
    return static_cast<std::size_t>(count > kMostDrawn ? 1 : std::max(count, 0));
}

// The symbols of a kind on a segment, and how large they are when there is room.
struct Wanted
{
    SymbolKind kind{};
    int count = 0;
    double radius = 0;
};

// `spots` from `first` on: as many as there are symbols, or one for all of them.
void addSymbols(Layout& layout, SymbolKind kind, int count, std::size_t drawn,
                const std::vector<Circle>& spots, std::size_t first)
{
    for (std::size_t i = 0; i < drawn; ++i) {
        const Circle& spot = spots[first + i];
        const bool counted = static_cast<int>(drawn) < count;
        const double size = counted ? spot.radius / kReachOfCount : 2 * spot.radius;
        const auto inside = [&](double v) { return std::clamp(v, spot.radius + 0.02, 0.98 - spot.radius); };
        layout.symbols.push_back(
            {kind, {inside(spot.centre.x()), inside(spot.centre.y())}, size, counted ? count : 1});
    }
}

bool areApart(const Circle& a, const Circle& b)
{
    return distanceBetween(a.centre, b.centre) >= a.radius + b.radius + kBetween;
}

// How the locomotives of a railroad stand along it between two places.
struct Stretch
{
    const Polyline* line = nullptr;
    double from = 0;
    double to = 0;

    bool isShort() const { return to - from < 0.4; }
    QPointF at(double share) const { return line->at(from + (to - from) * share); }
};

std::vector<Circle> usualPlaces(const Stretch& stretch, std::size_t drawn)
{
    std::vector<Circle> spots;
    for (std::size_t i = 0; i < drawn; ++i) {
        const double share = drawn == 1 ? (stretch.isShort() ? 0.0 : 0.3) : double(i) / double(drawn);
        spots.push_back({stretch.at(share), drawn > 2 || stretch.isShort() ? 0.11 : 0.15});
    }
    return spots;
}

// So many spots of a radius along the whole of a line, apart from each other and from other symbols; fewer
// where there is no room for all.
std::vector<Circle> tightPlaces(const Polyline& line, std::size_t drawn, double radius,
                                const std::vector<Circle>& others)
{
    std::vector<Circle> spots;
    for (double along = 0; along <= line.length() && spots.size() < drawn; along += 0.01) {
        const Circle spot{line.at(along), radius};
        const auto apart = [&spot](const Circle& other) { return areApart(spot, other); };
        if (borderDistance(spot.centre) >= radius + 0.01 && std::all_of(spots.begin(), spots.end(), apart) &&
            std::all_of(others.begin(), others.end(), apart))
            spots.push_back(spot);
    }
    return spots;
}

bool allApart(const std::vector<Circle>& spots, const std::vector<Circle>& others)
{
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto apart = [&](const Circle& other) { return areApart(spots[i], other); };
        if (!std::all_of(spots.begin(), spots.begin() + static_cast<std::ptrdiff_t>(i), apart) ||
            !std::all_of(others.begin(), others.end(), apart))
            return false;
    }
    return true;
}

// Places for the locomotives of a railroad, smaller where it is tight, one for all of them where it is
// tighter.
std::vector<Circle> placesOnTrack(const Stretch& stretch, std::size_t drawn,
                                  const std::vector<Circle>& others)
{
    std::vector<Circle> spots = usualPlaces(stretch, drawn);
    if (drawn == 0 || allApart(spots, others))
        return spots;
    for (const std::size_t fewer : {drawn, std::size_t{1}}) {
        for (const double radius : {0.11, 0.095, 0.08, 0.065, kLeastSymbol}) {
            std::vector<Circle> tight = tightPlaces(*stretch.line, fewer, radius, others);
            if (tight.size() == fewer)
                return tight;
        }
    }
    return {{stretch.at(0), kLeastSymbol}};
}

// Locomotives and the cowboy stand along the visible part of the track.
void placeOnTracks(const TileDesign& design, Layout& layout, std::vector<Circle>& occupied)
{
    layout.anchors.railroads.assign(design.railroads.size(), QPointF(0.5, 0.5));
    std::vector<Circle> symbols;
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
        const Stretch stretch{longest, from, to};
        const std::vector<Circle> spots = placesOnTrack(stretch, drawn, symbols);
        addSymbols(layout, SymbolKind::Locomotive, locomotives, spots.size(), spots, 0);
        const double share = drawn == 0   ? (track.end == RailroadEnd::Through && !crossed ? 0.5 : 0.35)
                             : drawn == 1 ? 0.9
                                          : 1.0;
        const QPointF anchor = stretch.at(share);
        layout.anchors.railroads[index] = anchor;
        symbols.insert(symbols.end(), spots.begin(), spots.end());
        for (const Circle& spot : spots)
            occupied.push_back({spot.centre, kReachOfLocomotive * spot.radius});
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

std::vector<Circle> symbolCircles(const Layout& layout)
{
    std::vector<Circle> circles;
    for (const Symbol& symbol : layout.symbols) {
        const double figure = symbol.kind == SymbolKind::Locomotive ? kReachOfLocomotive / 2 : 0.5;
        circles.push_back({symbol.at, symbol.size * (symbol.count > 1 ? kReachOfCount : figure)});
    }
    return circles;
}

// What is placed on a segment: its pieces, then its symbols, kind by kind.
class Placing
{
public:
    Placing(const Ground& ground, SegmentRef segment, std::vector<Wanted> wanted)
        : ground_(ground)
        , segment_(segment)
        , wanted_(std::move(wanted))
    {
    }

    // Smaller where it is tight, one for all of a kind where it is tighter; in the end what matters is that
    // no symbol lies on another one. Gives the spots of the pieces, all at `otherwise` where there is no
    // room.
    std::vector<Circle> place(Layout& layout, const std::vector<double>& pieces, QPointF otherwise,
                              std::vector<Circle>& occupied)
    {
        Ground::Spots spots = ground_.spots(segment_, with(pieces), pieces.size(), occupied);
        if (!spots.fit && canMerge()) {
            merged_ = true;
            spots = ground_.spots(segment_, with(pieces), pieces.size(), occupied);
        }
        if (spots.circles.empty())
            spots.circles.assign(with(pieces).size(), {otherwise, kLeastSymbol});
        std::vector<Circle> symbols(spots.circles.begin() + static_cast<std::ptrdiff_t>(pieces.size()),
                                    spots.circles.end());
        if (!spots.fit && !symbols.empty()) {
            const Ground::Spots alone = ground_.spots(segment_, with({}), 0, symbolCircles(layout));
            if (!alone.circles.empty())
                symbols = alone.circles;
        }
        spots.circles.resize(pieces.size());
        occupied.insert(occupied.end(), spots.circles.begin(), spots.circles.end());
        occupied.insert(occupied.end(), symbols.begin(), symbols.end());
        std::size_t first = 0;
        for (const Wanted& kind : wanted_) {
            addSymbols(layout, kind.kind, kind.count, drawn(kind), symbols, first);
            first += drawn(kind);
        }
        return spots.circles;
    }

private:
    std::size_t drawn(const Wanted& kind) const
    {
        return merged_ ? std::min<std::size_t>(drawnOf(kind.count), 1) : drawnOf(kind.count);
    }

    bool canMerge() const
    {
        return std::any_of(wanted_.begin(), wanted_.end(),
                           [](const Wanted& kind) { return drawnOf(kind.count) > 1; });
    }

    std::vector<double> with(std::vector<double> radii) const
    {
        for (const Wanted& kind : wanted_)
            radii.insert(radii.end(), drawn(kind), kind.radius);
        return radii;
    }

    const Ground& ground_;
    SegmentRef segment_;
    std::vector<Wanted> wanted_;
    bool merged_ = false; // one symbol and a number for all of a kind
};

void placeOnMountains(const TileDesign& design, Layout& layout, const Ground& ground,
                      std::vector<Circle>& occupied)
{
    for (std::size_t i = 0; i < design.mountains.size(); ++i) {
        const int nuggets = design.mountains[i].nuggets;
        std::vector<double> pieces{kPieceRadius};
        if (nuggets > 0)
            pieces.push_back(0.1);
        Placing placing(ground, {FeatureKind::Mountain, static_cast<std::uint8_t>(i)},
                        {{SymbolKind::Nugget, nuggets, nuggets > 2 ? 0.075 : 0.085}});
        const auto spots = placing.place(layout, pieces, {0.5, 0.5}, occupied);
        layout.anchors.mountains.push_back(spots.front().centre);
        layout.anchors.tokens.push_back(spots.back().centre);
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
        Placing placing(ground, {FeatureKind::Prairie, static_cast<std::uint8_t>(i)},
                        {{SymbolKind::Tipi, prairie.tipis, drawn > 3 ? 0.085 : 0.12},
                         {SymbolKind::Horse, prairie.horses, drawn > 3 ? 0.09 : 0.13}});
        layout.anchors.prairies.push_back(
            placing.place(layout, {kPieceRadius}, fallbackSpot(prairie), occupied).front().centre);
    }
}

// Where there was no room to keep two symbols apart, both are smaller.
void shrinkWhereTheyMeet(Layout& layout)
{
    for (std::size_t i = 0; i < layout.symbols.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const std::vector<Circle> circles = symbolCircles(layout);
            const double reach = circles[i].radius + circles[j].radius;
            const double between = distanceBetween(circles[i].centre, circles[j].centre);
            if (between < reach) {
                const double factor = std::max(between / reach, kMostShrunk);
                layout.symbols[i].size *= factor;
                layout.symbols[j].size *= factor;
            }
        }
    }
}

void sampleDepths(Layout& layout)
{
    constexpr int last = Layout::kDepthCells;
    layout.depths.reserve((last + 1) * (last + 1));
    for (int row = 0; row <= last; ++row) {
        for (int column = 0; column <= last; ++column) {
            double depth = 0;
            const int mountain =
                layout.mountains->deepest({double(column) / last, double(row) / last}, &depth);
            layout.deepest.push_back(static_cast<std::int8_t>(mountain));
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

namespace {

double smoothAt(const std::vector<float>& samples, const DepthStep& across, const DepthStep& down)
{
    double sum = 0;
    for (std::size_t j = 0; j < 3; ++j) {
        const float* row = &samples[static_cast<std::size_t>(down.samples[j] * (Layout::kDepthCells + 1))];
        for (std::size_t i = 0; i < 3; ++i)
            sum += down.weights[j] * across.weights[i] * double(row[across.samples[i]]);
    }
    return sum;
}

} // namespace

double Layout::depthAt(const DepthStep& across, const DepthStep& down) const
{
    return smoothAt(depths, across, down);
}

double Layout::gorgeAt(const DepthStep& across, const DepthStep& down) const
{
    return smoothAt(gorges, across, down);
}

namespace {

// All but what stands on the land.
std::shared_ptr<Layout> landOf(const TileDesign& design, const Attempt& attempt)
{
    auto layout = std::make_shared<Layout>();
    Layout& l = *layout;
    l.seed = hash(design.id);
    layOpenTracks(design, l, attempt);
    l.mountains = std::make_unique<Mountains>(
        design, [design, &l](int mountain, QPointF p) { return mountainClearance(design, l, mountain, p); });
    const double largestPeak = attempt.roomy()                                     ? kLeastPeak
                               : attempt.tangle.joined + attempt.tangle.parted > 0 ? kPeakAmidPrairies
                                                                                   : kLargestPeak;
    const std::vector<Circle> peaks = placePeaks(l, largestPeak);
    placeValleys(design, l, peaks, attempt);
    layTunnels(design, l, attempt);
    for (const MountainSegment& mountain : design.mountains) {
        for (const Side side : mountain.edges)
            l.mountainEdges[static_cast<std::size_t>(side)] = true;
    }
    if (!design.mountains.empty())
        sampleDepths(l);
    l.land = std::make_unique<LandMap>(design, l, attempt);
    layWays(design, l, attempt);
    l.misread = misreadSegments(design, l);
    return layout;
}

constexpr int kMostThreads = 4;

// The first attempt that reads as it is meant, or the one that comes nearest to that. Several are made side
// by side; which of them is taken does not depend on how many.
std::shared_ptr<Layout> readableLandOf(const TileDesign& design)
{
    const Tangle tangle = tangleOf(design);
    std::shared_ptr<Layout> best = landOf(design, {tangle});
    if (best->misread.empty())
        return best;
    Crew crew(std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostThreads));
    const int most = isTangled(design, tangle) ? Attempt::kMostOfTangled : Attempt::kMost;
    for (int first = 1; !best->misread.empty() && first < most; first += crew.workers()) {
        std::vector<std::shared_ptr<Layout>> others(
            static_cast<std::size_t>(std::min(crew.workers(), most - first)));
        crew.run(static_cast<int>(others.size()), [&](int /*worker*/, int piece) {
            others[static_cast<std::size_t>(piece)] = landOf(design, {tangle, first + piece});
        });
        for (std::shared_ptr<Layout>& other : others) {
            if (other->misread.size() < best->misread.size())
                best = std::move(other);
        }
    }
    return best;
}

std::shared_ptr<const Layout> arranged(const TileDesign& design)
{
    std::shared_ptr<Layout> layout = readableLandOf(design);
    Layout& l = *layout;
    std::vector<Circle> occupied;
    if (l.town) {
        l.anchors.city = l.town->centre;
        occupied.push_back({l.town->centre, kPieceRadius});
    }
    placeOnTracks(design, l, occupied);
    const Ground ground(l);
    placeOnMountains(design, l, ground, occupied);
    placeOnPrairies(design, l, ground, occupied);
    shrinkWhereTheyMeet(l);
    return layout;
}

} // namespace

bool sameLayout(const TileDesign& a, const TileDesign& b)
{
    // The rocks and the grass of a design follow from its id.
    return a.id == b.id && a.railroads == b.railroads && a.mountains == b.mountains &&
           a.prairies == b.prairies;
}

std::shared_ptr<const Layout> layoutOf(const TileDesign& design)
{
    static RecentDesigns<Layout, 8> recent; // a tile that is being edited is shown in several places
    return recent.of(design, [&] { return arranged(design); });
}

} // namespace lodeline::art
