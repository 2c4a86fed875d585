// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/setwatch.h"

#include "engine/core/bits.h"
#include "engine/core/listening.h"
#include "engine/goldrush/lab/simulation.h"
#include "engine/goldrush/rules/board.h"
#include "engine/goldrush/rules/scoring.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

// Calls visit(pattern) for every open spot.
template <typename Visit>
void forEachOpenSpot(const State& state, Visit visit)
{
    for (int w = 0; w < state->spotWords; ++w)
        for (std::uint64_t word = state.openSpots[w]; word != 0; word &= word - 1)
            visit(state.codes[64 * w + std::countr_zero(word)]);
}

int countFitting(const State& state, const SpotFits::Flags& fits)
{
    int count = 0;
    forEachOpenSpot(state, [&](std::uint8_t pattern) { count += fits[pattern]; });
    return count;
}

int countOpen(const State& state)
{
    int count = 0;
    forEachOpenSpot(state, [&](std::uint8_t) { ++count; });
    return count;
}

void addFits(SpotFits::Flags& flags, const SpotFits::Flags& others)
{
    for (std::size_t i = 0; i < flags.size(); ++i)
        flags[i] |= others[i];
}

// All of a feature that is scored lies on the tiles of the event.
int sizeOf(const events::Score& event)
{
    return event.kind == events::Score::Kind::City ? event.railroads : static_cast<int>(event.tiles.size());
}

std::optional<FeatureKind> featureOf(events::Score::Kind kind)
{
    switch (kind) {
    case events::Score::Kind::Railroad:
        return FeatureKind::Railroad;
    case events::Score::Kind::Mountain:
        return FeatureKind::Mountain;
    case events::Score::Kind::City:
        return FeatureKind::City;
    case events::Score::Kind::Prairie:
        return FeatureKind::Prairie;
    case events::Score::Kind::Gold:
        break;
    }
    return std::nullopt;
}

} // namespace

WatchedSet::WatchedSet(std::shared_ptr<const CompiledSet> set)
    : set_(std::move(set))
{
    const std::vector<TileDesign>& tiles = set_->tileSet().tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        designs_.emplace(tiles[i].id, static_cast<int>(i));
    for (const std::uint8_t design : set_->deck())
        addFits(anyFits_, set_->design(design).spots.fits);
}

SetWatch::SetWatch(const WatchedSet& watched, int players)
    : watched_(watched)
    , players_(players)
{
    sums_.games = 1;
    sums_.tiles.resize(watched.set().tileSet().tiles.size());
    sums_.seats.resize(static_cast<std::size_t>(players));
}

void SetWatch::receive(const Event& event)
{
    std::visit(Listening{[this](const events::Draw& draw) { discard(draw.discarded); },
                         [this](const events::Cowboy& cowboy) {
                             ++sums_.features[static_cast<std::size_t>(cowboy.segment.kind)].cowboys;
                         },
                         [this](const events::Score& scored) { score(scored); },
                         kIgnored<events::Start, events::Place, events::Tent, events::Mine, events::TakeBack,
                                  events::Tokens, events::TokensBack, events::Return, events::End>},
               event);
}

void SetWatch::discard(const std::vector<std::string>& ids)
{
    for (const std::string& id : ids) {
        TileSums& tile = sums_.tiles[static_cast<std::size_t>(watched_.designOf(id))];
        ++tile.drawn;
        ++tile.discarded;
        ++tile.hard;
        ++discarded_;
    }
}

void SetWatch::score(const events::Score& event)
{
    const auto source = static_cast<std::size_t>(event.kind);
    for (std::size_t seat = 0; seat < event.points.size(); ++seat) {
        points_[source][seat] += event.points[seat];
        (event.final ? sums_.sources[source].late : sums_.sources[source].early) += event.points[seat];
    }
    const std::optional<FeatureKind> kind = featureOf(event.kind);
    if (!kind || event.final)
        return;
    FeatureSums& feature = sums_.features[static_cast<std::size_t>(*kind)];
    ++feature.completed;
    feature.size.add(sizeOf(event));
}

void SetWatch::turn(const Game& game)
{
    const State& state = game.state();
    TileSums& tile = sums_.tiles[state->drawn];
    const int spots = countFitting(state, game.set().design(state->drawn).spots.fits);
    ++tile.drawn;
    tile.spots += spots;
    tile.hard += spots <= kHardSpots ? 1 : 0;
    if (spentKnown_ || 4 * std::size_t{state->deckLeft} > game.set().deck().size())
        return;
    spentKnown_ = true;
    SpotFits::Flags fits = game.set().design(state->drawn).spots.fits;
    const std::vector<int> left = game.copiesLeft();
    for (std::size_t design = 0; design < left.size(); ++design)
        if (left[design] > 0)
            addFits(fits, game.set().design(static_cast<int>(design)).spots.fits);
    sums_.spentSquares.add(countOpen(state) - countFitting(state, fits));
}

SetSums SetWatch::end(const Game& game)
{
    countSquares(game);
    countFeatures(game);
    settle(game);
    sums_.turns.add(game.ply());
    sums_.discarded.add(discarded_);
    sums_.tokensLeft.add(game.state()->tokensUntaken);
    return std::move(sums_);
}

void SetWatch::countSquares(const Game& game)
{
    constexpr unsigned kAllKnown = 0b1111;
    const State& state = game.state();
    const int open = countOpen(state);
    int holes = 0;
    for (int w = 0; w < state->spotWords; ++w)
        for (std::uint64_t word = state.openSpots[w]; word != 0; word &= word - 1)
            holes += knownSides(state, 64 * w + std::countr_zero(word)) == kAllKnown ? 1 : 0;
    sums_.openSquares.add(open);
    sums_.holes.add(holes);
    sums_.deadSquares.add(open - countFitting(state, watched_.anyFits()));
    // The whole last quarter of the stack was discarded: nothing still to come fitted anywhere.
    if (!spentKnown_)
        sums_.spentSquares.add(open);
}

void SetWatch::countFeatures(const Game& game)
{
    const State& state = game.state();
    for (NodeId node = 0; node < state->nodes; ++node) {
        if (state.root(node) != node)
            continue;
        const FeatureKind kind = segmentOf(state, game.set(), node).ref.kind;
        FeatureSums& feature = sums_.features[static_cast<std::size_t>(kind)];
        ++feature.built;
        if (kind == FeatureKind::Prairie)
            feature.size.add(static_cast<int>(tilesOf(state, node).size()));
    }
}

void SetWatch::settle(const Game& game)
{
    std::array<int, kMaxPlayers> totals{};
    for (int seat = 0; seat < players_; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        for (std::size_t source = 0; source < points_.size(); ++source)
            sums_.sources[source].perPlayer.add(points_[source][at]);
        totals[at] = game.score(seat);
        sums_.totals.add(totals[at]);
        sums_.seats[at].points = totals[at];
    }
    const std::vector<int> winners = game.winners();
    const auto parts = kPartsOfAWin / static_cast<std::int64_t>(winners.size());
    for (const int seat : winners) {
        sums_.seats[static_cast<std::size_t>(seat)].parts = parts;
        sums_.seats[static_cast<std::size_t>(seat)].partSquares = parts * parts;
    }
    std::ranges::partial_sort(totals, totals.begin() + 2, std::greater<>());
    sums_.margins.add(totals[0] - totals[1]);
}

} // namespace lodeline::goldrush
