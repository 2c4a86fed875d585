// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/evaluation.h"

#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/files/toldrecord.h"
#include "engine/goldrush/told/seen.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/somenetwork.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace lodeline::test {

using namespace goldrush;

namespace {

// The shipped ones, every other time with a network.
const Weights& someWeights(std::uint64_t seed)
{
    static const Weights withNetwork{shippedWeights()->parts, someNetwork(1)};
    return seed % 2 == 0 ? *shippedWeights() : withNetwork;
}

using Amounts = std::map<int, double>; // by term

Amounts amountsOf(const FeatureSketch& feature, bool shared = false)
{
    Amounts amounts;
    describeHolding(feature, shared, [&](int term, double amount) { amounts[term] += amount; });
    return amounts;
}

// The terms from `first` on; those of no amount are left out.
Amounts inARow(int first, const std::vector<double>& row)
{
    Amounts amounts;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i] != 0)
            amounts[first + static_cast<int>(i)] = row[i];
    return amounts;
}

FeatureSketch half(FeatureKind kind, int open, int value)
{
    return {.kind = kind,
            .open = open,
            .value = value,
            .locomotives = 0,
            .tokens = 0,
            .chance = 0.5,
            .dead = false};
}

TEST(Terms, tellRailroadsApartByOneOpenEndOrMore)
{
    FeatureSketch railroad = half(FeatureKind::Railroad, 1, 5);
    EXPECT_EQ(amountsOf(railroad), inARow(terms::kRailroad, {1, 5, 0, 0.5, 2.5}));
    for (const int open : {2, 3, 7}) {
        railroad.open = open;
        EXPECT_EQ(amountsOf(railroad), inARow(terms::kRailroad + 5, {1, 5, 0, 0.5, 2.5})) << open;
    }
    railroad.locomotives = 1; // doubles the points (R4.1)
    EXPECT_EQ(amountsOf(railroad), inARow(terms::kRailroad + 5, {1, 5, 5, 0.5, 5}));
    railroad.locomotives = 2;
    EXPECT_EQ(amountsOf(railroad), inARow(terms::kRailroad + 5, {1, 5, 0, 0.5, 2.5}));
}

TEST(Terms, tellMountainsApartByUpToFourOpenEdges)
{
    FeatureSketch mountain = half(FeatureKind::Mountain, 1, 3);
    mountain.tokens = 2;
    for (const int open : {1, 2, 3, 4, 5, 9}) {
        mountain.open = open;
        EXPECT_EQ(amountsOf(mountain),
                  inARow(terms::kMountain + 6 * (std::min(open, 4) - 1), {1, 3, 2, 0.5, 1.5, 1}))
            << open;
    }
}

TEST(Terms, tellCitiesApartByTheirRailroads)
{
    for (const int open : {1, 2, 3, 4})
        EXPECT_EQ(amountsOf(half(FeatureKind::City, open, 6)),
                  inARow(terms::kCity + 4 * (open - 1), {1, 6, 0.5, 0.5 * 3 * open}))
            << open;
}

TEST(Terms, tellWhatIsDeadAndWhatIsShared)
{
    FeatureSketch prairie = half(FeatureKind::Prairie, 7, 10);
    Amounts expected = inARow(terms::kPrairie, {1, 10, 7});
    EXPECT_EQ(amountsOf(prairie), expected);
    expected[terms::kShared] = 10;
    EXPECT_EQ(amountsOf(prairie, true), expected);
    prairie.dead = true;
    expected[terms::kDead] = 1;
    expected[terms::kDead + 1] = 10;
    EXPECT_EQ(amountsOf(prairie, true), expected);
}

TEST(Terms, tellTentsApartByUpToThreeTokens)
{
    for (const int tokens : {0, 1, 2, 3, 4, 9})
        EXPECT_EQ(tentTerm(tokens), terms::kTent + 1 + std::min(tokens, 3));
    EXPECT_EQ(tentTerm(3) + 1, terms::kBehind);
}

TEST(Terms, tellATentOnAMountainFromOneInTheSupply)
{
    int pitched = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = position(classicSet(), seed, 3, 30);
        for (int seat = 0; seat < game.players(); ++seat) {
            const auto tent = game.tent(seat);
            EXPECT_EQ(tentTerm(game.state(), game.state().player(seat).tent),
                      tent ? tentTerm(game.feature(tent->at, tent->segment).tokens) : terms::kTent)
                << "seed " << seed;
            pitched += tent ? 1 : 0;
        }
    }
    EXPECT_GT(pitched, 0);
}

TEST(Terms, tellOfThoseBehindOnlyWhatTheFeatureIsWorth)
{
    Amounts amounts;
    describeBehind(half(FeatureKind::Railroad, 2, 5),
                   [&](int term, double amount) { amounts[term] += amount; });
    EXPECT_EQ(amounts, inARow(terms::kBehind, {1, 5}));
}

TEST(Evaluation, ofAnActionAheadIsTheEvaluationAfterIt)
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Game game = position(classicSet(), seed, 2 + static_cast<int>(seed % 4), static_cast<int>(seed),
                             someOptions(seed));
        if (game.phase() == Game::Phase::Over)
            continue;
        const int mover = game.player();
        const Lens lens(game, someWeights(seed));
        game.place(game.legalPlacements()[0]);
        const Evaluation evaluation(game, lens, mover);
        const ActionSet actions = game.legalActions();
        for (int a = 0; a < actions.size(); ++a) {
            // Taking a token tells its value, and a completed mountain hands some out: compare the rest.
            EventList happened;
            Game after(game);
            after.act(actions[a], &happened);
            const bool tokensMoved = std::ranges::any_of(happened.events, [](const Event& event) {
                return std::holds_alternative<events::Tokens>(event) ||
                       std::holds_alternative<events::Mine>(event);
            });
            if (tokensMoved || after.phase() == Game::Phase::Over)
                continue;
            EXPECT_NEAR(evaluation.marginAfter(actions.onNode(a)),
                        Evaluation(after, lens, mover).margin(mover), 1e-9)
                << "seed " << seed << ", action " << a;
        }
    }
}

// A token is worth what may be expected of it where all are alike.
TEST(Evaluation, ofMiningAheadIsTheEvaluationAfterIt)
{
    TileSet alike = shippedSet("highsierra")->tileSet();
    alike.tokens.assign(1, TokenKind{3, alike.tokenCount(), {}});
    const auto set = std::make_shared<const CompiledSet>(alike);
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        const Game game =
            position(set, seed, 2 + static_cast<int>(seed % 4), 15 + static_cast<int>(seed % 40));
        if (game.phase() == Game::Phase::Over)
            continue;
        const int mover = game.player();
        const Lens lens(game, someWeights(seed));
        const PlacementSet placements = game.legalPlacements();
        for (int p = 0; p < placements.size(); p += 5) {
            Game placed(game);
            placed.place(placements[p]);
            const ActionSet actions = placed.legalActions();
            for (int a = 0; a < actions.size(); ++a) {
                if (actions[a].type != Action::Type::Mine)
                    continue;
                EventList happened;
                Game after(placed);
                after.act(actions[a], &happened);
                // Of a completed mountain everybody gets whole ones.
                const bool handsOut = std::ranges::any_of(happened.events, [](const Event& event) {
                    return std::holds_alternative<events::Tokens>(event);
                });
                if (handsOut || after.phase() == Game::Phase::Over)
                    continue;
                EXPECT_NEAR(Evaluation(placed, lens, mover).marginAfter(actions.onNode(a)),
                            Evaluation(after, lens, mover).margin(mover), 1e-9)
                    << "seed " << seed;
                ++seen;
            }
        }
    }
    EXPECT_GT(seen, 20);
}

// A spectator's record does not tell what the mover holds: that counts as what may be expected of it.
TEST(Evaluation, countsTokensThatWereTakenFaceDown)
{
    const GameRecord record =
        parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record;
    GameRecord part = record;
    part.moves.resize(60);
    const Game told = replay(seenBy(part, kSpectator).value()).value();
    const int mover = told.player();
    ASSERT_GT(told.hiddenTokens(mover), 1);
    const auto margin = [mover](const Game& game) {
        const Lens lens(game);
        return Evaluation(game, lens, mover).margin(mover);
    };
    Random random(1);
    constexpr int kSamples = 400;
    double sum = 0;
    for (int n = 0; n < kSamples; ++n)
        sum += margin(told.resampled(mover, random));
    EXPECT_NEAR(margin(told), sum / kSamples, 0.5);
}

TEST(Evaluation, afterAPlacementIsTheSameByTheOneBefore)
{
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Game game = position(classicSet(), seed, 2 + static_cast<int>(seed % 4), static_cast<int>(seed),
                                   someOptions(seed));
        if (game.phase() == Game::Phase::Over)
            continue;
        const Lens lens(game, someWeights(seed));
        const Evaluation before(game, lens, game.player());
        const PlacementSet placements = game.legalPlacements();
        for (int p = 0; p < placements.size(); ++p) {
            Game placed(game);
            placed.place(placements[p]);
            const Evaluation whole(placed, lens, game.player());
            const Evaluation byBefore(before, placed, lens);
            for (int seat = 0; seat < game.players(); ++seat) {
                EXPECT_NEAR(byBefore.score(seat), whole.score(seat), 1e-9) << "seed " << seed;
                changed += whole.score(seat) != before.score(seat) ? 1 : 0;
            }
            const ActionSet actions = placed.legalActions();
            for (int a = 0; a < actions.size(); ++a)
                EXPECT_NEAR(byBefore.marginAfter(actions.onNode(a)), whole.marginAfter(actions.onNode(a)),
                            1e-9)
                    << "seed " << seed << ", action " << a;
        }
    }
    EXPECT_GT(changed, 100);
}

TEST(Evaluation, countsTheFifthCowboyOfTheSupply)
{
    PhaseWeights weights{};
    weights[terms::kFree + 5] = 7;
    for (const bool fifth : {false, true}) {
        const Game game = position(classicSet(), 1, 3, 0, {.fifthCowboy = fifth});
        const Lens lens(game, weights);
        const Evaluation evaluation(game, lens, 0);
        for (int seat = 0; seat < 3; ++seat)
            EXPECT_EQ(evaluation.score(seat), fifth ? 7 : 0);
    }
}

// A game in which players have met in their features, as those do who play to win.
Game contested(std::uint64_t seed)
{
    Game game = position(shippedSet("openrange"), seed, 2 + static_cast<int>(seed % 3), 0);
    Game scratch(game);
    while (game.ply() < 45)
        game.play(bestMove(game, Lens(game), scratch).move);
    return game;
}

// For each holding of a player what the network says of it, beside what the terms come to.
TEST(Evaluation, addsWhatTheNetworkSaysOfEachHolding)
{
    const Weights weights{shippedWeights()->parts, someNetwork(1)};
    int looked = 0;
    int behind = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = contested(seed);
        const Lens lens(game, weights);
        const Lens plain(game);
        const Evaluation with(game, lens, 0);
        const Evaluation without(game, plain, 0);
        const Holdings holdings(game, lens);
        const float left = static_cast<float>(game.tilesLeft()) / static_cast<float>(game.set().tiles());
        for (int seat = 0; seat < game.players(); ++seat) {
            double expected = without.score(seat);
            for (const Holding& holding : holdings.held()) {
                if (holding.cowboys.of(seat) == 0)
                    continue;
                const Claim claim = claimOf(holding.cowboys, seat);
                expected +=
                    static_cast<double>(weights.network->points(networkInput(holding.feature, claim, left)));
                ++looked;
                behind += claim == Claim::Behind ? 1 : 0;
            }
            EXPECT_NEAR(with.score(seat), expected, 1e-9) << "seed " << seed;
        }
    }
    EXPECT_GT(looked, 200);
    EXPECT_GT(behind, 0);
}

TEST(Evaluation, ofAGameThatIsOverIsItsScore)
{
    const Game game = position(classicSet(), 5, 3, 1000);
    ASSERT_EQ(game.phase(), Game::Phase::Over);
    const Lens lens(game);
    for (int seat = 0; seat < game.players(); ++seat)
        EXPECT_EQ(Evaluation(game, lens, 0).score(seat), game.score(seat));
}

// Against one best rival alone a player would not mind how far the others come.
TEST(Evaluation, marginIsTheLeadOverTheMeanOfTheBestAndTheAverageOfTheOthers)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const Game game = position(classicSet(), 8, players, 40);
        const Lens lens(game);
        const Evaluation evaluation(game, lens, game.player());
        for (int seat = 0; seat < players; ++seat) {
            std::vector<double> others;
            for (int other = 0; other < players; ++other)
                if (other != seat)
                    others.push_back(evaluation.score(other));
            const double best = *std::ranges::max_element(others);
            const double average = std::accumulate(others.begin(), others.end(), 0.0) / (players - 1);
            EXPECT_NEAR(evaluation.margin(seat), evaluation.score(seat) - (best + average) / 2, 1e-9);
        }
    }
}

TEST(Evaluation, countsTheTokensOfOthersByNumberAlone)
{
    const Game game = position(classicSet(), 8, 4, 50);
    const Lens lens(game);
    Random random(3);
    for (int i = 0; i < 20; ++i) {
        const Game other = game.resampled(1, random);
        for (int seat = 0; seat < game.players(); ++seat)
            EXPECT_DOUBLE_EQ(Evaluation(other, lens, 1).score(seat), Evaluation(game, lens, 1).score(seat));
    }
}

} // namespace
} // namespace lodeline::test
