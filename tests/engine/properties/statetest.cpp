// SPDX-License-Identifier: GPL-3.0-or-later
// What the memory of a game keeps up to date, so that nobody has to look for it.
#include "engine/core/bits.h"
#include "engine/goldrush/ai/player.h"
#include "tests/engine/properties/randomgames.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

#include <ranges>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr int kWatchedGames = 60;

// Calls check(game) at every ply of random games of many sets, while the placed tile can be acted on, too.
template <typename Check>
void forEachPosition(Check check)
{
    for (int number = 0; number < kWatchedGames && !testing::Test::HasFailure(); ++number) {
        SCOPED_TRACE(number);
        Random random(static_cast<std::uint64_t>(number));
        Game game(variedSet(number), setupNumber(number));
        while (game.phase() != Game::Phase::Over) {
            check(game);
            game.place(randomPlacement(game, number % 2 == 0, random));
            check(game);
            game.act(randomAction(game, random));
        }
        check(game);
    }
}

bool isUsed(const State& state, unsigned spot)
{
    return testBit(state.openSpots, spot);
}

void expectFits(const State& state, const EdgesByRotation& edges, const Finder& finder)
{
    FittingSpots found;
    finder.find(state.openSpotsInUse(), edges, found);
    int all = 0;
    for (const std::size_t r : std::views::iota(std::size_t{0}, edges.size())) {
        int fitting = 0;
        for (const unsigned spot : std::views::iota(0U, 64U * state->spotWords)) {
            const bool fits = isUsed(state, spot) && state.codes[spot] == (edges[r] & state.known[spot]);
            fitting += fits ? 1 : 0;
            ASSERT_EQ(testBit(found.masks[r].data(), spot), fits);
        }
        ASSERT_EQ(found.totals[r], fitting);
        for (const std::size_t w : std::views::iota(std::size_t{0}, std::size_t{state->spotWords}))
            ASSERT_EQ(found.counts[r][w], countBits(found.masks[r][w]));
        all += fitting;
    }
    ASSERT_EQ(finder.fits(state.openSpotsInUse(), edges), all > 0);
}

TEST(States, CountTheSitesForTents)
{
    forEachPosition([](const Game& game) {
        const State& state = game.state();
        int sites = 0;
        for (const std::size_t word : std::views::iota(std::size_t{0}, state.layout().mountainWords()))
            sites += countBits(state.tentSites[word]);
        ASSERT_EQ(state->tentSites, sites);
    });
}

TEST(States, KnowWhichFeaturesOfThePlacedTileAreVacantAndComplete)
{
    forEachPosition([](const Game& game) {
        if (game.phase() != Game::Phase::Act)
            return;
        const State& state = game.state();
        const PlacedTile tile = game.placedTile(game.placedCount() - 1);
        for (unsigned segment = 0; const CompiledSegment& each : game.set().design(tile.design).segments) {
            const FeatureInfo feature = game.feature(tile.placement.at, each.ref);
            const bool isOccupied = std::ranges::any_of(feature.cowboys, [](int count) { return count > 0; });
            const bool isComplete = feature.complete && each.ref.kind != FeatureKind::City;
            ASSERT_EQ(state->vacant >> segment & 1, isOccupied ? 0 : 1);
            ASSERT_EQ(state->complete >> segment & 1, isComplete ? 1 : 0);
            ++segment;
        }
        ASSERT_EQ(state->vacant >> game.set().design(tile.design).segments.size(), 0);
    });
}

TEST(States, UseTheLowestSpotsAndFindThemByTheirPositions)
{
    forEachPosition([](const Game& game) {
        const State& state = game.state();
        for (const unsigned word : std::views::iota(0U, unsigned{state->freeWord}))
            ASSERT_EQ(~state.openSpots[word], 0U);
        for (const unsigned spot : std::views::iota(0U, static_cast<unsigned>(state.layout().spots))) {
            if (!isUsed(state, spot)) {
                ASSERT_EQ(state.known[spot], 0);
                continue;
            }
            ASSERT_LT(spot, 64U * state->spotWords);
            ASSERT_EQ(state.cell(state.spots[spot].at), spot);
        }
    });
}

TEST(States, FindWhereATileFitsInEachWayAlike)
{
    forEachPosition([](const Game& game) {
        for (const std::size_t d : std::views::iota(std::size_t{0}, game.tileSet().tiles.size()))
            for (const Finder& finder : finders())
                expectFits(game.state(), game.set().design(static_cast<int>(d)).edges, finder);
    });
}

TEST(States, PlaceOnTheSameSpotsByNumberAsByPosition)
{
    forEachPosition([](const Game& game) {
        if (game.phase() != Game::Phase::Place)
            return;
        const PlacementSet placements = game.legalPlacements();
        for (const int k : std::views::iota(0, placements.size())) {
            const PlacementSet::OnSpot place = placements.onSpot(k);
            const Placement expected{game.state().spots[place.spot].at, place.rotation};
            ASSERT_EQ(placements[k], expected);
            ASSERT_TRUE(placements.contains(expected));
        }
        const PlacementSet::OnSpot last = placements.onSpot(placements.size() - 1);
        Game byNumber(game);
        Game byPosition(game);
        byNumber.place(last);
        byPosition.place(placements[placements.size() - 1]);
        ASSERT_EQ(byNumber, byPosition);
    });
}

} // namespace
} // namespace lodeline::test
