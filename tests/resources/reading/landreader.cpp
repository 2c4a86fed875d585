// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/reading/landreader.h"

#include "resources/art/land/polyline.h"
#include "resources/art/tilepainter.h"
#include "tests/resources/reading/plaintheme.h"

#include <QImage>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kSize = 192;
constexpr int kFewest = 60;     // pixels of anything that is seen
constexpr int kSmooth = 8;      // steps over which the direction of a way is taken
constexpr int kShortest = 3;    // steps along a way that anything takes
constexpr int kAskew = 28;      // the most by which a prairie below a way comes out further along
constexpr int kReach = 4;       // pixels across a border between two colours
constexpr int kReachOfFoot = 3; // the same at the foot of a way, less than its rails are wide

struct Piece
{
    Seen seen = Seen::Nothing;
    int pixels = 0;
    QPointF middle;
    std::vector<QPoint> at;
};

class Reader
{
public:
    explicit Reader(const QImage& picture)
        : seen_(kSize * kSize)
        , piece_(kSize * kSize, -1)
    {
        for (int y = 0; y < kSize; ++y) {
            for (int x = 0; x < kSize; ++x)
                seen_[at({x, y})] = isCorner(x) && isCorner(y) ? Seen::Nothing : seenAs(picture.pixel(x, y));
        }
        for (int y = 0; y < kSize; ++y) {
            for (int x = 0; x < kSize; ++x)
                flood({x, y});
        }
        group_.resize(pieces_.size());
        std::iota(group_.begin(), group_.end(), 0);
        crossWays(Seen::Trail, Seen::TrailEdge, Seen::Prairie);
        crossWays(Seen::Arch, Seen::ArchEdge, Seen::Mountain);
        crossBridges();
        followTunnels();
    }

    std::string compare(const TileDesign& design)
    {
        std::string said = compareMountains(design);
        if (said.empty())
            said = comparePrairies(design);
        if (said.empty())
            said = compareRailroads(design);
        const bool town = std::any_of(pieces_.begin(), pieces_.end(),
                                      [](const Piece& piece) { return piece.seen == Seen::Town; });
        if (said.empty() && town != design.hasCity())
            said = "city";
        return said;
    }

private:
    static std::size_t at(QPoint p) { return static_cast<std::size_t>(p.y() * kSize + p.x()); }
    // Where four tiles meet all that is there comes to a point.
    static bool isCorner(int place) { return std::min(place, kSize - 1 - place) < kSize / 12; }
    static bool isIn(QPoint p) { return p.x() >= 0 && p.y() >= 0 && p.x() < kSize && p.y() < kSize; }
    Seen seenAt(QPoint p) const { return isIn(p) ? seen_[at(p)] : Seen::Nothing; }
    int pieceAt(QPoint p) const { return isIn(p) ? piece_[at(p)] : -1; }
    const Piece& piece(int number) const { return pieces_[static_cast<std::size_t>(number)]; }

    void flood(QPoint start)
    {
        const Seen seen = seenAt(start);
        if (seen == Seen::Nothing || piece_[at(start)] != -1)
            return;
        Piece piece{seen, 0, {}, {start}};
        const int number = static_cast<int>(pieces_.size());
        piece_[at(start)] = number;
        for (std::size_t next = 0; next < piece.at.size(); ++next) {
            const QPoint p = piece.at[next];
            piece.middle += p;
            for (const QPoint off : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
                if (seenAt(p + off) == seen && piece_[at(p + off)] == -1) {
                    piece_[at(p + off)] = number;
                    piece.at.push_back(p + off);
                }
            }
        }
        piece.pixels = static_cast<int>(piece.at.size());
        piece.middle /= piece.pixels;
        if (piece.pixels < (seen == Seen::Tunnel ? 8 : seen == Seen::Prairie ? kFewest : kFewest / 2)) {
            for (const QPoint p : piece.at)
                piece_[at(p)] = -2;
            return;
        }
        pieces_.push_back(std::move(piece));
    }

    int groupOf(int number)
    {
        while (group_[static_cast<std::size_t>(number)] != number)
            number = group_[static_cast<std::size_t>(number)];
        return number;
    }
    void join(int a, int b) { group_[static_cast<std::size_t>(groupOf(a))] = groupOf(b); }

    // How often each piece of a kind lies within reach of the pixels of another one.
    std::map<int, int> contacts(const Piece& from, Seen kind, int reach = kReach) const
    {
        std::map<int, int> found;
        for (const QPoint p : from.at) {
            for (const QPoint off :
                 {QPoint(reach, 0), QPoint(-reach, 0), QPoint(0, reach), QPoint(0, -reach)}) {
                for (int part = 1; part <= reach; ++part) {
                    const int other = pieceAt(p + off * part / reach);
                    if (other >= 0 && piece(other).seen == kind) {
                        ++found[other];
                        break;
                    }
                }
            }
        }
        std::erase_if(found, [](const auto& entry) { return entry.second < 4; });
        return found;
    }

    // The middle of a way at each step along it, from one end to the other.
    std::vector<QPointF> middleLine(const Piece& way) const
    {
        const auto steps = [&](QPoint start) {
            std::map<std::pair<int, int>, int> known{{{start.x(), start.y()}, 0}};
            std::vector<QPoint> reached{start};
            for (std::size_t next = 0; next < reached.size(); ++next) {
                const QPoint p = reached[next];
                const int further = known[{p.x(), p.y()}] + 1;
                for (int y = -1; y <= 1; ++y) {
                    for (int x = -1; x <= 1; ++x) {
                        const QPoint q = p + QPoint(x, y);
                        if (pieceAt(q) == pieceAt(start) && known.try_emplace({q.x(), q.y()}, further).second)
                            reached.push_back(q);
                    }
                }
            }
            return std::pair(known, reached.back());
        };
        const auto [known, last] = steps(steps(way.at.front()).second);
        std::vector<QPointF> sums;
        std::vector<int> counts;
        for (const auto& [p, step] : known) {
            sums.resize(std::max(sums.size(), static_cast<std::size_t>(step) + 1));
            counts.resize(sums.size());
            sums[static_cast<std::size_t>(step)] += QPointF(p.first, p.second);
            ++counts[static_cast<std::size_t>(step)];
        }
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] /= counts[i];
        return sums;
    }

    // The first piece beyond the edge of a way, from its middle outwards.
    int beyond(QPointF from, QPointF out, Seen edge) const
    {
        bool passed = false;
        for (int step = 0; step < 26; ++step) {
            const QPoint p = (from + step * out).toPoint();
            const int number = pieceAt(p);
            passed = passed || seenAt(p) == edge;
            if (passed && number >= 0 && seenAt(p) != edge)
                return number;
        }
        return -1;
    }

    void crossWays(Seen deck, Seen edge, Seen ground)
    {
        for (std::size_t w = 0; w < pieces_.size(); ++w) {
            const Piece& way = pieces_[w];
            if (way.seen != deck)
                continue;
            for (const auto& [end, count] : contacts(way, ground, kReachOfFoot))
                join(static_cast<int>(w), end);
            goOnBelow(way, edge);
        }
    }

    // A piece along one side of a way, between two of its steps.
    struct Run
    {
        int piece = 0;
        int from = 0;
        int to = 0;
    };

    // What lies along one side of a way, in the order of its middle line.
    std::vector<Run> along(const std::vector<QPointF>& line, Seen edge, double side) const
    {
        std::vector<Run> found;
        std::vector<int> lengths;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const QPointF step =
                line[std::min(i + kSmooth, line.size() - 1)] - line[i - std::min(i, std::size_t{kSmooth})];
            const int number =
                beyond(line[i], side / std::max(1.0, lengthOf(step)) * QPointF(-step.y(), step.x()), edge);
            if (number < 0 || !goesOn(piece(number).seen))
                continue;
            const int at = static_cast<int>(i);
            if (found.empty() || found.back().piece != number) {
                found.push_back({number, at, at});
                lengths.push_back(0);
            }
            found.back().to = at;
            ++lengths.back();
        }
        std::vector<Run> seen;
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (lengths[i] < kShortest)
                continue;
            if (seen.empty() || seen.back().piece != found[i].piece)
                seen.push_back(found[i]);
            seen.back().to = found[i].to;
        }
        return seen;
    }

    static bool goesOn(Seen seen)
    {
        return seen == Seen::Prairie || seen == Seen::Mountain || seen == Seen::Track || seen == Seen::Trail;
    }

    // What goes below a way comes out in the same order.
    void goOnBelow(const Piece& way, Seen edge)
    {
        const std::vector<QPointF> line = middleLine(way);
        const std::vector<Run> left = along(line, edge, -1);
        const std::vector<Run> right = along(line, edge, 1);
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
                join(left[i++].piece, right[j++].piece);
            else
                here == best[(i + 1) * columns + j] ? ++i : ++j;
        }
    }

    // How much speaks for two pieces at both sides of a way being one.
    double likeness(const Piece& way, const Run& leftRun, const Run& rightRun)
    {
        const int left = leftRun.piece;
        const int right = rightRun.piece;
        const Seen seen = piece(left).seen;
        if (seen != piece(right).seen)
            return -1e9;
        if (seen != Seen::Prairie)
            return 3;
        if (std::max(leftRun.from, rightRun.from) - std::min(leftRun.to, rightRun.to) > kAskew)
            return -1e9;
        if (groupOf(left) == groupOf(right))
            return 2;
        const int own = groupOf(static_cast<int>(&way - pieces_.data()));
        return groupOf(left) == own || groupOf(right) == own ? 0.1 : 1;
    }

    void crossBridges()
    {
        std::map<int, std::vector<std::pair<int, QPointF>>> below; // by the deck: the tracks at each railing
        for (const Piece& railing : pieces_) {
            if (railing.seen != Seen::Railing)
                continue;
            const auto tracks = contacts(railing, Seen::Track);
            if (tracks.size() != 2)
                continue;
            const auto deck =
                std::max_element(tracks.begin(), tracks.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
            for (const auto& [track, count] : tracks) {
                if (track != deck->first)
                    below[deck->first].emplace_back(track, railing.middle);
            }
        }
        for (const auto& [deck, tracks] : below) {
            for (const auto& a : tracks) {
                for (const auto& b : tracks) {
                    if (distanceBetween(a.second, b.second) < 0.25 * kSize)
                        join(a.first, b.first);
                }
            }
        }
    }

    // The dashes between two portals show the way below a mountain.
    void followTunnels()
    {
        for (std::size_t a = 0; a < pieces_.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                if (pieces_[a].seen == Seen::Portal && pieces_[b].seen == Seen::Portal &&
                    areDashesBetween(pieces_[a].middle, pieces_[b].middle)) {
                    tunnelled_.insert({static_cast<int>(a), static_cast<int>(b)});
                    join(static_cast<int>(a), static_cast<int>(b));
                }
            }
        }
        for (const Piece& portal : pieces_) {
            const int number = static_cast<int>(&portal - pieces_.data());
            if (portal.seen == Seen::Portal &&
                std::any_of(tunnelled_.begin(), tunnelled_.end(), [&](int t) { return t == number; })) {
                for (const auto& [track, count] : contacts(portal, Seen::Track))
                    join(track, number);
            }
        }
    }

    bool areDashesBetween(QPointF a, QPointF b) const
    {
        const double length = distanceBetween(a, b);
        double last = 0.15 * kSize;
        bool any = false;
        for (double along = 0; along <= length; ++along) {
            const QPoint p = (a + along / length * (b - a)).toPoint();
            bool dash = false;
            for (int y = -6; y <= 6; ++y) {
                for (int x = -6; x <= 6; ++x)
                    dash = dash || seenAt(p + QPoint(x, y)) == Seen::Tunnel;
            }
            any = any || dash;
            if (dash)
                last = along + 0.12 * kSize;
            if (along > last)
                return false;
        }
        return any && last > length - 0.15 * kSize;
    }

    // Pieces of a kind at the border of the tile between two shares of a side, clockwise.
    std::set<int> atBorder(Side side, double from, double to, Seen kind)
    {
        std::set<int> found;
        const QPointF in = inward(side);
        const QPointF clockwise(-in.y(), in.x());
        for (int i = static_cast<int>(from * kSize); i <= static_cast<int>(to * kSize); ++i) {
            for (const double deep : {1.5, 4.5}) {
                const QPointF p =
                    edgeMiddle(side) * (kSize - 1) + deep * in + (i - kSize / 2.0) * clockwise * -1;
                const int number = pieceAt(p.toPoint());
                if (number >= 0 && piece(number).seen == kind)
                    found.insert(groupOf(number));
            }
        }
        return found;
    }

    std::set<int> groupsOf(Seen kind)
    {
        std::set<int> groups;
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            if (pieces_[i].seen == kind)
                groups.insert(groupOf(static_cast<int>(i)));
        }
        return groups;
    }

    std::string compareMountains(const TileDesign& design)
    {
        std::set<int> left = groupsOf(Seen::Mountain);
        std::size_t peaks = 0;
        std::set<int> used;
        for (std::size_t m = 0; m < design.mountains.size(); ++m) {
            const MountainSegment& mountain = design.mountains[m];
            std::set<int> groups;
            for (const Side side : mountain.edges)
                groups.merge(atBorder(side, 0.2, 0.8, Seen::Mountain));
            if (mountain.edges.empty())
                ++peaks;
            else if (groups.size() != 1)
                return "mountain " + std::to_string(m) + " in " + std::to_string(groups.size());
            for (const int group : groups) {
                if (!used.insert(group).second)
                    return "mountain " + std::to_string(m) + " one with another";
                left.erase(group);
            }
        }
        return left.size() == peaks ? ""
                                    : std::to_string(left.size()) + " peaks for " + std::to_string(peaks);
    }

    std::string comparePrairies(const TileDesign& design)
    {
        std::set<int> left = groupsOf(Seen::Prairie);
        std::size_t valleys = 0;
        std::set<int> used;
        for (std::size_t i = 0; i < design.prairies.size(); ++i) {
            std::set<int> groups;
            for (const HalfEdge half : design.prairies[i].at) {
                const bool second = index(half) % 2 != 0;
                const auto here =
                    atBorder(sideOf(half), second ? 0.62 : 0.06, second ? 0.94 : 0.38, Seen::Prairie);
                if (here.empty())
                    return "prairie " + std::to_string(i) + " not at " + std::string(toString(half));
                groups.insert(here.begin(), here.end());
            }
            if (design.prairies[i].at.empty())
                ++valleys;
            else if (groups.size() != 1)
                return "prairie " + std::to_string(i) + " in " + std::to_string(groups.size());
            for (const int group : groups) {
                if (!used.insert(group).second)
                    return "prairie " + std::to_string(i) + " one with another";
                left.erase(group);
            }
        }
        return left.size() == valleys
                   ? ""
                   : std::to_string(left.size()) + " valleys for " + std::to_string(valleys);
    }

    RailroadEnd endOf(int group, bool* found)
    {
        *found = true;
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            if (pieces_[i].seen != Seen::Track || groupOf(static_cast<int>(i)) != group)
                continue;
            if (!contacts(pieces_[i], Seen::Town).empty())
                return RailroadEnd::City;
            if (!contacts(pieces_[i], Seen::Turntable).empty() || !contacts(pieces_[i], Seen::Buffer).empty())
                return RailroadEnd::Junction;
            for (const auto& [portal, count] : contacts(pieces_[i], Seen::Portal)) {
                if (!tunnelled_.contains(portal))
                    return RailroadEnd::Mountain;
            }
        }
        *found = false;
        return RailroadEnd::Through;
    }

    std::string compareRailroads(const TileDesign& design)
    {
        std::set<int> used;
        for (std::size_t r = 0; r < design.railroads.size(); ++r) {
            const std::string name = "railroad " + std::to_string(r);
            const RailroadSegment& rails = design.railroads[r];
            std::set<int> groups;
            for (const Side side : rails.edges) {
                const std::set<int> here = atBorder(side, 0.46, 0.54, Seen::Track);
                if (here.empty())
                    return name + " not at " + std::string(toString(side));
                groups.insert(here.begin(), here.end());
            }
            if (groups.size() != 1)
                return name + " in " + std::to_string(groups.size());
            if (!used.insert(*groups.begin()).second)
                return name + " one with another";
            bool ends = false;
            const RailroadEnd end = endOf(*groups.begin(), &ends);
            if (rails.end != RailroadEnd::Through && (!ends || end != rails.end))
                return name + " ends as " + std::to_string(static_cast<int>(end));
            if (rails.end == RailroadEnd::Through && ends && end != RailroadEnd::Through)
                return name + " runs through but ends as " + std::to_string(static_cast<int>(end));
        }
        return {};
    }

    std::vector<Seen> seen_;
    std::vector<int> piece_; // -1 none, -2 too small
    std::vector<Piece> pieces_;
    std::vector<int> group_;
    std::set<int> tunnelled_;
};

} // namespace

std::string misreading(const TileDesign& painted, const TileDesign& meant, Rotation rotation)
{
    static const Theme theme = plainTheme();
    TileDesign bare = painted;
    for (RailroadSegment& railroad : bare.railroads)
        railroad.locomotives = 0;
    for (MountainSegment& mountain : bare.mountains)
        mountain.nuggets = 0;
    for (PrairieSegment& prairie : bare.prairies)
        prairie.tipis = prairie.horses = 0;
    QImage picture(kSize, kSize, QImage::Format_RGB32);
    QPainter painter(&picture);
    paintTile(painter, picture.rect(), bare, theme, rotation);
    painter.end();
    return Reader(picture.transformed(QTransform().rotate(-degrees(rotation)))).compare(meant);
}

} // namespace lodeline::art
