// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/standings.h"

#include "engine/goldrush/rules/scoring.h"
#include "engine/goldrush/told/seen.h"
#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace lodeline::test {

using namespace goldrush;

namespace {

FeatureKind kindOf(events::Score::Kind kind)
{
    switch (kind) {
    case events::Score::Kind::Railroad:
        return FeatureKind::Railroad;
    case events::Score::Kind::Mountain:
        return FeatureKind::Mountain;
    case events::Score::Kind::City:
        return FeatureKind::City;
    case events::Score::Kind::Prairie:
    case events::Score::Kind::Gold:
        break;
    }
    return FeatureKind::Prairie;
}

std::size_t at(FeatureKind kind)
{
    return static_cast<std::size_t>(kind);
}

// R7.2, R7.3, R7.4: what is foretold is what the rules would give now, kind by kind and seat by seat.
TEST(Standings, areTheFinalScoring)
{
    int gold = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Game game = somePosition(seed);
        State state = game.state();
        EventList list;
        scoreFinally(state, game.set(), &list);
        for (int seat = 0; seat < game.players(); ++seat) {
            const auto index = static_cast<std::size_t>(seat);
            std::array<int, 4> open{};
            int worth = 0;
            for (const Event& event : list.events) {
                const auto* score = std::get_if<events::Score>(&event);
                if (score && score->kind == events::Score::Kind::Gold)
                    worth = score->points[index];
                else if (score)
                    open[at(kindOf(score->kind))] += score->points[index];
            }
            const Standing own = standingsOf(game, seat)[index];
            EXPECT_EQ(own.open, open);
            EXPECT_EQ(own.score, game.score(seat));
            EXPECT_EQ(own.tokens, game.tokensTaken(seat));
            EXPECT_EQ(own.gold, worth);
            EXPECT_EQ(own.total(), own.score + std::accumulate(open.begin(), open.end(), 0) + worth);
            gold += worth;
        }
    }
    EXPECT_GT(gold, 0);
}

// R3.6: nobody but the viewer has gold of a known value.
TEST(Standings, knowNoGoldOfOthers)
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Game game = somePosition(seed);
        for (int viewer = kSpectator; viewer < game.players(); ++viewer) {
            const double mean = meanOf(unseenTokens(game, viewer)).value();
            for (int seat = 0; seat < game.players(); ++seat) {
                if (seat == viewer)
                    continue;
                EXPECT_DOUBLE_EQ(standingsOf(game, viewer)[static_cast<std::size_t>(seat)].gold,
                                 mean * game.tokensTaken(seat));
            }
        }
    }
}

TEST(Standings, ofAnEndedGameAreItsScores)
{
    const Game game = position(classicSet(), 5, 3, 1000);
    ASSERT_EQ(game.phase(), Game::Phase::Over);
    for (int seat = 0; seat < game.players(); ++seat)
        EXPECT_EQ(standingsOf(game, 0)[static_cast<std::size_t>(seat)].total(), game.score(seat));
}

// Every feature with a cowboy is there once, the kinds in their order and the best of each first.
TEST(HeldFeatures, areAllOfThem)
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Game game = somePosition(seed);
        const std::vector<HeldFeature> held = heldFeatures(game);
        std::array<int, kMaxPlayers> cowboys{};
        for (const HeldFeature& feature : held) {
            for (std::size_t seat = 0; seat < cowboys.size(); ++seat)
                cowboys[seat] += feature.account.info.cowboys[seat];
            EXPECT_EQ(game.segments(feature.at.at, feature.at.segment).front(), feature.at);
        }
        for (int seat = 0; seat < game.players(); ++seat) {
            const auto pieces = game.pieces();
            EXPECT_EQ(cowboys[static_cast<std::size_t>(seat)],
                      std::ranges::count_if(pieces, [seat](const PieceOnBoard& piece) {
                          return piece.player == seat && piece.piece == events::Piece::Cowboy;
                      }));
        }
        for (std::size_t i = 1; i < held.size(); ++i) {
            const FeatureAccount& a = held[i - 1].account;
            const FeatureAccount& b = held[i].account;
            EXPECT_LE(a.info.kind, b.info.kind);
            EXPECT_TRUE(a.info.kind < b.info.kind || a.pointsAtEnd >= b.pointsAtEnd);
        }
    }
}

// R1.1, R2.5: the classic set has 63 tokens worth 114; what the viewer holds is taken off.
TEST(UnseenTokens, areCountedFromTheSet)
{
    const Game start = position(classicSet(), 1, 2, 0);
    EXPECT_EQ(unseenTokens(start, 0),
              (std::vector<UnseenTokens>{{0, 10, 10}, {1, 10, 10}, {2, 30, 30}, {3, 10, 10}, {5, 3, 3}}));
    EXPECT_DOUBLE_EQ(meanOf(unseenTokens(start, 0)).value(), 115.0 / 63);
    EXPECT_EQ(meanOf({{2, 4, 0}}), std::nullopt);
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = somePosition(seed);
        int seen = 0;
        for (const UnseenTokens& tokens : unseenTokens(game, 1))
            seen += tokens.all - tokens.unseen;
        EXPECT_EQ(seen, game.tokensTaken(1));
        taken += seen;
        EXPECT_EQ(unseenTokens(game, kSpectator), unseenTokens(start, 0));
    }
    EXPECT_GT(taken, 0);
}

} // namespace

} // namespace lodeline::test
