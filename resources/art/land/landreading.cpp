// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/landreading.h"

#include "resources/art/land/layout.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kAll = LandMap::kAll;
constexpr int kFewestCells = 5;   // less of anything is not seen
constexpr double kRail = 0.012;   // beside the planks of a way
constexpr double kEndSeen = 0.04; // of a track, before what it ends at
constexpr double kAskew = 0.15;   // the most by which a prairie below a way comes out further along
constexpr double kStep = 0.5 / LandMap::kCells;

// How closely somebody looks along a way.
struct Eye
{
    double beside = 0; // from its rail to where it looks
    double trim = 0;   // what it misses at the ends
    int shortest = 2;  // steps along the way that anything takes
};

constexpr Eye kEyes[]{{0.008, 0, 2}, {0.016, 0, 2}, {0.016, 0.02, 2}, {0.028, 0, 2}, {0.028, 0.03, 4}};

using Cover = LandMap::Cover;

enum class Kind { Nothing, Prairie, Mountain, Railroad, Way };

struct Sight
{
    Kind kind = Kind::Nothing;
    int number = 0;

    friend bool operator==(const Sight&, const Sight&) = default;
    friend auto operator<=>(const Sight&, const Sight&) = default;
};

bool lies(const Way& way, QPointF p)
{
    const double reach = way.halfWidth() + kRail;
    if (way.line.distance(p) > reach)
        return false;
    const double length = way.line.length();
    const auto beyond = [&](double along, double out) {
        const QPointF end = way.line.at(along);
        return distanceBetween(end, p) <= reach &&
               QPointF::dotProduct(p - end, out * way.line.direction(along)) > 0;
    };
    return !beyond(0, -1) && !beyond(length, 1);
}

class Reading
{
public:
    Reading(const TileDesign& design, const Layout& layout)
        : design_(design)
        , layout_(layout)
        , sights_(kAll)
        , patch_(kAll, -1)
    {
        for (int cell = 0; cell < kAll; ++cell)
            sights_[static_cast<std::size_t>(cell)] = sightOf(cell);
        for (int cell = 0; cell < kAll; ++cell)
            flood(cell);
        group_.resize(patches_.size());
    }

    int misread()
    {
        int most = 0;
        for (const Eye& eye : kEyes)
            most = std::max(most, misread(eye));
        return most + hiddenEnds();
    }

private:
    int misread(const Eye& eye)
    {
        std::iota(group_.begin(), group_.end(), 0);
        for (const Way& way : layout_.ways) {
            joinAtFeet(way, eye);
            joinBelow(way, eye);
        }
        std::map<Sight, std::set<int>> groups;
        for (std::size_t i = 0; i < patches_.size(); ++i) {
            const bool isTrack = patches_[i].kind == Kind::Railroad;
            if (patches_[i].kind != Kind::Way && (!isTrack || isOpen(patches_[i].number)))
                groups[patches_[i]].insert(groupOf(static_cast<int>(i)));
        }
        int wrong = 0;
        std::set<int> used;
        for (const auto& [sight, own] : groups) {
            wrong += static_cast<int>(own.size()) - 1;
            for (const int group : own)
                wrong += used.insert(group).second ? 0 : 1;
        }
        const auto shown = [&groups](Kind kind, std::size_t count) {
            int missing = 0;
            for (std::size_t i = 0; i < count; ++i)
                missing += groups.contains({kind, static_cast<int>(i)}) ? 0 : 1;
            return missing;
        };
        return wrong + shown(Kind::Prairie, design_.prairies.size()) +
               shown(Kind::Mountain, design_.mountains.size());
    }

    // Whether no bridge and no tunnel hides a part of the railroad.
    bool isOpen(int railroad) const
    {
        return layout_.bridges.empty() &&
               std::none_of(layout_.tracks.begin(), layout_.tracks.end(), [&](const TrackLine& track) {
                   return track.railroad == railroad && !track.hidden.empty();
               });
    }

    int hiddenEnds() const
    {
        return static_cast<int>(
            std::count_if(layout_.tracks.begin(), layout_.tracks.end(), [&](const TrackLine& track) {
                const double end = std::max(0.0, track.line.length() - kEndSeen);
                return track.end != RailroadEnd::Through &&
                       std::any_of(layout_.ways.begin(), layout_.ways.end(), [&](const Way& way) {
                           return way.line.distance(track.line.at(end)) < way.halfWidth() + kEndSeen;
                       });
            }));
    }

    Sight sightOf(int cell) const
    {
        const QPointF p = LandMap::centre(cell);
        for (std::size_t way = layout_.ways.size(); way-- > 0;) {
            if (lies(layout_.ways[way], p))
                return {Kind::Way, static_cast<int>(way)};
        }
        const LandMap& land = *layout_.land;
        const int owner = land.owner(cell);
        if (land.cover(cell) == Cover::Track)
            return {Kind::Railroad, railroadAt(p)};
        if (owner == LandMap::kNobody || land.cover(cell) == Cover::Hub || isFence(cell))
            return {};
        return {land.cover(cell) == Cover::Open ? Kind::Prairie : Kind::Mountain, owner};
    }

    bool isFence(int cell) const
    {
        const LandMap& land = *layout_.land;
        bool fence = false;
        if (land.cover(cell) == Cover::Open) {
            eachNeighbour(cell, [&](int near) {
                fence = fence || (land.cover(near) == Cover::Open && land.owner(near) != land.owner(cell));
            });
        }
        return fence;
    }

    int railroadAt(QPointF p) const
    {
        int nearest = 0;
        double least = 2;
        for (const TrackLine& track : layout_.tracks) {
            const double distance = track.line.distance(p);
            if (distance < least) {
                least = distance;
                nearest = track.railroad;
            }
        }
        return nearest;
    }

    void flood(int start)
    {
        const Sight sight = sights_[static_cast<std::size_t>(start)];
        if (sight.kind == Kind::Nothing || patch_[static_cast<std::size_t>(start)] != -1)
            return;
        std::vector<int> cells{start};
        const int number = static_cast<int>(patches_.size());
        patch_[static_cast<std::size_t>(start)] = number;
        for (std::size_t next = 0; next < cells.size(); ++next) {
            eachNeighbour(cells[next], [&](int cell) {
                const auto at = static_cast<std::size_t>(cell);
                if (patch_[at] == -1 && sights_[at] == sight) {
                    patch_[at] = number;
                    cells.push_back(cell);
                }
            });
        }
        if (static_cast<int>(cells.size()) >= kFewestCells) {
            patches_.push_back(sight);
            return;
        }
        for (const int cell : cells)
            patch_[static_cast<std::size_t>(cell)] = -2;
    }

    int patchAt(QPointF p) const
    {
        const bool inside = p.x() > 0 && p.y() > 0 && p.x() < 1 && p.y() < 1;
        return inside ? patch_[static_cast<std::size_t>(LandMap::cellAt(p))] : -1;
    }
    const Sight& sight(int patch) const { return patches_[static_cast<std::size_t>(patch)]; }

    int groupOf(int patch) const
    {
        while (group_[static_cast<std::size_t>(patch)] != patch)
            patch = group_[static_cast<std::size_t>(patch)];
        return patch;
    }
    void join(int a, int b) { group_[static_cast<std::size_t>(groupOf(a))] = groupOf(b); }

    void joinAtFeet(const Way& way, const Eye& eye)
    {
        const Kind kind = way.kind == WayKind::Trail ? Kind::Prairie : Kind::Mountain;
        const double length = way.line.length();
        for (const bool first : {true, false}) {
            const double along = first ? 0 : length;
            const QPointF out = (first ? -1 : 1) * way.line.direction(along);
            const QPointF across(-out.y(), out.x());
            const int deck = patchAt(way.line.at(along) - 0.03 * out);
            if (deck < 0 || sight(deck).kind != Kind::Way)
                continue;
            for (const double side : {-0.8, -0.4, 0.0, 0.4, 0.8}) {
                const QPointF foot = way.line.at(along) + side * way.halfWidth() * across;
                const int ground = patchAt(foot + eye.beside * out);
                if (ground >= 0 && sight(ground).kind == kind)
                    join(deck, ground);
            }
        }
    }

    // A patch along one side of a way.
    struct Run
    {
        int patch = 0;
        double from = 0;
        double to = 0;
    };

    // What lies along one side of a way.
    std::vector<Run> along(const Way& way, double side, const Eye& eye) const
    {
        std::vector<Run> found;
        std::vector<int> lengths;
        for (double along = eye.trim; along <= way.line.length() - eye.trim; along += kStep) {
            const QPointF direction = way.line.direction(along);
            const QPointF across = side * QPointF(-direction.y(), direction.x());
            const int patch = patchAt(way.line.at(along) + (way.halfWidth() + kRail + eye.beside) * across);
            if (patch < 0)
                continue;
            if (found.empty() || found.back().patch != patch) {
                found.push_back({patch, along, along});
                lengths.push_back(0);
            }
            found.back().to = along;
            ++lengths.back();
        }
        std::vector<Run> seen;
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (lengths[i] < eye.shortest)
                continue;
            if (seen.empty() || seen.back().patch != found[i].patch)
                seen.push_back(found[i]);
            seen.back().to = found[i].to;
        }
        return seen;
    }

    // What goes below a way comes out in the same order.
    void joinBelow(const Way& way, const Eye& eye)
    {
        const std::vector<Run> left = along(way, -1, eye);
        const std::vector<Run> right = along(way, 1, eye);
        const std::size_t columns = right.size() + 1;
        std::vector<double> best((left.size() + 1) * columns, 0); // from here to the ends
        for (std::size_t i = left.size(); i-- > 0;) {
            for (std::size_t j = right.size(); j-- > 0;)
                best[i * columns + j] =
                    std::max({best[(i + 1) * columns + j], best[i * columns + j + 1],
                              likeness(way, left[i], right[j]) + best[(i + 1) * columns + j + 1]});
        }
        for (std::size_t i = 0, j = 0; i < left.size() && j < right.size();) {
            const double here = best[i * columns + j];
            if (here == likeness(way, left[i], right[j]) + best[(i + 1) * columns + j + 1])
                join(left[i++].patch, right[j++].patch);
            else
                here == best[(i + 1) * columns + j] ? ++i : ++j;
        }
    }

    // How much speaks for what lies at both sides of a way being one.
    double likeness(const Way& way, const Run& leftRun, const Run& rightRun) const
    {
        const int left = leftRun.patch;
        const int right = rightRun.patch;
        if (sight(left).kind != sight(right).kind)
            return -1e9;
        if (sight(left).kind != Kind::Prairie)
            return 3;
        if (std::max(leftRun.from, rightRun.from) - std::min(leftRun.to, rightRun.to) > kAskew)
            return -1e9;
        if (groupOf(left) == groupOf(right))
            return 2;
        const int deck = patchAt(way.line.at(way.line.length() / 2));
        const int own = deck < 0 ? -1 : groupOf(deck);
        return groupOf(left) == own || groupOf(right) == own ? 0.1 : 1;
    }

    const TileDesign& design_;
    const Layout& layout_;
    std::vector<Sight> sights_;
    std::vector<int> patch_; // -1 none, -2 too small
    std::vector<Sight> patches_;
    std::vector<int> group_;
};

} // namespace

int misreadSegments(const TileDesign& design, const Layout& layout)
{
    return Reading(design, layout).misread();
}

} // namespace lodeline::art
