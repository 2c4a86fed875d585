// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/landreading.h"

#include "engine/goldrush/design/tangle.h"
#include "resources/art/land/landplan.h"
#include "resources/art/land/layout.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kPlan = LandPlan::kCells;
constexpr int kFewestSeen = 13;      // less of anything is not seen
constexpr int kCorner = kPlan / 12;  // where four tiles meet all that is there comes to a point
constexpr double kEndSeen = 0.04;    // of a track, before what it ends at
constexpr double kAskewBelow = 0.15; // the most by which a prairie below a way comes out further along
// How far from its end a way still seems to lead where it is beside.
constexpr double kBackFromFoot[]{0.01, 0.03, 0.05};
constexpr int kLeastFoothold = 2; // fifths of the width of a way
constexpr double kStep = 1.0 / kPlan;

// How closely somebody looks along a way.
struct Eye
{
    double beside = 0; // from its rail to where it looks
    double trim = 0;   // what it misses at the ends
    int shortest = 2;  // steps along the way that anything takes
    double foot = 1;   // how much of the width of a way leads on
};

using Look = LandPlan::Look;

constexpr Eye kAtGround[]{{0.008, 0, 2, 0.8}, {0.016, 0.02, 2, 0.8}, {0.028, 0.03, 4, 0.8}};
constexpr Eye kAtBorders[]{{0.016, 0, 2, 1.2}, {0.028, 0, 2, 1.2}, {0.016, 0.05, 4, 1.2}};

using Kind = LandPlan::Kind;
using Sight = LandPlan::Sight;

constexpr int kNone = -1;
constexpr int kTooSmall = -2;

class Reading
{
public:
    Reading(const TileDesign& design, const Layout& layout, Look look)
        : design_(design)
        , layout_(layout)
        , look_(look)
        , plan_(layout, look)
        , patch_(LandPlan::kAll, kNone)
    {
        for (int cell = 0; cell < LandPlan::kAll; ++cell)
            flood(cell);
        group_.resize(patches_.size());
    }

    std::vector<Misread> misread()
    {
        std::vector<Misread> most;
        for (const Eye& eye : look_ == Look::AtGround ? kAtGround : kAtBorders) {
            std::vector<Misread> found = misread(eye);
            if (found.size() > most.size())
                most = std::move(found);
            if (layout_.ways.empty())
                break;
        }
        findHiddenEnds(most);
        findWindingWays(most);
        return most;
    }

private:
    // What is seen in one.
    struct Patch
    {
        Sight sight;
        int owner = 0; // the mountain or prairie of most of its cells
    };

    std::vector<Misread> misread(const Eye& eye)
    {
        std::iota(group_.begin(), group_.end(), 0);
        for (const Way& way : layout_.ways) {
            joinAtFeet(way, eye);
            joinBelow(way, eye);
        }
        std::vector<Misread> found;
        compare(FeatureKind::Mountain, design_.mountains.size(), found);
        compare(FeatureKind::Prairie, design_.prairies.size(), found);
        compare(FeatureKind::Railroad, design_.railroads.size(), found);
        return found;
    }

    static void add(std::vector<Misread>& found, SegmentRef segment, Misread::As as)
    {
        if (std::none_of(found.begin(), found.end(), [&](const Misread& m) { return m.segment == segment; }))
            found.push_back({segment, as});
    }

    void compare(FeatureKind kind, std::size_t segments, std::vector<Misread>& found) const
    {
        std::set<int> used;
        for (std::size_t i = 0; i < segments; ++i) {
            const SegmentRef segment{kind, static_cast<std::uint8_t>(i)};
            if (kind == FeatureKind::Railroad && !isOpen(static_cast<int>(i)))
                continue;
            bool missing = false;
            const std::set<int> groups = groupsOf(segment, &missing);
            const auto known = used.size();
            used.insert(groups.begin(), groups.end());
            if (missing || groups.empty())
                add(found, segment, Misread::As::Nothing);
            if (groups.size() > 1)
                add(found, segment, Misread::As::Several);
            if (used.size() < known + groups.size())
                add(found, segment, Misread::As::Another);
        }
    }

    static Kind seenAs(FeatureKind kind)
    {
        return kind == FeatureKind::Mountain  ? Kind::Mountain
               : kind == FeatureKind::Prairie ? Kind::Prairie
                                              : Kind::Railroad;
    }

    // What lies at the edges that a segment has, and all that is taken for a part of it.
    std::set<int> groupsOf(SegmentRef segment, bool* missing) const
    {
        const Kind kind = seenAs(segment.kind);
        std::set<int> groups;
        for (std::size_t i = 0; i < patches_.size(); ++i) {
            if (patches_[i].sight.kind == kind && patches_[i].owner == segment.index)
                groups.insert(groupOf(static_cast<int>(i)));
        }
        const auto add = [&](Side side, double from, double to) {
            const std::set<int> here = atBorder(side, from, to, kind);
            *missing = *missing || here.empty();
            groups.insert(here.begin(), here.end());
        };
        if (segment.kind == FeatureKind::Prairie) {
            for (const HalfEdge half : design_.prairies[segment.index].at)
                index(half) % 2 == 0 ? add(sideOf(half), 0.06, 0.38) : add(sideOf(half), 0.62, 0.94);
        } else if (segment.kind == FeatureKind::Mountain) {
            for (const Side side : design_.mountains[segment.index].edges)
                add(side, 0.2, 0.8);
        }
        return groups;
    }

    // What lies at the border between two shares of a side, clockwise.
    std::set<int> atBorder(Side side, double from, double to, Kind kind) const
    {
        std::set<int> found;
        const QPointF in = inward(side);
        const QPointF clockwise(-in.y(), in.x());
        for (double along = from; along <= to; along += kStep) {
            for (const double deep : {1.5 / kPlan, 3.5 / kPlan}) {
                const int patch = patchAt(edgeMiddle(side) + deep * in + (along - 0.5) * -clockwise);
                if (patch >= 0 && sight(patch).kind == kind)
                    found.insert(groupOf(patch));
            }
        }
        return found;
    }

    // Whether no bridge and no tunnel hides a part of the railroad.
    bool isOpen(int railroad) const
    {
        return layout_.bridges.empty() &&
               std::none_of(layout_.tracks.begin(), layout_.tracks.end(), [&](const TrackLine& track) {
                   return track.railroad == railroad && !track.hidden.empty();
               });
    }

    void findHiddenEnds(std::vector<Misread>& found) const
    {
        for (const TrackLine& track : layout_.tracks) {
            const QPointF end = track.line.at(std::max(0.0, track.line.length() - kEndSeen));
            if (track.end != RailroadEnd::Through &&
                std::any_of(layout_.ways.begin(), layout_.ways.end(), [&](const Way& way) {
                    return way.line.distance(end) < way.halfWidth() + kEndSeen;
                }))
                add(found, {FeatureKind::Railroad, static_cast<std::uint8_t>(track.railroad)},
                    Misread::As::Nothing);
        }
    }

    // Where prairies are tangled it is hard to follow a way that bends.
    void findWindingWays(std::vector<Misread>& found) const
    {
        for (const Way& way : layout_.ways) {
            if (way.line.points().size() > 2 && isTangled(design_, tangleOf(design_)))
                add(found,
                    {way.kind == WayKind::Trail ? FeatureKind::Prairie : FeatureKind::Mountain,
                     static_cast<std::uint8_t>(way.segment)},
                    Misread::As::Several);
        }
    }

    static bool isCorner(int cell)
    {
        const auto isOutside = [](int place) { return std::min(place, kPlan - 1 - place) < kCorner; };
        const QPoint at = LandPlan::columnAndRow(cell);
        return isOutside(at.x()) && isOutside(at.y());
    }

    bool isFree(int cell) const { return patch_[static_cast<std::size_t>(cell)] == kNone && !isCorner(cell); }

    void flood(int start)
    {
        const Sight sight = plan_.at(start);
        if (sight.kind == Kind::Nothing || !isFree(start))
            return;
        std::vector<int> cells{start};
        const int number = static_cast<int>(patches_.size());
        const auto take = [&](int cell) {
            if (isFree(cell) && plan_.at(cell) == sight) {
                patch_[static_cast<std::size_t>(cell)] = number;
                cells.push_back(cell);
            }
        };
        patch_[static_cast<std::size_t>(start)] = number;
        std::size_t next = 0;
        while (next < cells.size()) {
            const int cell = cells[next++];
            const QPoint at = LandPlan::columnAndRow(cell);
            if (at.x() > 0)
                take(cell - 1);
            if (at.x() < kPlan - 1)
                take(cell + 1);
            if (at.y() > 0)
                take(cell - kPlan);
            if (at.y() < kPlan - 1)
                take(cell + kPlan);
        }
        if (static_cast<int>(cells.size()) >= kFewestSeen * (sight.kind == Kind::Prairie ? 2 : 1)) {
            patches_.push_back({sight, ownerOf(sight, cells)});
            return;
        }
        for (const int cell : cells)
            patch_[static_cast<std::size_t>(cell)] = kTooSmall;
    }

    int ownerOf(const Sight& sight, const std::vector<int>& cells) const
    {
        if (sight.kind == Kind::Railroad || sight.kind == Kind::Way)
            return sight.number;
        std::map<int, int> counts;
        const auto cover = sight.kind == Kind::Prairie ? LandMap::Cover::Open : LandMap::Cover::Rock;
        for (const int cell : cells) {
            const int there = LandMap::cellAt(LandPlan::centre(cell));
            if (layout_.land->cover(there) == cover && layout_.land->owner(there) != LandMap::kNobody)
                ++counts[layout_.land->owner(there)];
        }
        const auto most = std::max_element(counts.begin(), counts.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        return most == counts.end() ? 0 : most->first;
    }

    int patchAt(QPointF p) const
    {
        const int cell = LandPlan::cellAt(p);
        return cell < 0 ? kNone : patch_[static_cast<std::size_t>(cell)];
    }
    const Sight& sight(int patch) const { return patches_[static_cast<std::size_t>(patch)].sight; }

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
            const auto groundAt = [&](QPointF p) {
                const int ground = patchAt(p);
                return ground >= 0 && sight(ground).kind == kind ? ground : kNone;
            };
            std::map<int, int> before; // the foot, and how often
            const double half = eye.foot * way.halfWidth();
            for (const double side : {-1.0, -0.5, 0.0, 0.5, 1.0})
                ++before[groundAt(way.line.at(along) + side * half * across + eye.beside * out)];
            for (const double back : kBackFromFoot) {
                for (const double side : {-1.0, 1.0}) {
                    if (look_ == Look::AtBorders && kind == Kind::Prairie)
                        ++before[groundAt(way.line.at(along) - back * out +
                                          side * (way.halfWidth() + LandPlan::kRail + eye.beside) * across)];
                }
            }
            for (const auto& [ground, times] : before) {
                if (ground != kNone && times >= (look_ == Look::AtGround ? kLeastFoothold : 1))
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
            const int patch =
                patchAt(way.line.at(along) + (way.halfWidth() + LandPlan::kRail + eye.beside) * across);
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
        if (std::max(leftRun.from, rightRun.from) - std::min(leftRun.to, rightRun.to) > kAskewBelow)
            return -1e9;
        if (groupOf(left) == groupOf(right))
            return 2;
        const int deck = patchAt(way.line.at(way.line.length() / 2));
        const int own = deck < 0 ? -1 : groupOf(deck);
        return groupOf(left) == own || groupOf(right) == own ? 0.1 : 1;
    }

    const TileDesign& design_;
    const Layout& layout_;
    const Look look_;
    const LandPlan plan_;
    std::vector<int> patch_; // by cell
    std::vector<Patch> patches_;
    std::vector<int> group_;
};

} // namespace

std::vector<Misread> misreadSegments(const TileDesign& design, const Layout& layout)
{
    std::vector<Misread> atGround = Reading(design, layout, Look::AtGround).misread();
    if (layout.ways.empty() && layout.fences.empty())
        return atGround;
    std::vector<Misread> atBorders = Reading(design, layout, Look::AtBorders).misread();
    return atBorders.size() > atGround.size() ? atBorders : atGround;
}

} // namespace lodeline::art
