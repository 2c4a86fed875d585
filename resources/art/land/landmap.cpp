// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/landmap.h"

#include "resources/art/land/layout.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <deque>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kSeedDepth = 9;     // cells that a half-edge claims inwards
constexpr int kWayHalf = 2;       // cells beside a way over open ground that it claims
constexpr int kComfortable = 16;  // cells to anything else that such a way keeps where it can
constexpr double kCrowding = 0.5; // what a way pays for each cell that it lacks of that

// The half-edge beside which a cell near the border of the tile lies; cells in a corner go to the nearer
// edge.
HalfEdge halfEdgeBeside(int column, int row)
{
    constexpr int last = LandMap::kCells - 1;
    const std::array<int, kSides> away{row, last - column, last - row, column};
    const auto side = static_cast<int>(std::min_element(away.begin(), away.end()) - away.begin());
    const bool level = side % 2 == 0;
    const bool greater = (level ? column : row) > last / 2;
    const bool second = side < 2 ? greater : !greater; // clockwise
    return static_cast<HalfEdge>(2 * side + (second ? 1 : 0));
}

bool onBorder(QPointF p)
{
    return std::min({p.x(), p.y(), 1 - p.x(), 1 - p.y()}) < 1e-6;
}

int borderDistance(int column, int row)
{
    constexpr int last = LandMap::kCells - 1;
    return std::min({row, last - column, last - row, column});
}

} // namespace

LandMap::LandMap(const TileDesign& design, const Layout& layout, const Attempt& attempt)
{
    owners_.fill(kNobody);
    coverRock(layout);
    coverTracks(layout);
    claimEdges(design, layout);
    if (!attempt.byTrailsAlone() && !oneGroundEach(design))
        joinOnOpenGround(static_cast<int>(design.prairies.size()), attempt);
    spread();
}

void LandMap::coverRock(const Layout& layout)
{
    if (layout.depths.empty())
        return;
    static_assert(kCells == Layout::kDepthCells);
    for (int cell = 0; cell < kAll; ++cell) {
        const int corner = cell / kCells * (kCells + 1) + cell % kCells;
        float sum = 0;
        float most = -1e9F;
        for (const int at : {corner, corner + 1, corner + kCells + 1, corner + kCells + 2}) {
            const auto sample = static_cast<std::size_t>(at);
            sum += layout.depths[sample];
            if (layout.depths[sample] > most) {
                most = layout.depths[sample];
                owners_[static_cast<std::size_t>(cell)] = int{layout.deepest[sample]};
            }
        }
        if (sum > 0)
            covers_[static_cast<std::size_t>(cell)] = Cover::Rock;
        else
            owners_[static_cast<std::size_t>(cell)] = kNobody;
    }
}

void LandMap::coverTracks(const Layout& layout)
{
    const auto lay = [this](QPointF at, double radius, Cover cover) {
        const int reach = static_cast<int>(radius * kCells) + 1;
        const int middle = cellAt(at);
        for (int row = middle / kCells - reach; row <= middle / kCells + reach; ++row) {
            for (int column = middle % kCells - reach; column <= middle % kCells + reach; ++column) {
                if (row < 0 || column < 0 || row >= kCells || column >= kCells)
                    continue;
                const int cell = row * kCells + column;
                if (distanceBetween(centre(cell), at) > radius ||
                    (cover == Cover::Hub && this->cover(cell) == Cover::Rock))
                    continue;
                covers_[static_cast<std::size_t>(cell)] = cover;
                owners_[static_cast<std::size_t>(cell)] = kNobody;
            }
        }
    };
    for (const Portal& portal : layout.portals) {
        if (portal.inMeadow)
            lay(portal.at + kMoundAhead * portal.into, kMoundRadius, Cover::Open);
    }
    for (const TrackLine& track : layout.tracks) {
        for (const Polyline& line : track.visible) {
            const double last = onBorder(line.at(line.length())) ? 0 : kTrackHalfWidth - 0.01;
            const double first = onBorder(line.at(0)) ? 0 : kTrackHalfWidth - 0.01;
            for (double along = first; along <= line.length() - last; along += 0.5 / kCells)
                lay(line.at(along), kTrackHalfWidth, Cover::Track);
        }
    }
    if (layout.turntable)
        lay(layout.turntable->centre, layout.turntable->radius - 0.005, Cover::Hub);
    if (layout.town)
        lay(layout.town->centre, layout.town->radius + (layout.town->radius < kUsualTown ? 0.04 : -0.005),
            Cover::Hub);
    for (const Portal& portal : layout.portals)
        lay(portal.at + 0.05 * portal.size * portal.into, 0.1 * portal.size, Cover::Hub);
}

void LandMap::claim(int cell, int prairie)
{
    if (cover(cell) == Cover::Open && owner(cell) == kNobody)
        owners_[static_cast<std::size_t>(cell)] = prairie;
}

void LandMap::claimEdges(const TileDesign& design, const Layout& layout)
{
    std::array<int, kHalfEdges> prairies{};
    prairies.fill(kNobody);
    std::size_t valley = 0;
    for (std::size_t i = 0; i < design.prairies.size(); ++i) {
        for (const HalfEdge half : design.prairies[i].at)
            prairies[static_cast<std::size_t>(half)] = static_cast<int>(i);
        if (!design.prairies[i].at.empty() || valley >= layout.valleys.size())
            continue;
        const Circle& circle = layout.valleys[valley++];
        for (int cell = 0; cell < kAll; ++cell) {
            if (distanceBetween(centre(cell), circle.centre) < circle.radius)
                claim(cell, static_cast<int>(i));
        }
    }
    for (int row = 0; row < kCells; ++row) {
        for (int column = 0; column < kCells; ++column) {
            const int prairie = prairies[static_cast<std::size_t>(halfEdgeBeside(column, row))];
            if (borderDistance(column, row) < kSeedDepth && prairie != kNobody)
                claim(row * kCells + column, prairie);
        }
    }
}

std::vector<int> LandMap::pieces(Cover cover, int owner, int fewest, int* count) const
{
    std::vector<int> piece(kAll, kNobody);
    std::vector<bool> known(kAll, false);
    *count = 0;
    for (int start = 0; start < kAll; ++start) {
        if (known[static_cast<std::size_t>(start)] || !isOf(start, cover, owner))
            continue;
        Cells cells{start};
        known[static_cast<std::size_t>(start)] = true;
        for (std::size_t next = 0; next < cells.size(); ++next) {
            eachNeighbour(cells[next], [&](int cell) {
                if (known[static_cast<std::size_t>(cell)] || !isOf(cell, cover, owner))
                    return;
                known[static_cast<std::size_t>(cell)] = true;
                cells.push_back(cell);
            });
        }
        if (static_cast<int>(cells.size()) < fewest)
            continue;
        for (const int cell : cells)
            piece[static_cast<std::size_t>(cell)] = *count;
        ++*count;
    }
    return piece;
}

// Whether the open ground parts as the prairies do.
bool LandMap::oneGroundEach(const TileDesign& design) const
{
    LandMap spreadOut = *this;
    spreadOut.spread();
    for (int cell = 0; cell < kAll; ++cell) {
        const int owner = spreadOut.owner(cell);
        if (owner == kNobody || cover(cell) != Cover::Open)
            continue;
        bool alone = true;
        eachNeighbour(cell, [&](int other) {
            alone = alone && (spreadOut.cover(other) != Cover::Open || spreadOut.owner(other) == owner);
        });
        if (!alone)
            return false;
    }
    return std::all_of(design.prairies.begin(), design.prairies.end(), [&, i = 0](const auto&) mutable {
        int count = 0;
        (void)spreadOut.pieces(Cover::Open, i++, 1, &count);
        return count <= 1;
    });
}

// The cheapest way over open ground from one piece of a prairie to any other, empty where there is none.
LandMap::Cells LandMap::wayBetweenPieces(int prairie, const Attempt& attempt) const
{
    int count = 0;
    const std::vector<int> piece = pieces(Cover::Open, prairie, 1, &count);
    if (count < 2)
        return {};
    std::vector<int> room(kAll, kComfortable);
    std::deque<int> queue;
    for (int cell = 0; cell < kAll; ++cell) {
        const bool free = cover(cell) == Cover::Open && (owner(cell) == kNobody || owner(cell) == prairie);
        if (!free) {
            room[static_cast<std::size_t>(cell)] = 0;
            queue.push_back(cell);
        }
    }
    while (!queue.empty()) {
        const int cell = queue.front();
        queue.pop_front();
        eachNeighbour(cell, [&](int next) {
            const int further = room[static_cast<std::size_t>(cell)] + 1;
            if (further < room[static_cast<std::size_t>(next)]) {
                room[static_cast<std::size_t>(next)] = further;
                queue.push_back(next);
            }
        });
    }
    std::vector<double> cost(kAll, 1e9);
    std::vector<int> before(kAll, kNobody);
    using Entry = std::pair<double, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    for (int cell = 0; cell < kAll; ++cell) {
        if (piece[static_cast<std::size_t>(cell)] == 0) {
            cost[static_cast<std::size_t>(cell)] = 0;
            open.emplace(0, cell);
        }
    }
    while (!open.empty()) {
        const auto [paid, cell] = open.top();
        open.pop();
        if (paid > cost[static_cast<std::size_t>(cell)])
            continue;
        if (piece[static_cast<std::size_t>(cell)] > 0) {
            Cells way;
            for (int at = cell; at != kNobody; at = before[static_cast<std::size_t>(at)])
                way.push_back(at);
            return way;
        }
        eachNeighbour(cell, [&, paid = paid, cell = cell](int next) {
            const int free = room[static_cast<std::size_t>(next)];
            const QPointF p = centre(next);
            const double sum = paid + attempt.price(p.x(), p.y()) * (1 + kCrowding * (kComfortable - free));
            if (free > kWayHalf && sum < cost[static_cast<std::size_t>(next)]) {
                cost[static_cast<std::size_t>(next)] = sum;
                before[static_cast<std::size_t>(next)] = cell;
                open.emplace(sum, next);
            }
        });
    }
    return {};
}

void LandMap::joinOnOpenGround(int prairies, const Attempt& attempt)
{
    for (;;) {
        Cells shortest;
        int prairie = kNobody;
        for (int i = 0; i < prairies; ++i) {
            Cells way = wayBetweenPieces(i, attempt);
            if (!way.empty() && (shortest.empty() || (attempt.lastFirst() ? way.size() <= shortest.size()
                                                                          : way.size() < shortest.size()))) {
                shortest = std::move(way);
                prairie = i;
            }
        }
        if (shortest.empty())
            return;
        for (const int at : shortest) {
            for (int row = -kWayHalf; row <= kWayHalf; ++row) {
                for (int column = -kWayHalf; column <= kWayHalf; ++column) {
                    const int x = at % kCells + column;
                    const int y = at / kCells + row;
                    if (x >= 0 && y >= 0 && x < kCells && y < kCells)
                        claim(y * kCells + x, prairie);
                }
            }
        }
    }
}

// The rest of the open ground goes to whatever prairie is nearest on it.
void LandMap::spread()
{
    std::deque<int> queue;
    for (int cell = 0; cell < kAll; ++cell) {
        if (cover(cell) == Cover::Open && owner(cell) != kNobody)
            queue.push_back(cell);
    }
    while (!queue.empty()) {
        const int cell = queue.front();
        queue.pop_front();
        eachNeighbour(cell, [&](int next) {
            if (cover(next) != Cover::Open || owner(next) != kNobody)
                return;
            claim(next, owner(cell));
            queue.push_back(next);
        });
    }
}

} // namespace lodeline::art
