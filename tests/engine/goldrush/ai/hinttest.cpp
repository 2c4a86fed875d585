// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/hint.h"

#include "engine/goldrush/ai/evaluation/evaluation.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/somenetwork.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace lodeline::test {

using namespace goldrush;

namespace {

bool has(const std::vector<Reason>& reasons, Reason::Code code)
{
    return std::ranges::find(reasons, code, &Reason::code) != reasons.end();
}

TEST(Hint, namesLegalMovesInDifferentPlacesBestFirst)
{
    const Game game = position(classicSet(), 6, 2, 20);
    const std::vector<Hint> list = hints(game, 3, Budget::playouts(60), 1);
    ASSERT_EQ(list.size(), 3U);
    for (const Hint& hint : list) {
        Game next(game);
        ASSERT_TRUE(next.isLegal(hint.move.placement));
        next.place(hint.move.placement);
        EXPECT_TRUE(next.isLegal(hint.move.action));
    }
    for (std::size_t i = 1; i < list.size(); ++i) {
        EXPECT_GE(list[i - 1].lead, list[i].lead);
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(list[i].move.placement, list[j].move.placement);
    }
}

constexpr LookaheadSettings kAdvising{.candidates = 64,
                                      .mostCandidates = 256,
                                      .firstFutures = 2,
                                      .evaluationFutures = 2,
                                      .cowboysToo = true,
                                      .depth = {.plies = 6, .rounds = 2},
                                      .actionsPerPlacement = 3};

// The best of the search in each place. What was dropped early says no more than what is better.
// Returns how often it would have said more.
int expectHintsOfTheSearch(const Game& game, int playouts)
{
    constexpr std::size_t kAll = 1000;
    int flattered = 0;
    std::vector<CandidateMove> expected;
    for (CandidateMove move : lookAhead(game, kAdvising, Budget::playouts(playouts), Random(2))) {
        if (std::ranges::any_of(expected, [&](const CandidateMove& better) {
                return better.move.placement == move.move.placement;
            }))
            continue;
        if (!expected.empty() && move.margin > expected.back().margin) {
            move.margin = expected.back().margin;
            ++flattered;
        }
        expected.push_back(move);
    }
    const std::vector<Hint> list = hints(game, kAll, Budget::playouts(playouts), 2);
    EXPECT_EQ(list.size(), expected.size());
    for (std::size_t i = 0; i < std::min(list.size(), expected.size()); ++i) {
        EXPECT_EQ(list[i].move, expected[i].move);
        EXPECT_DOUBLE_EQ(list[i].lead, expected[i].margin);
    }
    return flattered;
}

// With so small a budget all candidates are tried in one future each.
TEST(Hint, looksAsWideAndAsDeepAsItShould)
{
    int flattered = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        flattered += expectHintsOfTheSearch(position(classicSet(), seed, 2, 8), 1);
    EXPECT_GT(flattered, 0);
    expectHintsOfTheSearch(beforeThePeaks(70), 909);
    expectHintsOfTheSearch(beforeThePeaks(70), 910); // one candidate more: 2 * 65 * 7
    const Game game = position(classicSet(), 1, 2, 8);
    const Move move{game.legalPlacements()[0], {}};
    EXPECT_DOUBLE_EQ(hintFor(game, move, Budget::playouts(1), 2).lead,
                     tryMove(game, move, kAdvising, Budget::playouts(1), Random(2)).margin);
}

TEST(Hint, namesNoMoreMovesThanAreAskedFor)
{
    const Game game = beforeThePeaks(10);
    for (const std::size_t count : {1U, 2U, 5U})
        EXPECT_EQ(hints(game, count, Budget::playouts(1), 1).size(), count);
}

TEST(Hint, explainsTheMoveThatSomebodyHasInMind)
{
    const Game game = position(classicSet(), 6, 2, 20);
    Game placed(game);
    const Placement placement = game.legalPlacements()[0];
    placed.place(placement);
    const ActionSet actions = placed.legalActions();
    const Move move{placement, actions[actions.size() - 1]};
    const Hint hint = hintFor(game, move, Budget::playouts(10), 1);
    EXPECT_EQ(hint.move, move);
    EXPECT_EQ(hint.reasons, reasonsFor(game, move));
    const Move other{game.legalPlacements()[1], Action{}};
    const Hint otherHint = hintFor(game, other, Budget::playouts(10), 1);
    EXPECT_NEAR(otherHint.lead - otherHint.gain, hint.lead - hint.gain, 1e-9); // the lead before the move
}

TEST(Hint, gainIsTheLeadAboveThatOfThePosition)
{
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = somePosition(seed);
        if (game.phase() == Game::Phase::Over)
            continue;
        const Lens lens(game);
        const double before = Evaluation(game, lens, game.player()).margin(game.player());
        const Move first{game.legalPlacements()[0], {}};
        const Hint mine = hintFor(game, first, Budget::playouts(1), seed);
        EXPECT_NEAR(mine.lead - mine.gain, before, 1e-9) << "seed " << seed;
        const std::vector<Hint> list = hints(game, 2, Budget::playouts(1), seed);
        ASSERT_FALSE(list.empty());
        for (const Hint& hint : list)
            EXPECT_NEAR(hint.lead - hint.gain, before, 1e-9) << "seed " << seed;
        ++looked;
    }
    EXPECT_GT(looked, 20);
}

TEST(Hint, triesAllMovesInTheSameFutures)
{
    const Game game = position(classicSet(), 6, 2, 20);
    const std::array moves{Move{game.legalPlacements()[0], {}}, Move{game.legalPlacements()[1], {}}};
    const std::vector<Hint> together = hintsFor(game, moves, Budget::playouts(32), 1);
    ASSERT_EQ(together.size(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Hint alone = hintFor(game, moves[i], Budget::playouts(16), 1);
        EXPECT_EQ(together[i].move, moves[i]);
        EXPECT_DOUBLE_EQ(together[i].lead, alone.lead);
        EXPECT_DOUBLE_EQ(together[i].gain, alone.gain);
    }
}

TEST(Hint, callsAMoveBetterOnlyWhereItIsMoreThanChance)
{
    const Game game = position(classicSet(), 6, 2, 20);
    const Move best = hints(game, 1, Budget::playouts(400), 1).front().move;
    const Comparison same = compare(game, best, best, Budget::playouts(64), 1);
    EXPECT_FALSE(same.isClear);
    EXPECT_DOUBLE_EQ(same.best.lead, same.mine.lead);
    const std::vector<ValuedMove> ranked = rankedMoves(game, Lens(game, *shippedWeights()));
    const Move worst = ranked.back().move;
    const Comparison apart = compare(game, best, worst, Budget::playouts(64), 1);
    EXPECT_TRUE(apart.isClear);
    EXPECT_EQ(apart.best.move, best);
    EXPECT_EQ(apart.mine.move, worst);
    EXPECT_GT(apart.best.lead, apart.mine.lead);
    EXPECT_FALSE(compare(game, worst, best, Budget::playouts(64), 1).isClear);
}

// Every score, mining and tent of a move stands among its reasons, over many positions.
TEST(Reasons, tellWhatTheMoveDoes)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = position(classicSet(), seed, 2, static_cast<int>(seed));
        const PlacementSet placements = game.legalPlacements();
        Random random(seed);
        const Placement placement =
            placements[static_cast<int>(random.below(static_cast<std::uint32_t>(placements.size())))];
        Game placed(game);
        placed.place(placement);
        const ActionSet actions = placed.legalActions();
        for (int a = 0; a < actions.size(); ++a) {
            const Move move{placement, actions[a]};
            const std::vector<Reason> reasons = reasonsFor(game, move);
            EventList happened;
            Game(placed).act(actions[a], &happened);
            int points = 0;
            for (const Event& event : happened.events)
                if (const auto* score = std::get_if<events::Score>(&event); score && !score->final)
                    points += score->points[static_cast<std::size_t>(game.player())];
            int told = 0;
            for (const Reason& reason : reasons)
                if (reason.code <= Reason::Code::ScoresCity)
                    told += reason.amount;
            EXPECT_EQ(told, points);
            EXPECT_EQ(has(reasons, Reason::Code::MinesToken), actions[a].type == Action::Type::Mine);
            EXPECT_EQ(has(reasons, Reason::Code::PitchesTent), actions[a].type == Action::Type::Tent);
        }
    }
}

// What a tile does to features that go on, looked at from the cowboys that stood there before.
TEST(Reasons, tellWhoseFeaturesTheTileExtends)
{
    using Code = Reason::Code;
    int joins = 0;
    int others = 0;
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        const Game game = position(classicSet(), seed, 3, 15 + static_cast<int>(seed % 45));
        if (game.phase() == Game::Phase::Over)
            continue;
        const auto mover = static_cast<std::size_t>(game.player());
        const PlacementSet placements = game.legalPlacements();
        for (int p = 0; p < placements.size(); ++p) {
            Game placed(game);
            placed.place(placements[p]);
            std::array<bool, kMaxPlayers> joined{};
            std::array<bool, kMaxPlayers> grown{};
            for (const PieceOnBoard& piece : game.pieces()) {
                const bool lasts = piece.segment.kind == FeatureKind::Railroad ||
                                   piece.segment.kind == FeatureKind::Mountain;
                const FeatureInfo before = game.feature(piece.at, piece.segment);
                const FeatureInfo now = placed.feature(piece.at, piece.segment);
                if (piece.piece != events::Piece::Cowboy || !lasts || now.complete ||
                    now.tiles == before.tiles)
                    continue;
                const bool alone =
                    before.cowboys[mover] > 0 && std::ranges::count(before.cowboys, 0) == kMaxPlayers - 1;
                for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
                    joined[seat] = joined[seat] || (alone && seat != mover && now.cowboys[seat] > 0);
                    grown[seat] =
                        grown[seat] || (before.cowboys[seat] > 0 && now.cowboys[mover] == 0 &&
                                        before.cowboys[seat] == *std::ranges::max_element(before.cowboys));
                }
            }
            const std::vector<Reason> reasons = reasonsFor(game, {placements[p], Action{}});
            if (std::ranges::any_of(reasons, [](const Reason& r) { return r.code <= Code::SharesPoints; }))
                continue;
            for (int seat = 0; seat < game.players(); ++seat) {
                const auto s = static_cast<std::size_t>(seat);
                const auto told = [&](Code code) {
                    return std::ranges::any_of(
                        reasons, [&](const Reason& r) { return r.code == code && r.player == seat; });
                };
                EXPECT_EQ(told(Code::JoinsRival), joined[s]) << "seed " << seed;
                EXPECT_EQ(told(Code::GrowsOthers), grown[s] && !joined[s]) << "seed " << seed;
                joins += joined[s] ? 1 : 0;
                others += grown[s] ? 1 : 0;
            }
        }
    }
    EXPECT_GT(joins, 2);
    EXPECT_GT(others, 50);
}

TEST(Reasons, dependOnNothingHidden)
{
    const Game game = position(classicSet(), 9, 3, 40);
    const std::vector<Hint> list = hints(game, 5, Budget::playouts(20), 1);
    Random random(2);
    for (const Hint& hint : list)
        EXPECT_EQ(reasonsFor(game.resampled(game.player(), random), hint.move), hint.reasons);
}

// Which moves come first, and what they are said to be worth: by the shipped weights and by those with a
// network.
TEST(Hint, dependsOnNothingHidden)
{
    for (const auto& set : {classicSet(), shippedSet("openrange")}) {
        const Game game = position(set, 9, 3, 40);
        for (const SharedWeights& weights : {shippedWeights(), weightsWithNetwork(1)}) {
            const std::vector<Hint> list = hints(game, 5, Budget::playouts(60), 1, *weights);
            ASSERT_GT(list.size(), 1U);
            Random random(3);
            const std::vector<Hint> other =
                hints(game.resampled(game.player(), random), 5, Budget::playouts(60), 1, *weights);
            ASSERT_EQ(other.size(), list.size());
            for (std::size_t i = 0; i < list.size(); ++i) {
                EXPECT_EQ(other[i].move, list[i].move);
                EXPECT_DOUBLE_EQ(other[i].lead, list[i].lead);
                EXPECT_DOUBLE_EQ(other[i].gain, list[i].gain);
            }
        }
    }
}

} // namespace
} // namespace lodeline::test
