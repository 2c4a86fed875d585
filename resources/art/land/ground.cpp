// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/ground.h"

#include <algorithm>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kFree = -2;       // open ground that no prairie reaches
constexpr double kClear = 0.03; // between two symbols, which are not quite round

bool nearWay(const Layout& layout, QPointF p)
{
    return std::any_of(layout.ways.begin(), layout.ways.end(),
                       [p](const Way& way) { return way.line.distance(p) < way.halfWidth() + 0.01; }) ||
           std::any_of(layout.fences.begin(), layout.fences.end(),
                       [p](const Polyline& fence) { return fence.distance(p) < 0.02; });
}

} // namespace

QPointF Ground::centre(int cell)
{
    const int column = cell % kCells;
    const int row = cell / kCells;
    return {(column + 0.5) / kCells, (row + 0.5) / kCells};
}

Ground::Ground(const Layout& layout)
{
    for (int cell = 0; cell < kCells * kCells; ++cell) {
        const QPointF p = centre(cell);
        int& owner = owner_[static_cast<std::size_t>(cell)];
        owner = kFree;
        double depth = 0;
        const int mountain = layout.mountains->deepest(p, &depth);
        if (mountain >= 0 && depth > 0)
            owner = code({FeatureKind::Mountain, static_cast<std::uint8_t>(mountain)});
        for (const TrackLine& track : layout.tracks) {
            for (const Polyline& line : track.visible) {
                if (line.distance(p) < kTrackHalfWidth + 0.01)
                    owner = kNobody;
            }
        }
        for (const auto& circle : {layout.town, layout.turntable}) {
            if (circle && distanceBetween(circle->centre, p) < circle->radius + 0.01)
                owner = kNobody;
        }
        if (owner == kFree)
            owner = prairieAt(layout, p);
        if (owner != kNobody && nearWay(layout, p))
            owner = kNobody;
    }
}

int Ground::prairieAt(const Layout& layout, QPointF p)
{
    const int at = LandMap::cellAt(p);
    const int prairie = layout.land->owner(at);
    if (layout.land->cover(at) != LandMap::Cover::Open || prairie == LandMap::kNobody)
        return kFree;
    return code({FeatureKind::Prairie, static_cast<std::uint8_t>(prairie)});
}

Ground::Room Ground::roomIn(int code) const
{
    Room room{};
    constexpr double straight = 1.0 / kCells;
    constexpr double diagonal = 1.414 / kCells;
    const auto at = [&](int column, int row) {
        const bool outside = column < 0 || row < 0 || column >= kCells || row >= kCells;
        return outside ? 0.0 : room[static_cast<std::size_t>(row * kCells + column)];
    };
    for (std::size_t cell = 0; cell < room.size(); ++cell)
        room[cell] = owner_[cell] == code ? 1.0 : 0.0;
    for (const int way : {-1, 1}) {
        for (int i = 0; i < kCells * kCells; ++i) {
            const int cell = way < 0 ? i : kCells * kCells - 1 - i;
            const int column = cell % kCells;
            const int row = cell / kCells;
            double& here = room[static_cast<std::size_t>(cell)];
            here = std::min({here, at(column + way, row) + straight, at(column, row + way) + straight,
                             at(column + way, row + way) + diagonal, at(column - way, row + way) + diagonal});
        }
    }
    return room;
}

Ground::Spots Ground::spots(SegmentRef segment, const std::vector<double>& radii, std::size_t pieces,
                            const std::vector<Circle>& occupied) const
{
    constexpr double leastOfPieces = 0.64;
    const Room room = roomIn(code(segment));
    Spots spots;
    for (const double scale : {1.0, 0.88, 0.76, 0.64, 0.54, 0.45, 0.37}) {
        std::vector<double> scaled = radii;
        for (std::size_t i = 0; i < scaled.size(); ++i)
            scaled[i] *= i < pieces ? std::max(scale, leastOfPieces) : scale;
        spots.circles = arrange(room, scaled, occupied);
        spots.fit = tightness(room, spots.circles, occupied) < 0.025;
        if (spots.fit)
            break;
    }
    return spots;
}

// By how much the worst of some spots lacks room, in tile widths.
double Ground::tightness(const Room& room, const std::vector<Circle>& chosen,
                         const std::vector<Circle>& occupied)
{
    double worst = 0;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Circle& spot = chosen[i];
        worst = std::max(worst, spot.radius - room[cellAt(spot.centre)]);
        for (const Circle& other : occupied)
            worst = std::max(worst, kClear + spot.radius + other.radius -
                                        distanceBetween(spot.centre, other.centre));
        for (std::size_t j = 0; j < i; ++j)
            worst = std::max(worst, kClear + spot.radius + chosen[j].radius -
                                        distanceBetween(spot.centre, chosen[j].centre));
    }
    return worst;
}

std::size_t Ground::cellAt(QPointF p)
{
    const auto at = [](double v) { return std::clamp(static_cast<int>(v * kCells), 0, kCells - 1); };
    return static_cast<std::size_t>(at(p.y()) * kCells + at(p.x()));
}

std::vector<Circle> Ground::arrange(const Room& room, const std::vector<double>& radii,
                                    const std::vector<Circle>& occupied)
{
    std::vector<Circle> chosen;
    const auto score = [&](int cell, double radius, std::size_t self) {
        const QPointF p = centre(cell);
        double apart = 1;
        for (const Circle& other : occupied)
            apart = std::min(apart, distanceBetween(p, other.centre) - other.radius - radius);
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            if (i != self)
                apart = std::min(apart, distanceBetween(p, chosen[i].centre) - chosen[i].radius - radius);
        }
        // What is missing of the room needed weighs most, then a little air, then a place in the middle.
        const double here = room[static_cast<std::size_t>(cell)];
        return 1.5 * std::min(here - radius, 0.0) + std::min(apart, 0.0) + 0.6 * std::min(apart, 0.04) +
               0.3 * std::min(here, 0.21) - 0.04 * distanceBetween(p, {0.5, 0.5});
    };
    const auto best = [&](double radius, std::size_t self) {
        int found = -1;
        double bestScore = -1e9;
        for (int cell = 0; cell < kCells * kCells; ++cell) {
            if (room[static_cast<std::size_t>(cell)] <= 0)
                continue;
            const double value = score(cell, radius, self);
            if (value > bestScore + 1e-9) {
                bestScore = value;
                found = cell;
            }
        }
        return found;
    };
    for (const double radius : radii) {
        const int cell = best(radius, chosen.size());
        if (cell < 0)
            return {};
        chosen.push_back({centre(cell), radius});
    }
    for (int round = 0; round < 3 && chosen.size() > 1; ++round) {
        for (std::size_t i = 0; i < chosen.size(); ++i)
            chosen[i].centre = centre(best(chosen[i].radius, i));
    }
    return chosen;
}

} // namespace lodeline::art
