// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/scoring.h"

#include "engine/goldrush/rules/chance.h"
#include "engine/goldrush/rules/points.h"

#include <algorithm>
#include <cassert>
#include <ranges>
#include <span>

namespace lodeline::goldrush {
namespace {

using Points = std::array<int, kMaxPlayers>;

class Scorer
{
public:
    Scorer(State& state, const CompiledSet& set, EventSink* sink, bool final)
        : state_(state)
        , set_(set)
        , sink_(sink)
        , final_(final)
    {
    }

    void railroad(NodeId root)
    {
        const Sums sums = state_.nodes[root].sums;
        const int points =
            final_ ? pointsOfIncompleteRailroad(sums.value()) : pointsOfRailroad(sums.value(), sums.extra());
        award(root, points, [sums](events::Score& score) {
            score.kind = events::Score::Kind::Railroad;
            score.locomotives = sums.extra();
        });
    }

    void mountain(NodeId root)
    {
        const int nuggets = state_.nodes[root].sums.value();
        if (!final_)
            handOutTokens(root);
        award(root, pointsOfMountain(nuggets), [nuggets](events::Score& score) {
            score.kind = events::Score::Kind::Mountain;
            score.nuggets = nuggets;
        });
        if (!final_)
            sendTentsHome(root);
    }

    void city(NodeId node)
    {
        const int railroads = cityRailroads(state_, set_, state_.tileOf(node)).complete;
        award(node, pointsOfCity(railroads), [railroads](events::Score& score) {
            score.kind = events::Score::Kind::City;
            score.railroads = railroads;
        });
    }

    void prairie(NodeId root)
    {
        const Sums sums = state_.nodes[root].sums;
        award(root, pointsOfPrairie(sums.value(), sums.extra()), [sums](events::Score& score) {
            score.kind = events::Score::Kind::Prairie;
            score.tipis = sums.value();
            score.horses = sums.extra();
        });
    }

    void gold()
    {
        Points points{};
        for (const int seat : state_.seats())
            points[static_cast<std::size_t>(seat)] = knownGold(state_, set_, seat) + hiddenGold(state_, seat);
        add(points);
        if (!sink_)
            return;
        events::Score score{.kind = events::Score::Kind::Gold};
        for (const int seat : state_.seats())
            score.gold.push_back(knownTokenValues(state_, set_, seat));
        report(points, std::move(score));
    }

private:
    // Everybody with the most cowboys gets the points (R4.5); then the cowboys go home (R4.7).
    // `describe` fills in what only this kind of feature has.
    template <typename Describe>
    void award(NodeId root, int value, Describe describe)
    {
        const CowboyCounts cowboys = state_.nodes[root].cowboys;
        Points points{};
        if (cowboys.any()) {
            const int most = cowboys.most();
            for (const int seat : state_.seats())
                if (cowboys.of(seat) == most)
                    points[static_cast<std::size_t>(seat)] = value;
            add(points);
        }
        if (sink_) {
            events::Score score;
            describe(score);
            score.tiles = tilesOf(state_, root);
            score.at = state_.tileOf(root).at;
            score.segment = segmentOf(state_, set_, root).ref;
            report(points, std::move(score));
        }
        if (cowboys.any())
            sendCowboysHome(root);
    }

    void add(const Points& points)
    {
        for (const int seat : state_.seats())
            state_.player(seat).score += points[static_cast<std::size_t>(seat)];
    }

    void report(const Points& points, events::Score score)
    {
        score.points.assign(points.begin(), points.begin() + state_->setup.players);
        score.final = final_;
        sink_->receive(score);
    }

    // R4.3: one at a time among the tied, clockwise from the active player.
    void handOutTokens(NodeId root)
    {
        Sums& sums = state_.nodes[root].sums;
        const int count = sums.extra();
        if (count == 0)
            return;
        sums -= Sums(0, static_cast<unsigned>(count), 0);
        const Position at = state_.tiles[state_->placed - 1].at;
        const CowboyCounts cowboys = state_.nodes[root].cowboys;
        if (!cowboys.any()) {
            state_->tokenSupply += count;
            if (sink_)
                sink_->receive(events::TokensBack{at, count});
            return;
        }
        std::array<int, kMaxPlayers> tied{};
        int holders = 0;
        const int most = cowboys.most();
        for (const int turn : state_.seats()) {
            const int seat = (state_->player + turn) % state_->setup.players;
            if (cowboys.of(seat) == most)
                tied[static_cast<std::size_t>(holders++)] = seat;
        }
        giveTokens(at, count, std::span(tied).first(static_cast<std::size_t>(holders)));
    }

    void giveTokens(Position at, int count, std::span<const int> holders)
    {
        std::vector<events::Tokens> taken;
        for (int i = 0; i < count; ++i) {
            const std::size_t holder = static_cast<std::size_t>(i) % holders.size();
            const TakenToken token = takeToken(state_, set_, holders[holder]);
            if (!sink_)
                continue;
            if (holder == taken.size())
                taken.push_back({holders[holder], at});
            taken[holder].values.push_back(token.value);
            taken[holder].kinds.push_back(token.kind);
        }
        for (const events::Tokens& tokens : taken)
            sink_->receive(tokens);
    }

    void sendCowboysHome(NodeId root)
    {
        const CowboyCounts cowboys = state_.nodes[root].cowboys;
        for (const int seat : state_.seats()) {
            PlayerState& player = state_.player(seat);
            for (int left = cowboys.of(seat), i = 0; left > 0; ++i) {
                assert(i < player.cowboysOut);
                const NodeId node = player.cowboys[static_cast<std::size_t>(i)];
                if (state_.root(node) != root)
                    continue;
                player.cowboys[static_cast<std::size_t>(i)] = player.cowboys[--player.cowboysOut];
                player.cowboys[player.cowboysOut] = kNoNode;
                ++player.cowboysLeft;
                reportReturn(seat, events::Piece::Cowboy, node);
                --left;
                --i;
            }
        }
        state_.nodes[root].cowboys.clear();
    }

    void sendTentsHome(NodeId root)
    {
        for (const int seat : state_.seats()) {
            PlayerState& player = state_.player(seat);
            if (player.tent == kNoNode || state_.root(player.tent) != root)
                continue;
            const NodeId node = player.tent;
            player.tent = kNoNode;
            reportReturn(seat, events::Piece::Tent, node);
        }
    }

    void reportReturn(int seat, events::Piece piece, NodeId node)
    {
        if (sink_)
            sink_->receive(
                events::Return{seat, piece, state_.tileOf(node).at, segmentOf(state_, set_, node).ref});
    }

    State& state_;
    const CompiledSet& set_;
    EventSink* sink_;
    bool final_;
};

// Cities elsewhere that the railroads of the placed tile may have completed, by (y, x).
struct CityList
{
    // Each edge of the placed tile leads to at most one end.
    std::array<NodeId, kSides> nodes{};
    std::size_t size = 0;

    void add(const State& state, NodeId node)
    {
        const auto positionOf = [&state](NodeId city) { return state.tileOf(city).at; };
        const auto end = nodes.begin() + static_cast<std::ptrdiff_t>(size);
        const auto place = std::ranges::lower_bound(nodes.begin(), end, positionOf(node), {}, positionOf);
        if (place != end && *place == node)
            return;
        std::move_backward(place, end, end + 1);
        *place = node;
        ++size;
    }
};

void collectCities(const State& state, const CompiledSet& set, NodeId railroad, CityList& cities)
{
    const std::uint16_t placed = static_cast<std::uint16_t>(state->placed - 1);
    state.forEachMember(railroad, [&](NodeId node) {
        const TileOnBoard& tile = state.tileOf(node);
        const CompiledDesign& design = set.design(tile.design);
        if ((design.cityEnds >> state.nodes[node].segment & 1U) != 0 && state.nodes[node].tile != placed)
            cities.add(state, static_cast<NodeId>(tile.firstNode + std::countr_zero(design.city)));
    });
}

// Calls visit(root) once for every feature that the segments in `mask` of the placed tile belong to.
template <typename Visit>
void forEachFeature(const State& state, const TileOnBoard& tile, unsigned mask, Visit visit)
{
    std::array<NodeId, kMaxSegments> seen;
    auto end = seen.begin();
    for (; mask != 0; mask &= mask - 1) {
        const NodeId root = state.root(static_cast<NodeId>(tile.firstNode + std::countr_zero(mask)));
        if (std::find(seen.begin(), end, root) != end)
            continue;
        *end++ = root;
        visit(root);
    }
}

// Calls visit(root) for each feature of a kind on which somebody stands, in the order of their roots.
template <typename Visit>
void forEachOccupied(const State& state, const CompiledSet& set, FeatureKind kind, Visit visit)
{
    std::array<NodeId, std::size_t{kMostCowboys} * kMaxPlayers> roots{};
    auto end = roots.begin();
    for (const int seat : state.seats())
        for (const NodeId node : state.player(seat).out())
            if (segmentOf(state, set, node).ref.kind == kind)
                *end++ = state.root(node);
    std::sort(roots.begin(), end);
    end = std::unique(roots.begin(), end);
    std::for_each(roots.begin(), end, visit);
}

void scoreTile(State& state, const CompiledSet& set, const TileOnBoard& tile, unsigned complete,
               EventSink* sink)
{
    const CompiledDesign& design = set.design(tile.design);
    Scorer scorer(state, set, sink, false);
    CityList cities;
    forEachFeature(state, tile, complete & design.railroads, [&](NodeId root) {
        scorer.railroad(root);
        collectCities(state, set, root, cities);
    });
    forEachFeature(state, tile, complete & design.mountains, [&](NodeId root) { scorer.mountain(root); });
    if (design.city != 0 && cityRailroads(state, set, tile).incomplete == 0)
        scorer.city(static_cast<NodeId>(tile.firstNode + std::countr_zero(unsigned{design.city})));
    for (const NodeId city : std::span(cities.nodes).first(cities.size))
        if (cityRailroads(state, set, state.tileOf(city)).incomplete == 0)
            scorer.city(city);
}

} // namespace

void scoreCompleted(State& state, const CompiledSet& set, EventSink* sink)
{
    const TileOnBoard& tile = state.tiles[state->placed - 1];
    if (state->complete != 0) // as it is, too, where the tile's city is
        scoreTile(state, set, tile, state->complete, sink);
}

void scoreFinally(State& state, const CompiledSet& set, EventSink* sink)
{
    Scorer scorer(state, set, sink, true);
    forEachOccupied(state, set, FeatureKind::Mountain, [&](NodeId root) { scorer.mountain(root); });
    forEachOccupied(state, set, FeatureKind::Railroad, [&](NodeId root) { scorer.railroad(root); });
    forEachOccupied(state, set, FeatureKind::City, [&](NodeId root) { scorer.city(root); });
    forEachOccupied(state, set, FeatureKind::Prairie, [&](NodeId root) { scorer.prairie(root); });
    scorer.gold();
    if (!sink)
        return;
    events::End end;
    for (const int seat : state.seats())
        end.scores.push_back(state.player(seat).score);
    end.winners = leaders(state);
    sink->receive(end);
}

CityRailroads cityRailroads(const State& state, const CompiledSet& set, const TileOnBoard& tile)
{
    CityRailroads result;
    std::array<NodeId, kSides> seen{};
    std::size_t count = 0;
    for (unsigned mask = set.design(tile.design).cityEnds; mask != 0; mask &= mask - 1) {
        const NodeId root = state.root(static_cast<NodeId>(tile.firstNode + std::countr_zero(mask)));
        const auto end = seen.begin() + static_cast<std::ptrdiff_t>(count);
        if (std::find(seen.begin(), end, root) != end)
            continue;
        seen[count++] = root;
        ++(state.nodes[root].sums.openEdges() == 0 ? result.complete : result.incomplete);
    }
    return result;
}

std::vector<Position> tilesOf(const State& state, NodeId node)
{
    std::vector<Position> tiles;
    state.forEachMember(node, [&](NodeId member) { tiles.push_back(state.tileOf(member).at); });
    std::ranges::sort(tiles);
    tiles.erase(std::ranges::unique(tiles).begin(), tiles.end());
    return tiles;
}

std::vector<int> leaders(const State& state)
{
    const auto scoreOf = [&state](int seat) { return state.player(seat).score; };
    const int best = std::ranges::max(state.seats() | std::views::transform(scoreOf));
    std::vector<int> seats;
    for (const int seat : state.seats())
        if (scoreOf(seat) == best)
            seats.push_back(seat);
    return seats;
}

} // namespace lodeline::goldrush
