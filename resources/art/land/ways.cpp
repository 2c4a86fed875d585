// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/ways.h"

#include "resources/art/land/layout.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kRow = LandMap::kCells;
constexpr int kAll = LandMap::kAll;
constexpr int kFewestCells = 10;   // less of a segment or a gorge is not seen
constexpr double kForbidden = 1e6; // what a way must not cross
constexpr double kBad = 200;       // worse than any way that is as it should be
// How far a way goes on where it has arrived.
constexpr double kFootHold = 0.07;
constexpr double kFootHoldOfArch = 0.11;
constexpr double kPortalRadius = 0.15;
constexpr std::size_t kStartsTried = 70; // of each piece
constexpr double kFenceIntoRock = 0.012;
constexpr double kFenceOverlap = 0.03; // of a fence and what it ends at
constexpr double kFootAir = 0.03;      // that a foot keeps beside it
constexpr double kTightFoot = 400;     // what a way pays for each tile width that its foot lacks of that
constexpr double kAskew = 3;           // what a way pays that leads half-way between two sides
constexpr double kStride = 0.6 / kRow;

using Cover = LandMap::Cover;

// What a way pays for crossing each cell, over and above its length.
using Costs = std::vector<double>;

// Quick for the many that are far from one another.
bool isNear(QPointF a, QPointF b, double reach)
{
    return std::abs(a.x() - b.x()) < reach && std::abs(a.y() - b.y()) < reach &&
           distanceBetween(a, b) < reach;
}

void forbidAround(Costs& costs, QPointF at, double radius)
{
    for (int cell = 0; cell < kAll; ++cell) {
        if (isNear(LandMap::centre(cell), at, radius))
            costs[static_cast<std::size_t>(cell)] = kForbidden;
    }
}

bool besideFence(const LandMap& land, int cell)
{
    bool beside = false;
    if (land.cover(cell) == Cover::Open) {
        eachNeighbour(cell, [&](int near) {
            eachNeighbour(near, [&](int other) {
                beside =
                    beside || (land.cover(other) == Cover::Open && land.owner(other) != land.owner(cell));
            });
        });
    }
    return beside;
}

Costs costsOf(const Layout& layout, WayKind kind, const Attempt& attempt)
{
    const double half = halfWidthOf(kind) + 0.02;
    Costs costs(kAll, 0);
    for (int cell = 0; cell < kAll; ++cell) {
        const QPointF p = LandMap::centre(cell);
        const double border = std::min({p.x(), p.y(), 1 - p.x(), 1 - p.y()});
        double& cost = costs[static_cast<std::size_t>(cell)];
        cost = (layout.land->cover(cell) == Cover::Track ? 2 : 1) * attempt.price(p.x(), p.y());
        if (border < half + 0.03)
            cost = kForbidden;
        if (besideFence(*layout.land, cell))
            cost += 1.5;
    }
    if (layout.town)
        forbidAround(costs, layout.town->centre,
                     layout.town->radius + half + (layout.town->radius < kUsualTown ? 0.03 : 0.01));
    if (layout.turntable)
        forbidAround(costs, layout.turntable->centre, layout.turntable->radius + half + 0.04);
    for (const Portal& portal : layout.portals)
        forbidAround(costs, portal.at + 0.04 * portal.into, kPortalRadius);
    for (const Bridge& bridge : layout.bridges)
        forbidAround(costs, bridge.at, 0.16);
    for (const TrackLine& track : layout.tracks) {
        if (track.stub)
            forbidAround(costs, track.line.at(track.line.length()), half + 0.04);
    }
    return costs;
}

// A straight way and what it costs.
struct Candidate
{
    Way way;
    double cost = kForbidden;
};

class WayFinder
{
public:
    WayFinder(const Layout& layout, WayKind kind, Cover cover, int owner, const Attempt& attempt)
        : land_(*layout.land)
        , kind_(kind)
        , half_(halfWidthOf(kind))
        , hold_(kind == WayKind::Trail ? kFootHold : kFootHoldOfArch)
        , costs_(costsOf(layout, kind, attempt))
        , crossing_(kAll, 0)
    {
        piece_ = land_.pieces(cover, owner, kFewestCells, &count_);
        for (const Way& way : layout.ways)
            markCrossed(way);
        measureRoom();
        starts_.resize(static_cast<std::size_t>(count_));
        for (const double air : {kFootAir, kFootAir / 2, 0.0})
            findStarts(half_ + air);
        joined_.resize(static_cast<std::size_t>(count_), false);
    }

    // The ways that make all pieces one, as far as there are any.
    std::vector<Way> ways()
    {
        std::vector<Way> found;
        if (count_ > 0)
            joined_.front() = true;
        for (int left = count_ - 1; left > 0; --left) {
            Candidate best;
            int next = -1;
            for (int a = 0; a < count_; ++a) {
                for (int b = 0; b < count_; ++b) {
                    if (!joined_[static_cast<std::size_t>(a)] || joined_[static_cast<std::size_t>(b)])
                        continue;
                    const Candidate candidate = cheapest(a, b);
                    if (candidate.cost < best.cost) {
                        best = candidate;
                        next = b;
                    }
                }
            }
            if (best.cost >= kBad)
                next = windingWay(best, next);
            if (next < 0 || best.cost >= kForbidden)
                break;
            joined_[static_cast<std::size_t>(next)] = true;
            found.push_back(best.way);
            markCrossed(best.way);
        }
        return found;
    }

private:
    // A way across another one is worst where both cross something else.
    void markCrossed(const Way& way)
    {
        const double reach = half_ + way.halfWidth() + 0.02;
        const int cells = static_cast<int>(reach * kRow) + 1;
        for (double along = 0; along <= way.line.length(); along += kStride) {
            const QPointF at = way.line.at(along);
            const int middle = LandMap::cellAt(at);
            const double cost = land_.cover(middle) == Cover::Open ? 2 : 12;
            const int column = middle % kRow;
            const int row = middle / kRow;
            for (int y = std::max(row - cells, 0); y <= std::min(row + cells, kRow - 1); ++y) {
                for (int x = std::max(column - cells, 0); x <= std::min(column + cells, kRow - 1); ++x) {
                    const int cell = y * kRow + x;
                    double& here = crossing_[static_cast<std::size_t>(cell)];
                    if (here < cost && distanceBetween(LandMap::centre(cell), at) < reach)
                        here = cost;
                }
            }
        }
    }

    // How far the middle of each cell is from whatever is not of its piece; the border of the tile is no end.
    void measureRoom()
    {
        constexpr double straight = 1.0 / kRow;
        constexpr double diagonal = 1.414 / kRow;
        room_.assign(kAll, 1);
        const auto step = [this](int cell, int column, int row, double length) {
            const int x = cell % kRow + column;
            const int y = cell / kRow + row;
            if (x < 0 || y < 0 || x >= kRow || y >= kRow)
                return;
            const auto next = static_cast<std::size_t>(y * kRow + x);
            double& here = room_[static_cast<std::size_t>(cell)];
            here = piece_[next] == piece_[static_cast<std::size_t>(cell)]
                       ? std::min(here, room_[next] + length)
                       : std::min(here, length / 2);
        };
        for (const int way : {-1, 1}) {
            for (int i = 0; i < kAll; ++i) {
                const int cell = way < 0 ? i : kAll - 1 - i;
                step(cell, way, 0, straight);
                step(cell, 0, way, straight);
                step(cell, way, way, diagonal);
                step(cell, -way, way, diagonal);
            }
        }
    }

    // Where a foot has room in pieces that have no start yet.
    void findStarts(double room)
    {
        std::vector<std::vector<int>> found(starts_.size());
        for (int cell = 0; cell < kAll; ++cell) {
            const auto at = static_cast<std::size_t>(cell);
            if (piece_[at] >= 0 && room_[at] >= room && costs_[at] < kForbidden)
                found[static_cast<std::size_t>(piece_[at])].push_back(cell);
        }
        for (std::size_t piece = 0; piece < starts_.size(); ++piece) {
            if (!starts_[piece].empty())
                continue;
            starts_[piece] = std::move(found[piece]);
            thinOut(starts_[piece]);
        }
    }

    double footCost(QPointF foot) const
    {
        const double room = room_[static_cast<std::size_t>(LandMap::cellAt(foot))];
        return kTightFoot * std::max(0.0, half_ + kFootAir - room);
    }

    static void thinOut(std::vector<int>& cells)
    {
        const std::size_t step = cells.size() / kStartsTried + 1;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < cells.size(); i += step)
            cells[kept++] = cells[i];
        cells.resize(kept);
    }

    Candidate cheapest(int a, int b) const
    {
        Candidate best;
        for (const int from : starts_[static_cast<std::size_t>(a)]) {
            for (const int to : starts_[static_cast<std::size_t>(b)])
                improve(best, LandMap::centre(from), LandMap::centre(to), a, b);
        }
        return best;
    }

    // Takes the straight way between two points if it is cheaper.
    void improve(Candidate& best, QPointF from, QPointF to, int a, int b) const
    {
        const double length = distanceBetween(from, to);
        const QPointF step = (to - from) / length;
        const double askew = kAskew * std::abs(2 * step.x() * step.y());
        if (askew >= best.cost)
            return;
        double last = 0;       // in the piece from which it starts
        double first = length; // in the one where it arrives
        double crossed = 0;    // what lies between them
        bool arrived = false;
        for (double along = 0; along <= length; along += kStride) {
            const auto cell = static_cast<std::size_t>(LandMap::cellAt(from + along * step));
            if (piece_[cell] == a) {
                last = along;
                first = length;
                crossed = 0;
                arrived = false;
            }
            crossed += arrived ? 0 : costs_[cell] + crossing_[cell];
            if (piece_[cell] == b && !arrived) {
                first = along;
                arrived = true;
            }
        }
        double cost = crossed + askew;
        if (last < hold_ || length - first < hold_)
            cost += 3;
        if (cost >= best.cost)
            return;
        const QPointF start = from + std::max(0.0, last - hold_) * step;
        const QPointF end = from + std::min(length, first + hold_) * step;
        cost += footCost(start) + footCost(end);
        // A foot stands in its piece with both of its sides.
        for (const double side : {-half_, half_}) {
            const QPointF across = side * QPointF(-step.y(), step.x());
            for (const double back : {0.0, hold_ / 2}) {
                cost += isIn(start - back * step + across, a) ? 0 : kBad / 4;
                cost += isIn(end + back * step + across, b) ? 0 : kBad / 4;
            }
        }
        if (cost < best.cost)
            best = {{kind_, Polyline::straight(start, end)}, cost};
    }

    bool isIn(QPointF p, int piece) const
    {
        return p.x() > 0 && p.y() > 0 && p.x() < 1 && p.y() < 1 &&
               piece_[static_cast<std::size_t>(LandMap::cellAt(p))] == piece;
    }

    // The cheapest way that may bend, from the pieces that are joined to any other one: its number, or -1.
    int windingWay(Candidate& best, int otherwise) const
    {
        std::vector<double> cost(kAll, 2 * kForbidden);
        std::vector<int> before(kAll, -1);
        using Entry = std::pair<double, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        std::vector<bool> isStart(kAll, false);
        for (int piece = 0; piece < count_; ++piece) {
            for (const int cell : starts_[static_cast<std::size_t>(piece)]) {
                isStart[static_cast<std::size_t>(cell)] = true;
                if (joined_[static_cast<std::size_t>(piece)]) {
                    cost[static_cast<std::size_t>(cell)] = 0;
                    open.emplace(0, cell);
                }
            }
        }
        while (!open.empty()) {
            const auto [paid, cell] = open.top();
            open.pop();
            if (paid > cost[static_cast<std::size_t>(cell)])
                continue;
            const int piece = piece_[static_cast<std::size_t>(cell)];
            if (piece >= 0 && !joined_[static_cast<std::size_t>(piece)] &&
                isStart[static_cast<std::size_t>(cell)]) {
                const double total = paid + kBad / 4;
                if (total < best.cost) {
                    best = {{kind_, bent(cell, before)}, total};
                    return piece;
                }
                return otherwise;
            }
            for (int row = -1; row <= 1; ++row) {
                for (int column = -1; column <= 1; ++column) {
                    const int x = cell % kRow + column;
                    const int y = cell / kRow + row;
                    if (x < 0 || y < 0 || x >= kRow || y >= kRow)
                        continue;
                    const int next = y * kRow + x;
                    const double sum = paid + std::hypot(row, column) * (stepCost(next) + 0.2);
                    if (sum < cost[static_cast<std::size_t>(next)] && sum < kForbidden) {
                        cost[static_cast<std::size_t>(next)] = sum;
                        before[static_cast<std::size_t>(next)] = cell;
                        open.emplace(sum, next);
                    }
                }
            }
        }
        return otherwise;
    }

    double stepCost(int cell) const
    {
        return 1.5 * costs_[static_cast<std::size_t>(cell)] + crossing_[static_cast<std::size_t>(cell)];
    }

    // The way that leads to a cell, with as few bends as can be.
    Polyline bent(int cell, const std::vector<int>& before) const
    {
        std::vector<QPointF> points;
        for (int at = cell; at >= 0; at = before[static_cast<std::size_t>(at)])
            points.push_back(LandMap::centre(at));
        std::vector<QPointF> kept{points.front()};
        for (std::size_t at = 0; at + 1 < points.size();) {
            std::size_t next = at + 1;
            for (std::size_t far = points.size() - 1; far > at + 1; --far) {
                if (isFree(points[at], points[far])) {
                    next = far;
                    break;
                }
            }
            kept.push_back(points[next]);
            at = next;
        }
        return Polyline(std::move(kept));
    }

    bool isFree(QPointF from, QPointF to) const
    {
        const double length = distanceBetween(from, to);
        for (double along = 0; along <= length; along += kStride) {
            const QPointF p = from + along / length * (to - from);
            if (costs_[static_cast<std::size_t>(LandMap::cellAt(p))] >= kForbidden)
                return false;
        }
        return true;
    }

    const LandMap& land_;
    WayKind kind_;
    double half_;
    double hold_;
    Costs costs_;
    Costs crossing_; // of ways that are there
    int count_ = 0;
    std::vector<int> piece_;
    std::vector<double> room_;
    std::vector<std::vector<int>> starts_; // by piece
    std::vector<bool> joined_;
};

// Corners of cells, as many as samples of the depths.
QPointF cornerPoint(int corner)
{
    const int row = corner / (kRow + 1);
    return QPointF(corner % (kRow + 1), row) / kRow;
}

using Neighbours = std::map<int, std::vector<int>>; // of the corners of cells along a fence

Neighbours borders(const LandMap& land)
{
    Neighbours neighbours;
    const auto join = [&](int a, int b) {
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    };
    const auto differ = [&](int a, int b) {
        return land.cover(a) == Cover::Open && land.cover(b) == Cover::Open && land.owner(a) != land.owner(b);
    };
    for (int cell = 0; cell < kAll; ++cell) {
        const int corner = cell / kRow * (kRow + 1) + cell % kRow;
        if (cell % kRow < kRow - 1 && differ(cell, cell + 1))
            join(corner + 1, corner + kRow + 2);
        if (cell < kAll - kRow && differ(cell, cell + kRow))
            join(corner + kRow + 1, corner + kRow + 2);
    }
    return neighbours;
}

// The cells around a corner that are on the tile.
std::vector<int> cellsAround(int corner)
{
    std::vector<int> cells;
    const int column = corner % (kRow + 1);
    const int row = corner / (kRow + 1);
    for (int y = std::max(row - 1, 0); y <= std::min(row, kRow - 1); ++y) {
        for (int x = std::max(column - 1, 0); x <= std::min(column, kRow - 1); ++x)
            cells.push_back(y * kRow + x);
    }
    return cells;
}

bool isClosed(const LandMap& land, int corner)
{
    const auto cells = cellsAround(corner);
    return cells.size() < 4 ||
           std::any_of(cells.begin(), cells.end(), [&](int cell) { return land.cover(cell) != Cover::Open; });
}

// A line without the steps of its cells. Where it meets anything else it stays, and its ends go a little on.
Polyline smoothed(const LandMap& land, const std::vector<int>& corners)
{
    std::vector<QPointF> points;
    std::vector<bool> fixed;
    for (const int corner : corners) {
        points.push_back(cornerPoint(corner));
        fixed.push_back(isClosed(land, corner));
    }
    const bool ring = points.front() == points.back();
    for (int round = 0; round < 10; ++round) {
        const std::vector<QPointF> before = points;
        for (std::size_t i = 1; i + 1 < points.size(); ++i) {
            if (!fixed[i])
                points[i] = (before[i - 1] + 2 * before[i] + before[i + 1]) / 4;
        }
        if (ring)
            points.front() = points.back() = (before[1] + 2 * before[0] + before[before.size() - 2]) / 4;
    }
    if (!ring) {
        const auto beyond = [&land](QPointF end, QPointF before) {
            const QPointF on = (end - before) / std::max(1e-9, distanceBetween(end, before));
            const bool rock = land.cover(LandMap::cellAt(end + kFenceOverlap * on)) == Cover::Rock;
            return end + (rock ? kFenceIntoRock : kFenceOverlap) * on;
        };
        const std::size_t back = std::min<std::size_t>(3, points.size() - 1);
        points.insert(points.begin(), beyond(points.front(), points[back]));
        points.push_back(beyond(points.back(), points[points.size() - 1 - back]));
    }
    return Polyline(std::move(points));
}

std::vector<Polyline> fencesOf(const LandMap& land)
{
    Neighbours neighbours = borders(land);
    std::vector<Polyline> fences;
    const auto follow = [&](int start) {
        std::vector<int> corners{start};
        int at = start;
        do {
            auto& ways = neighbours[at];
            const int next = ways.back();
            ways.pop_back();
            std::erase(neighbours[next], at);
            corners.push_back(next);
            at = next;
        } while (neighbours[at].size() == 1);
        fences.push_back(smoothed(land, corners));
        for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
            for (const int cell : cellsAround(corners[i])) { // no gap where it passes close by
                if (land.cover(cell) != Cover::Open)
                    fences.push_back(Polyline::straight(cornerPoint(corners[i]), LandMap::centre(cell)));
            }
        }
    };
    std::vector<int> ends;
    for (const auto& [corner, others] : neighbours) {
        if (others.size() != 2)
            ends.push_back(corner);
    }
    for (const int end : ends) {
        while (!neighbours[end].empty())
            follow(end);
    }
    for (const auto& [corner, others] : neighbours) { // what is left are rings
        while (!neighbours[corner].empty())
            follow(corner);
    }
    return fences;
}

// Above 0 where a gorge is, at the samples of the depths; it reaches under the rock and the tracks beside it.
std::vector<float> gorgesOf(const LandMap& land)
{
    int count = 0;
    const std::vector<int> piece = land.pieces(Cover::Open, LandMap::kNobody, kFewestCells, &count);
    if (count == 0)
        return {};
    std::vector<float> gorges;
    gorges.reserve((kRow + 1) * (kRow + 1));
    for (int row = 0; row <= kRow; ++row) {
        for (int column = 0; column <= kRow; ++column) {
            bool near = false;
            for (int y = std::max(row - 2, 0); y <= std::min(row + 1, kRow - 1); ++y) {
                for (int x = std::max(column - 2, 0); x <= std::min(column + 1, kRow - 1); ++x)
                    near = near || piece[static_cast<std::size_t>(y * kRow + x)] >= 0;
            }
            gorges.push_back(near ? 1.0F : -1.0F);
        }
    }
    return gorges;
}

} // namespace

void layWays(const TileDesign& design, Layout& layout, const Attempt& attempt)
{
    const LandMap& land = *layout.land;
    const auto join = [&](WayKind kind, Cover cover, std::size_t segments) {
        for (std::size_t n = 0; n < segments; ++n) {
            const std::size_t i = attempt.lastFirst() ? segments - 1 - n : n;
            int count = 0;
            (void)land.pieces(cover, static_cast<int>(i), kFewestCells, &count);
            if (count < 2)
                continue;
            for (Way& way : WayFinder(layout, kind, cover, static_cast<int>(i), attempt).ways()) {
                way.segment = static_cast<int>(i);
                layout.ways.push_back(way);
            }
        }
    };
    join(WayKind::Arch, Cover::Rock, design.mountains.size());
    join(WayKind::Trail, Cover::Open, design.prairies.size());
    layout.fences = fencesOf(land);
    layout.gorges = gorgesOf(land);
}

} // namespace lodeline::art
