// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/holdings.h"

#include "engine/core/bits.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <cmath>

namespace lodeline::test {

using namespace goldrush;

namespace {

// Tiles left that fit a spot, tried one by one; with a segment only those that complete its feature.
int tilesThatFit(const Game& game, Position at, const std::optional<PieceOnBoard>& closing = std::nullopt)
{
    int tiles = 0;
    const std::vector<int> copies = game.copiesLeft();
    for (std::size_t design = 0; design < copies.size(); ++design) {
        if (copies[design] == 0)
            continue;
        const Game next = game.withDrawn(static_cast<int>(design));
        const bool fits = std::ranges::any_of(kAllRotations, [&](Rotation rotation) {
            if (!next.isLegal(Placement{at, rotation}))
                return false;
            if (!closing)
                return true;
            Game placed(next);
            placed.place({at, rotation});
            return placed.feature(closing->at, closing->segment).complete;
        });
        tiles += fits ? copies[design] : 0;
    }
    return tiles;
}

std::vector<std::size_t> openSpotsOf(const Game& game)
{
    std::vector<std::size_t> spots;
    for (std::size_t word = 0; word < game.state()->spotWords; ++word)
        for (std::uint64_t rest = game.state().openSpots[word]; rest != 0; rest &= rest - 1)
            spots.push_back(64 * word + static_cast<std::size_t>(std::countr_zero(rest)));
    return spots;
}

TEST(TileOdds, calledDeadIsASpotThatNoTileLeftFits)
{
    int dead = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = position(classicSet(), seed, 2, 45);
        if (game.phase() == Game::Phase::Over)
            continue;
        const TileOdds odds(game);
        for (const std::size_t spot : openSpotsOf(game)) {
            const State& state = game.state();
            const bool fits = tilesThatFit(game, state.spots[spot].at) > 0;
            EXPECT_EQ(odds.isDead(state.codes[spot]), !fits) << "seed " << seed;
            dead += fits ? 0 : 1;
        }
    }
    EXPECT_GT(dead, 0);
}

// Sixty-three tiles are as good as any more.
TEST(TileOdds, countTheTilesThatCloseUpToSixtyThree)
{
    constexpr int kPlayers = 5;
    constexpr std::uint8_t kMountainAllAround = 0xff;
    const Game game = position(plainSet(99, 99), 1, kPlayers, 0);
    int peaks = game.copiesLeft()[1];
    ASSERT_GE(peaks, 70);
    TileOdds odds(game);
    const auto closingOf = [&](int tiles) {
        for (; peaks > tiles; --peaks)
            odds.remove(game.set().design(1));
        return odds.closing(kMountainAllAround, 0);
    };
    const double most = closingOf(70);
    EXPECT_EQ(closingOf(64), most);
    EXPECT_EQ(closingOf(63), most);
    EXPECT_NEAR(most, 1.0 - std::exp(-63.0 / kPlayers), 1e-12);
    EXPECT_NEAR(closingOf(62), 1.0 - std::exp(-62.0 / kPlayers), 1e-12);
}

// The spots that a feature reaches, when nothing else but prairies reaches them.
std::vector<std::size_t> spotsAlone(const Game& game, NodeId root)
{
    constexpr unsigned kNoPrairie = 0b10101010;
    std::vector<std::size_t> spots;
    for (const std::size_t spot : openSpotsOf(game)) {
        const unsigned sides = game.state().codes[spot] & kNoPrairie;
        const auto side = static_cast<std::size_t>(std::countr_zero(sides) / 2);
        if (std::popcount(sides) == 1 &&
            game.state().root(game.state().spots[spot].offers[kPortsOfSide * side]) == root)
            spots.push_back(spot);
    }
    return spots;
}

// It must be that of drawing one of the tiles that complete the feature when they are tried one by one.
TEST(Holdings, knowTheChanceOfAFeatureWithOneOpenEdge)
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Game game = position(classicSet(), seed, 2, 20 + static_cast<int>(seed % 30));
        if (game.phase() == Game::Phase::Over)
            continue;
        const Holdings holdings(game, Lens(game));
        for (const PieceOnBoard& piece : game.pieces()) {
            const bool closable =
                piece.segment.kind == FeatureKind::Railroad || piece.segment.kind == FeatureKind::Mountain;
            if (piece.piece != events::Piece::Cowboy || !closable ||
                game.feature(piece.at, piece.segment).openEdges != 1)
                continue;
            const NodeId node = nodeOf(game.state(), game.set(), piece.at, piece.segment);
            const NodeId root = game.state().root(node);
            const std::vector<std::size_t> spots = spotsAlone(game, root);
            if (spots.size() != 1)
                continue;
            const FeatureSketch& feature = holdings.find(root)->feature;
            const int closing = tilesThatFit(game, game.state().spots[spots[0]].at, piece);
            EXPECT_NEAR(feature.chance, 1.0 - std::exp(-closing / 2.0), 1e-6) << "seed " << seed;
            ++seen;
        }
    }
    EXPECT_GT(seen, 20);
}

// Whether a tile that is laid there belongs to the feature; nothing where no tile that is left fits.
std::optional<bool> joinsAt(const Game& game, Position at, NodeId node)
{
    const std::vector<int> copies = game.copiesLeft();
    for (std::size_t design = 0; design < copies.size(); ++design) {
        if (copies[design] == 0)
            continue;
        const Game next = game.withDrawn(static_cast<int>(design));
        for (const Rotation rotation : kAllRotations) {
            if (!next.isLegal(Placement{at, rotation}))
                continue;
            Game placed(next);
            placed.place({at, rotation});
            const State& state = placed.state();
            const TileOnBoard& tile = state.tiles[state->placed - 1];
            for (std::size_t s = 0; s < game.set().design(static_cast<int>(design)).segments.size(); ++s)
                if (state.root(static_cast<NodeId>(tile.firstNode + s)) == state.root(node))
                    return true;
            return false;
        }
    }
    return std::nullopt;
}

TEST(Holdings, knowAtHowManySpotsAPrairieGoesOn)
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = position(classicSet(), seed, 2, 20 + static_cast<int>(seed % 30));
        if (game.phase() == Game::Phase::Over)
            continue;
        const Holdings holdings(game, Lens(game));
        for (const Holding& holding : holdings.held()) {
            if (holding.feature.kind != FeatureKind::Prairie)
                continue;
            int open = 0;
            for (const std::size_t spot : openSpotsOf(game))
                open += joinsAt(game, game.state().spots[spot].at, holding.root).value_or(false) ? 1 : 0;
            EXPECT_EQ(holding.feature.open, open) << "seed " << seed;
            seen += open > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(seen, 20);
}

std::vector<NodeId> nodesOfTheLastTile(const Game& game)
{
    const State& state = game.state();
    const TileOnBoard& tile = state.tiles[state->placed - 1];
    std::vector<NodeId> nodes;
    for (std::size_t s = 0; s < game.set().design(tile.design).segments.size(); ++s)
        nodes.push_back(static_cast<NodeId>(tile.firstNode + s));
    return nodes;
}

void expectAlike(const FeatureSketch& feature, const FeatureSketch& expected, std::uint64_t seed)
{
    EXPECT_EQ(feature.value, expected.value) << "seed " << seed;
    EXPECT_EQ(feature.open, expected.open) << "seed " << seed;
    EXPECT_EQ(feature.dead, expected.dead) << "seed " << seed;
    EXPECT_NEAR(feature.chance, expected.chance, 1e-12) << "seed " << seed;
}

// Those before without the replaced ones, and the changed ones, are all.
void expectToReplace(const Holdings& changed, const Holdings& before, const Holdings& all)
{
    std::size_t replaced = 0;
    changed.forEachReplaced([&](const Holding& /*holding*/) { ++replaced; });
    EXPECT_EQ(before.held().size() - replaced + changed.held().size(), all.held().size());
}

// Compares after every placement what is read through the lens with what a look at all open spots tells.
// Returns how many features there were.
int expectSameThrough(const Lens& lens, const Game& game, std::uint64_t seed)
{
    int seen = 0;
    const Lens unlisted(game, lens.left, Lens::Of::Position);
    const Holdings before(game, lens);
    const PlacementSet placements = game.legalPlacements();
    for (int p = 0; p < placements.size(); ++p) {
        Game placed(game);
        placed.place(placements[p]);
        const Holdings all(placed, unlisted);
        const Holdings read(placed, lens);
        const Holdings changed(placed, lens, before);
        EXPECT_EQ(read.held().size(), all.held().size());
        expectToReplace(changed, before, all);
        std::vector<NodeId> roots;
        for (const Holding& holding : all.held())
            roots.push_back(holding.root);
        for (const NodeId node : nodesOfTheLastTile(placed))
            roots.push_back(placed.state().root(node));
        for (const NodeId root : roots) {
            EXPECT_EQ(read.find(root) == nullptr, all.find(root) == nullptr);
            EXPECT_EQ(changed.find(root) == nullptr, all.find(root) == nullptr);
            if (all.find(root) == nullptr) // a prairie, where there are no farmers
                continue;
            expectAlike(read.find(root)->feature, all.find(root)->feature, seed);
            expectAlike(changed.find(root)->feature, all.find(root)->feature, seed);
            ++seen;
        }
    }
    return seen;
}

TEST(Holdings, areTheSameByTheSpotsBeforeThePlacement)
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Game game = position(classicSet(), seed, 2 + static_cast<int>(seed % 4), static_cast<int>(seed),
                                   someOptions(seed));
        if (game.phase() != Game::Phase::Over)
            seen += expectSameThrough(Lens(game), game, seed);
    }
    EXPECT_GT(seen, 1000);
}

// As on a board with more open spots than the list holds.
TEST(Holdings, areTheSameWithoutAListOfSpots)
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const int players = 2 + static_cast<int>(seed % 4);
        const Game game = position(classicSet(), seed, players, 20 + static_cast<int>(seed));
        const Lens earlier(position(classicSet(), seed, players, 10));
        ASSERT_FALSE(earlier.spots.covers(game.state()));
        if (game.phase() != Game::Phase::Over)
            seen += expectSameThrough(earlier, game, seed);
    }
    EXPECT_GT(seen, 1000);
}

TEST(Holdings, holdEachFeatureOnceWithItsCowboys)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = position(classicSet(), seed, 4, 35);
        const Holdings holdings(game, Lens(game));
        int cowboys = 0;
        for (const Holding& holding : holdings.held())
            for (int seat = 0; seat < game.players(); ++seat)
                cowboys += holding.cowboys.of(seat);
        const auto pieces = game.pieces();
        EXPECT_EQ(cowboys, std::ranges::count(pieces, events::Piece::Cowboy, &PieceOnBoard::piece));
    }
}

} // namespace
} // namespace lodeline::test
