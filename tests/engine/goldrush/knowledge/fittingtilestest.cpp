// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/fittingtiles.h"

#include "engine/goldrush/knowledge/opensquares.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

// Every second game with tiles as odd as the format allows.
Game positionToAskAbout(std::uint64_t seed)
{
    Random random(seed);
    const auto set =
        seed % 2 == 0 ? classicSet() : std::make_shared<const CompiledSet>(randomTileSet(40, random));
    return position(set, seed, 2 + static_cast<int>(seed % 3), 2 + static_cast<int>(seed % 37));
}

std::vector<Position> emptySquares(const Game& game)
{
    std::vector<Position> squares;
    for (int order = 0; order < game.placedCount(); ++order)
        for (const Side side : kAllSides)
            if (const Position at = neighbour(game.placedTile(order).placement.at, side); !game.tileAt(at))
                squares.push_back(at);
    return squares;
}

// The segments of all tiles that can be complete and are not.
std::vector<PlacedSegment> incompleteFeatures(const Game& game)
{
    std::vector<PlacedSegment> features;
    for (int order = 0; order < game.placedCount(); ++order) {
        const PlacedTile tile = game.placedTile(order);
        for (const CompiledSegment& segment : game.set().design(tile.design).segments)
            if (segment.ref.kind != FeatureKind::Prairie &&
                !game.feature(tile.placement.at, segment.ref).complete)
                features.push_back({tile.placement.at, segment.ref});
    }
    return features;
}

bool isAvailable(const Game& game, int design)
{
    return game.copiesLeft()[static_cast<std::size_t>(design)] > 0 || game.drawn() == design;
}

// Plays each tile that is left or in hand in each way that the rules allow, and asks the game.
template <typename Visit>
void forEachNextTile(const Game& game, Visit visit)
{
    for (int design = 0; design < static_cast<int>(game.tileSet().tiles.size()); ++design) {
        if (!isAvailable(game, design))
            continue;
        const Game drawn = game.withDrawn(design);
        for (const Placement& placement : drawn.legalPlacements().toVector()) {
            Game placed = drawn;
            placed.place(placement);
            visit(design, placement, placed);
        }
    }
}

const FittingTile* tileOf(const std::vector<FittingTile>& tiles, int design)
{
    const auto found = std::ranges::find(tiles, design, &FittingTile::design);
    return found == tiles.end() ? nullptr : &*found;
}

// R2.1
TEST(FittingTiles, areThoseThatTheRulesLetLieThere)
{
    int inHand = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = positionToAskAbout(seed);
        if (game.phase() != Game::Phase::Place)
            continue;
        for (const Position at : emptySquares(game)) {
            const std::vector<FittingTile> tiles = tilesThatFit(game, at);
            EXPECT_TRUE(std::ranges::is_sorted(tiles, {}, &FittingTile::design));
            int copies = 0;
            for (int design = 0; design < static_cast<int>(game.tileSet().tiles.size()); ++design) {
                const FittingTile* tile = tileOf(tiles, design);
                if (!isAvailable(game, design)) {
                    EXPECT_EQ(tile, nullptr);
                    continue;
                }
                const Game drawn = game.withDrawn(design);
                const auto first = std::ranges::find_if(kAllRotations, [&](Rotation rotation) {
                    return drawn.isLegal(Placement{at, rotation});
                });
                ASSERT_EQ(tile != nullptr, first != std::end(kAllRotations));
                if (!tile)
                    continue;
                EXPECT_EQ(tile->rotation, *first);
                EXPECT_EQ(tile->left, game.copiesLeft()[static_cast<std::size_t>(design)]);
                EXPECT_EQ(tile->inHand, game.drawn() == design);
                copies += tile->left;
            }
            EXPECT_EQ(copiesLeft(tiles), copies);
            EXPECT_EQ(isInHand(tiles), tileOf(tiles, *game.drawn()) != nullptr);
            inHand += isInHand(tiles) ? 1 : 0;
        }
    }
    EXPECT_GT(inHand, 100);
}

// R4.1, R4.2, R4.4: the rules complete a feature by one tile just where that is said, and by none elsewhere.
TEST(FittingTiles, completeAFeatureWithOneOpenSquare)
{
    int closing = 0;
    int hopeless = 0;
    std::set<FeatureKind> kinds;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const Game game = positionToAskAbout(seed);
        if (game.phase() != Game::Phase::Place)
            continue;
        const std::vector<PlacedSegment> features = incompleteFeatures(game);
        std::vector<std::vector<int>> completing(features.size()); // designs, by the rules
        forEachNextTile(game, [&](int design, const Placement& placement, const Game& placed) {
            for (std::size_t i = 0; i < features.size(); ++i) {
                if (!placed.feature(features[i].at, features[i].segment).complete)
                    continue;
                EXPECT_EQ(openSquares(game, features[i]), std::vector{placement.at});
                if (completing[i].empty() || completing[i].back() != design)
                    completing[i].push_back(design);
            }
        });
        for (std::size_t i = 0; i < features.size(); ++i) {
            const std::vector<Position> squares = openSquares(game, features[i]);
            ASSERT_FALSE(squares.empty());
            if (squares.size() > 1) {
                EXPECT_TRUE(completing[i].empty());
                continue;
            }
            std::vector<int> said;
            for (const FittingTile& tile : tilesThatClose(game, features[i], squares.front()))
                said.push_back(tile.design);
            EXPECT_EQ(said, completing[i]);
            closing += static_cast<int>(said.size());
            hopeless += said.empty() ? 1 : 0;
            if (!said.empty())
                kinds.insert(features[i].segment.kind);
        }
    }
    EXPECT_GT(closing, 200);
    EXPECT_GT(hopeless, 0);
    EXPECT_EQ(kinds.size(), 3U);
}

// Of several open squares one is done with, and none comes in addition.
TEST(FittingTiles, closeOneOfSeveralOpenSquares)
{
    int closing = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Game game = positionToAskAbout(seed);
        if (game.phase() != Game::Phase::Place)
            continue;
        for (const PlacedSegment& of : incompleteFeatures(game)) {
            const std::vector<Position> squares = openSquares(game, of);
            for (const Position square : squares) {
                for (const FittingTile& tile : tilesThatClose(game, of, square)) {
                    Game placed = game.withDrawn(tile.design);
                    placed.place({square, tile.rotation});
                    std::vector<Position> rest = squares;
                    std::erase(rest, square);
                    EXPECT_TRUE(std::ranges::includes(rest, openSquares(placed, of)));
                    closing += squares.size() > 1 ? 1 : 0;
                }
            }
        }
    }
    EXPECT_GT(closing, 500);
}

TEST(OpenSquares, areThereJustWhereAFeatureIsIncomplete)
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Game game = positionToAskAbout(seed);
        for (int order = 0; order < game.placedCount(); ++order) {
            const PlacedTile tile = game.placedTile(order);
            for (const CompiledSegment& segment : game.set().design(tile.design).segments) {
                const std::vector<Position> squares = openSquares(game, {tile.placement.at, segment.ref});
                const FeatureInfo info = game.feature(tile.placement.at, segment.ref);
                EXPECT_EQ(squares.empty(), info.complete || info.kind == FeatureKind::Prairie);
                EXPECT_TRUE(std::ranges::is_sorted(squares));
                for (const Position at : squares)
                    EXPECT_FALSE(game.tileAt(at));
                if (info.kind != FeatureKind::City) {
                    EXPECT_LE(static_cast<int>(squares.size()), info.openEdges);
                }
            }
        }
    }
}

// What is said to stay incomplete does so in whatever way the game goes on.
TEST(OpenSquares, thatNothingFitsKeepAFeatureIncomplete)
{
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = position(classicSet(), seed, 2, 20 + static_cast<int>(seed % 45));
        std::vector<PlacedSegment> hopeless;
        for (const PlacedSegment& of : incompleteFeatures(game))
            if (!canBeCompleted(game, openSquares(game, of)))
                hopeless.push_back(of);
        lost += static_cast<int>(hopeless.size());
        for (std::uint64_t future = 0; future < 5; ++future) {
            Random random(100 * seed + future);
            Game other = game.resampled(game.player(), random);
            while (other.phase() != Game::Phase::Over)
                playRandomMove(other, random);
            for (const PlacedSegment& of : hopeless)
                EXPECT_FALSE(other.feature(of.at, of.segment).complete);
        }
    }
    EXPECT_GT(lost, 100);
}

// There are not so many tiles.
TEST(OpenSquares, areTooManyAtTheEnd)
{
    Game game = position(classicSet(), 4, 2, 0);
    EXPECT_TRUE(canBeCompleted(game, {}));
    Random random(4);
    while (game.tilesLeft() > 0)
        playRandomMove(game, random);
    ASSERT_EQ(game.phase(), Game::Phase::Place);
    const Position fits = game.legalPlacements()[0].at;
    EXPECT_TRUE(canBeCompleted(game, {fits}));
    const Position other{static_cast<std::int16_t>(fits.x + 1), fits.y};
    EXPECT_FALSE(canBeCompleted(game, {fits, other}));
    game.place(game.legalPlacements()[0]);
    EXPECT_FALSE(canBeCompleted(game, {other}));
}

} // namespace
} // namespace lodeline::test
