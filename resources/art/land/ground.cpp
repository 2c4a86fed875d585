// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/ground.h"

#include <algorithm>
#include <deque>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kFree = -2;

QPointF halfEdgeMiddle(HalfEdge half, double inside)
{
    const Side side = sideOf(half);
    const QPointF in = inward(side);
    const QPointF clockwise(-in.y(), in.x());
    return edgeMiddle(side) + inside * in + (index(half) % 2 == 0 ? 0.25 : -0.25) * clockwise;
}

} // namespace

QPointF Ground::centre(int cell)
{
    const int column = cell % kCells;
    const int row = cell / kCells;
    return {(column + 0.5) / kCells, (row + 0.5) / kCells};
}

Ground::Ground(const TileDesign& design, const Layout& layout)
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
    }
    std::size_t valley = 0;
    for (std::size_t i = 0; i < design.prairies.size(); ++i) {
        if (!design.prairies[i].at.empty() || valley >= layout.valleys.size())
            continue;
        const Circle& circle = layout.valleys[valley++];
        for (int cell = 0; cell < kCells * kCells; ++cell) {
            if (distanceBetween(centre(cell), circle.centre) < circle.radius)
                owner_[static_cast<std::size_t>(cell)] =
                    code({FeatureKind::Prairie, static_cast<std::uint8_t>(i)});
        }
    }
    floodPrairies(design);
}

void Ground::floodPrairies(const TileDesign& design)
{
    std::deque<int> queue;
    const auto claim = [&](int cell, int prairie) {
        int& owner = owner_[static_cast<std::size_t>(cell)];
        if (owner == kFree) {
            owner = prairie;
            queue.push_back(cell);
        }
    };
    for (std::size_t i = 0; i < design.prairies.size(); ++i) {
        for (const HalfEdge half : design.prairies[i].at) {
            for (int cell = 0; cell < kCells * kCells; ++cell) {
                const QPointF off = centre(cell) - halfEdgeMiddle(half, 0);
                const QPointF in = inward(sideOf(half));
                if (QPointF::dotProduct(off, in) < 1.0 / kCells &&
                    std::abs(QPointF::dotProduct(off, QPointF(-in.y(), in.x()))) < 0.25)
                    claim(cell, code({FeatureKind::Prairie, static_cast<std::uint8_t>(i)}));
            }
        }
    }
    while (!queue.empty()) {
        const int cell = queue.front();
        queue.pop_front();
        const int prairie = owner_[static_cast<std::size_t>(cell)];
        if (cell % kCells > 0)
            claim(cell - 1, prairie);
        if (cell % kCells < kCells - 1)
            claim(cell + 1, prairie);
        if (cell >= kCells)
            claim(cell - kCells, prairie);
        if (cell < kCells * (kCells - 1))
            claim(cell + kCells, prairie);
    }
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

std::vector<Circle> Ground::spots(SegmentRef segment, const std::vector<double>& radii,
                                  std::vector<Circle>& occupied) const
{
    const Room room = roomIn(code(segment));
    std::vector<Circle> chosen;
    for (const double scale : {1.0, 0.88, 0.76, 0.64}) {
        std::vector<double> scaled = radii;
        for (double& radius : scaled)
            radius *= scale;
        chosen = arrange(room, scaled, occupied);
        if (tightness(room, chosen, occupied) < 0.025)
            break;
    }
    occupied.insert(occupied.end(), chosen.begin(), chosen.end());
    return chosen;
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
            worst = std::max(worst, spot.radius + other.radius - distanceBetween(spot.centre, other.centre));
        for (std::size_t j = 0; j < i; ++j)
            worst = std::max(worst,
                             spot.radius + chosen[j].radius - distanceBetween(spot.centre, chosen[j].centre));
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
