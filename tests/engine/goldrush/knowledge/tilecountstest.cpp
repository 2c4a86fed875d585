// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/tilecounts.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

// The designs that were discarded, by the events of the game.
class Discards : public EventSink
{
public:
    explicit Discards(const TileSet& set)
        : counts(set.tiles.size())
        , set_(set)
    {
    }
    void receive(const Event& event) override
    {
        if (const auto* draw = std::get_if<events::Draw>(&event))
            for (const std::string& id : draw->discarded)
                ++counts[static_cast<std::size_t>(set_.find(id) - set_.tiles.data())];
    }

    std::vector<int> counts;

private:
    const TileSet& set_;
};

int sumOfLeft(const std::vector<TileCount>& counts)
{
    int left = 0;
    for (const TileCount& count : counts)
        left += count.left;
    return left;
}

// R2.2
TEST(TileCounts, followEveryTileOfAGame)
{
    int discarded = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(seed);
        const auto set =
            seed % 2 == 0 ? classicSet() : std::make_shared<const CompiledSet>(randomTileSet(12, random));
        Discards discards(set->tileSet());
        goldrush::Setup setup;
        setup.seed = seed;
        Game game(set, setup, &discards);
        for (;;) {
            const std::vector<TileCount> counts = tileCounts(game);
            EXPECT_EQ(sumOfLeft(counts), game.tilesLeft());
            for (std::size_t design = 0; design < counts.size(); ++design)
                ASSERT_EQ(counts[design].discarded, discards.counts[design]) << "seed " << seed;
            if (game.phase() == Game::Phase::Over)
                break;
            ASSERT_EQ(counts[static_cast<std::size_t>(*game.drawn())].inHand, 1);
            playRandomMove(game, random, &discards);
        }
        for (const int count : discards.counts)
            discarded += count;
    }
    EXPECT_GT(discarded, 0);
}

// A tile that was just placed lies, and is in nobody's hand.
TEST(TileCounts, countAPlacedTileOnce)
{
    Game game = position(classicSet(), 3, 2, 10);
    const auto drawn = static_cast<std::size_t>(*game.drawn());
    const TileCount before = tileCounts(game)[drawn];
    game.place(game.legalPlacements()[0]);
    const TileCount after = tileCounts(game)[drawn];
    EXPECT_EQ(after.inHand, 0);
    EXPECT_EQ(after.lying, before.lying + 1);
    EXPECT_EQ(after.discarded, before.discarded);
}

TEST(TileCounts, tellNothingHidden)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = position(classicSet(), seed, 3, 30);
        Random random(seed);
        EXPECT_EQ(tileCounts(game.resampled(game.player(), random)), tileCounts(game));
    }
}

} // namespace
} // namespace lodeline::test
