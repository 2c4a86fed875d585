// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/arrivals.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

// A piece is known from the turn on in which the board has it for the first time at its place.
TEST(Arrivals, areTheTurnsInWhichPiecesCame)
{
    int pieces = 0;
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        goldrush::Setup setup;
        setup.players = 2 + static_cast<int>(seed % 3);
        setup.seed = seed;
        setup.options.takeBack = true;
        EventList history;
        Game game(classicSet(), setup, &history);
        Random random(seed);
        std::vector<std::pair<PieceOnBoard, int>> known;
        while (game.phase() != Game::Phase::Over) {
            playRandomMove(game, random, &history);
            const std::vector<PieceOnBoard> there = game.pieces();
            std::erase_if(known, [&there](const auto& entry) {
                return std::ranges::find(there, entry.first) == there.end();
            });
            for (const PieceOnBoard& piece : there)
                if (std::ranges::find(known, piece, &std::pair<PieceOnBoard, int>::first) == known.end())
                    known.emplace_back(piece, game.ply());
            for (const auto& [piece, turn] : known) {
                const auto standing = piecesOn(game, history.events, {piece.at, piece.segment});
                const auto found = std::ranges::find(standing, piece, &StandingPiece::piece);
                ASSERT_NE(found, standing.end());
                EXPECT_EQ(found->turn, turn);
                ++pieces;
                moved += piece.piece == events::Piece::Tent && turn > 10 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(pieces, 1000);
    EXPECT_GT(moved, 10);
}

// Just those that the game counts on the feature, and no others.
TEST(Arrivals, tellOfThePiecesOfTheFeature)
{
    int held = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = somePosition(seed);
        for (int order = 0; order < game.placedCount(); ++order) {
            const PlacedTile tile = game.placedTile(order);
            for (const CompiledSegment& segment : game.set().design(tile.design).segments) {
                const PlacedSegment of{tile.placement.at, segment.ref};
                std::array<int, kMaxPlayers> cowboys{};
                for (const StandingPiece& standing : piecesOn(game, {}, of))
                    if (standing.piece.piece == events::Piece::Cowboy)
                        ++cowboys[static_cast<std::size_t>(standing.piece.player)];
                EXPECT_EQ(cowboys, game.feature(of.at, of.segment).cowboys);
                held += cowboys[0];
            }
        }
    }
    EXPECT_GT(held, 100);
}

} // namespace
} // namespace lodeline::test
