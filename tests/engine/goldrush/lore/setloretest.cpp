// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/setlore.h"

#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/review/uncertainty.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr LoreGames kFew{.games = 12};

std::optional<SetLore> measuredLore(const LoreGames& wanted, const Weights& weights = *shippedWeights())
{
    return measureLore(shippedSet("drygulch"), weights, wanted, [](double) {}, {});
}

TEST(SetLore, isTheSameWithAnyNumberOfThreads)
{
    const auto alone = measuredLore(kFew);
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->games, 12);
    EXPECT_EQ(alone, measuredLore({.games = 12, .jobs = 3}));
    EXPECT_NE(alone, measuredLore({.games = 12, .seed = 2}));
}

TEST(SetLore, isOfTheGamesThatTheLabPlays)
{
    for (const int players : {2, 4}) {
        const auto lore = measuredLore({.players = players, .games = 12});
        ASSERT_TRUE(lore);
        const std::vector<std::string> names(static_cast<std::size_t>(players), "prospector");
        EXPECT_EQ(lore->sums,
                  measured(measuring(shippedSet("drygulch")->tileSet(), names, 0, 12, 1)).tally.set);
    }
}

TEST(SetLore, goesByTheWeights)
{
    Weights weights = *shippedWeights();
    for (int term = terms::kTent; term < terms::kBehind; ++term)
        weights.parts[static_cast<std::size_t>(term)] = {};
    Weights pitching = weights;
    weights.parts[terms::kTent] = {7, 0, 0};
    pitching.parts[static_cast<std::size_t>(tentTerm(3))] = {7, 0, 0};
    const auto lore = measuredLore(kFew, weights);
    const auto other = measuredLore(kFew, pitching);
    ASSERT_TRUE(lore && other);
    EXPECT_EQ(lore->tents.count, 12);
    EXPECT_LT(lore->tents.mean(), -1);
    EXPECT_GT(other->tents.mean(), 1);
    EXPECT_NE(lore->sums, other->sums);
}

TEST(SetLore, countsFarmersAndOneLookAGame)
{
    const auto lore = measuredLore(kFew);
    ASSERT_TRUE(lore);
    EXPECT_EQ(lore->farmers.count(),
              lore->sums.features[static_cast<std::size_t>(FeatureKind::Prairie)].cowboys);
    EXPECT_LT(lore->farmers.counts().size(), 101U);
    EXPECT_GT(lore->changes.count, 6); // but where tiles are discarded and the game ends before
    EXPECT_LE(lore->changes.count, 12);
    EXPECT_GT(lore->spread, 1);
    EXPECT_LT(lore->spread, 60);
}

// Whether a look of four plies, from six moves in 24 futures, uses the pieces otherwise.
bool usesPiecesOtherwise(const Game& game, const Action& own)
{
    const std::uint64_t seed = seedplan::move(game.state()->setup.seed, game.player(), game.ply());
    const std::vector<CandidateMove> ahead =
        lookAhead(game, {.candidates = 6, .depth = {.plies = 4}}, Budget::playouts(24), Random(seed));
    const Action other = ahead.front().move.action;
    if (own.type != other.type)
        return true;
    return own.type == Action::Type::Cowboy && own.segment.kind != other.segment.kind;
}

// What is noted of a game of two, worked out a second time.
void noteGame(const std::shared_ptr<const CompiledSet>& set, std::uint64_t seed, SetLore& notes)
{
    goldrush::Setup setup;
    setup.seed = seed;
    Game game(set, setup);
    const int tiles = game.tilesLeft() + 1;
    const auto ply = static_cast<int>(Random(seed).below(static_cast<std::uint32_t>(tiles)));
    bool isHalfOver = false;
    while (game.phase() != Game::Phase::Over) {
        const Lens lens(game);
        const Move move = rankedMoves(game, lens).front().move;
        const int laid = tiles - 1 - game.tilesLeft();
        if (move.action.type == Action::Type::Cowboy && move.action.segment.kind == FeatureKind::Prairie)
            notes.farmers.add(100 * laid / tiles);
        if (!isHalfOver && 2 * laid + 1 >= tiles) {
            isHalfOver = true;
            notes.tents.add(lens.weights[static_cast<std::size_t>(tentTerm(3))] -
                            lens.weights[static_cast<std::size_t>(terms::kTent)]);
        }
        if (game.ply() == ply)
            notes.changes.add(usesPiecesOtherwise(game, move.action) ? 1 : 0);
        game.play(move);
    }
}

TEST(SetLore, notesWhenFarmersComeWhatTentsAreWorthAndWhetherALookChangesAMind)
{
    constexpr int kMany = 100;
    const auto set = shippedSet("drygulch");
    SetLore notes;
    for (int number = 0; number < kMany; ++number)
        noteGame(set, seedplan::game(1, number), notes);
    const auto lore = measuredLore({.games = kMany});
    ASSERT_TRUE(lore);
    EXPECT_EQ(lore->farmers, notes.farmers);
    EXPECT_EQ(lore->tents.count, kMany);
    EXPECT_NEAR(lore->tents.mean(), notes.tents.mean(), 1e-9);
    EXPECT_EQ(lore->changes, notes.changes);
    EXPECT_GT(lore->changes.sum, 0);
}

// Each player has a quarter of all turns of two then.
TEST(SetLore, isUnsureByTheTurnsThatAreLeftWhenHalfIsOver)
{
    const auto lore = measuredLore(kFew);
    ASSERT_TRUE(lore);
    const Uncertainty uncertainty = measureUncertainty(shippedSet("drygulch"), {});
    EXPECT_DOUBLE_EQ(lore->spread, std::sqrt(uncertainty.squarePerTurn * lore->sums.turns.mean() / 4));
}

TEST(SetLore, goesByTheRulesThatAreWanted)
{
    LoreGames withoutFarmers = kFew;
    withoutFarmers.options.farmers = false;
    const auto lore = measuredLore(withoutFarmers);
    ASSERT_TRUE(lore);
    EXPECT_EQ(lore->farmers.count(), 0);
    EXPECT_EQ(lore->games, 12);
}

TEST(SetLore, takesASetThatIsOverAtOnce)
{
    const auto set = std::make_shared<const CompiledSet>(tinySet());
    const auto lore = measureLore(set, *shippedWeights(), kFew, [](double) {}, {});
    ASSERT_TRUE(lore);
    EXPECT_EQ(lore->sums.turns.sum(), 24);
}

TEST(SetLore, playsFewerGamesOfLargeSets)
{
    EXPECT_EQ(LoreGames::usual(*classicSet()).games, LoreGames().games);
    EXPECT_EQ(LoreGames::usual(*shippedSet("drygulch")).games, LoreGames().games);
    TileSet large = classicSet()->tileSet();
    for (TileDesign& design : large.tiles)
        design.count *= 4;
    EXPECT_NEAR(LoreGames::usual(CompiledSet(large)).games, LoreGames().games / 4.0, 2);
    for (TileDesign& design : large.tiles)
        design.count *= 3;
    EXPECT_EQ(LoreGames::usual(CompiledSet(large)).games, 60);
}

TEST(SetLore, tellsHowFarItIsAndStops)
{
    std::vector<double> shares;
    const auto set = shippedSet("drygulch");
    const auto lore =
        measureLore(set, *shippedWeights(), kFew, [&](double share) { shares.push_back(share); }, {});
    ASSERT_TRUE(lore);
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    // Whoever is told may hold the work up before every turn, not only between games.
    EXPECT_EQ(std::ranges::count_if(shares, [](double share) { return share < 1; }),
              lore->sums.turns.sum() + kFew.games - 1);
    EXPECT_EQ(shares.back(), 1);
    // Also where the spread is measured, in many turns more.
    EXPECT_GT(std::ranges::count(shares, 1.0), 1000);
    std::stop_source stop;
    int told = 0;
    EXPECT_FALSE(measureLore(
        set, *shippedWeights(), kFew,
        [&](double) {
            ++told;
            stop.request_stop();
        },
        stop.get_token()));
    EXPECT_EQ(told, 1);
}

TEST(Sample, knowsHowSureItIs)
{
    Sample sample;
    EXPECT_EQ(sample.mean(), 0);
    sample.add(1);
    EXPECT_EQ(sample.error(), 0);
    Sample other;
    other.add(3);
    sample += other;
    EXPECT_EQ(sample.mean(), 2);
    EXPECT_NEAR(sample.error(), 1, 1e-9); // deviation sqrt(2) of two
}

} // namespace
} // namespace lodeline::test
