// SPDX-License-Identifier: GPL-3.0-or-later
// A game is a value: it can be copied, replayed, taken back by replaying less of it, and imagined anew where
// it is hidden.
#include "engine/goldrush/files/record.h"
#include "tests/engine/properties/history.h"
#include "tests/engine/properties/randomgames.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr int kValueShards = 4;
const int kValuedGames = randomGames() / 20 / kValueShards;

class GameValues : public testing::TestWithParam<int>
{
protected:
    // Every fourth game is of the classic set.
    static std::shared_ptr<const CompiledSet> setOf(int number)
    {
        return number % 4 == 0 ? classicSet() : syntheticSet(number);
    }

    template <typename Check>
    static void forEachGame(Check check)
    {
        for (int i = 0; i < kValuedGames && !HasFatalFailure(); ++i) {
            const int number = 1'000'000 + GetParam() * kValuedGames + i;
            SCOPED_TRACE(number);
            check(number);
        }
    }
};

std::vector<std::string> textOf(const std::vector<Event>& events)
{
    std::vector<std::string> text;
    for (const Event& event : events)
        text.push_back(toJson(event));
    return text;
}

TEST_P(GameValues, ReplayedFromTheTextOfTheirRecordGiveTheSameEvents)
{
    forEachGame([](int number) {
        const History history = playHistory(setOf(number), number);
        const auto record = parseRecord(writeRecord(recordOf(history)));
        ASSERT_TRUE(record);
        EventList log;
        ASSERT_TRUE(replay(record->record, &log));
        ASSERT_EQ(textOf(log.events), textOf(history.log.events));
    });
}

TEST_P(GameValues, UndoneByReplayingFewerPliesAreWhatTheyWere)
{
    forEachGame([](int number) {
        const auto set = setOf(number);
        const History history = playHistory(set, number);
        Game again(set, setupNumber(number));
        // No tile may fit from the start (R2.2).
        ASSERT_EQ(again == history.states.back(), history.moves.empty());
        for (std::size_t ply = 0; ply < history.moves.size(); ++ply) {
            ASSERT_EQ(again, history.states[ply]) << ply;
            again.play(history.moves[ply]);
        }
        ASSERT_EQ(again, history.states.back());
    });
}

TEST_P(GameValues, CopiedDeeplyLeaveTheOriginalAsItWas)
{
    forEachGame([](int number) {
        const History history = playHistory(setOf(number), number);
        Random random(static_cast<std::uint64_t>(number));
        const Game& original = history.states[history.states.size() / 2];
        const Game reference = original;
        Game copy = original;
        while (copy.phase() != Game::Phase::Over)
            copy.play(randomMove(copy, random));
        ASSERT_EQ(original, reference);
        copy = original;
        ASSERT_EQ(copy, original);
        Game moved = std::move(copy);
        ASSERT_EQ(moved, original);
        copy = history.states.front();
        ASSERT_EQ(copy, history.states.front());
    });
}

// All that anybody at the table can see (R2.5, R3.6).
std::vector<std::string> publicViewOf(const Game& game)
{
    std::vector<std::string> view;
    const auto note = [&view](auto... numbers) {
        std::string line;
        (line.append(std::to_string(static_cast<int>(numbers))).append(" "), ...);
        view.push_back(line);
    };
    note(game.phase(), game.player(), game.ply(), game.drawn().value_or(-1), game.tilesLeft(),
         game.tokensInSupply());
    for (int seat = 0; seat < game.players(); ++seat)
        note(game.score(seat), game.cowboysLeft(seat), game.tokensTaken(seat));
    for (int i = 0; i < game.placedCount(); ++i) {
        const PlacedTile tile = game.placedTile(i);
        note(tile.design, tile.placement.at.x, tile.placement.at.y, tile.placement.rotation);
    }
    for (const PieceOnBoard& piece : game.pieces())
        note(piece.player, piece.piece, piece.at.x, piece.at.y, piece.segment.kind, piece.segment.index);
    for (const Game::TokenStack& stack : game.tokenStacks())
        note(stack.at.x, stack.at.y, stack.segment.index, stack.count);
    return view;
}

// The tiles still to come, by playing on: everything that is drawn or discarded.
std::map<std::string, int> tilesToCome(Game game, std::uint64_t seed)
{
    Random random(seed);
    EventList log;
    std::map<std::string, int> tiles;
    while (game.phase() != Game::Phase::Over)
        game.play(randomMove(game, random), &log);
    for (const Event& event : log.events) {
        if (const auto* draw = std::get_if<events::Draw>(&event)) {
            if (draw->tile)
                ++tiles[*draw->tile];
            for (const std::string& id : draw->discarded)
                ++tiles[id];
        }
    }
    return tiles;
}

TEST_P(GameValues, ImaginedAnewAgreeWithAllThatTheViewerKnows)
{
    forEachGame([](int number) {
        const History history = playHistory(setOf(number), number);
        Random random(static_cast<std::uint64_t>(number));
        const Game& game = history.states[history.states.size() / 2];
        if (game.phase() == Game::Phase::Over)
            return;
        const int viewer = game.player();
        const Game imagined = game.resampled(viewer, random);
        ASSERT_EQ(publicViewOf(imagined), publicViewOf(game));
        ASSERT_EQ(imagined.tokenValues(viewer), game.tokenValues(viewer));
        ASSERT_EQ(tilesToCome(imagined, 1), tilesToCome(game, 1));
        for (const TokenKind& kind : game.tileSet().tokens) {
            std::ptrdiff_t held = 0;
            int pool = 0;
            for (const TokenKind& same : game.tileSet().tokens)
                pool += same.value == kind.value ? same.count : 0;
            for (int seat = 0; seat < imagined.players(); ++seat)
                held += std::ranges::count(imagined.tokenValues(seat), kind.value);
            ASSERT_LE(held, pool);
        }
    });
}

// A game takes as much memory as its set needs, and makes room for that of any other.
TEST_P(GameValues, AssignedToGamesOfOtherSetsAreWhatTheyWere)
{
    forEachGame([](int number) {
        const History one = playHistory(setOf(number), number);
        const History other = playHistory(setOf(number + 1), number + 1);
        const std::size_t half = other.moves.size() / 2;
        Game game = one.states.back();
        game = other.states[half];
        ASSERT_EQ(game, other.states[half]);
        for (std::size_t ply = half; ply < other.moves.size(); ++ply)
            game.play(other.moves[ply]);
        ASSERT_EQ(game, other.states.back());
        game = one.states.front();
        ASSERT_EQ(game, one.states.front());
    });
}

// What was decided already but cannot be seen must not shine through: neither the next tile nor the tokens
// that the others hold.
TEST(ImaginedGames, DifferInTheNextTileAndInTheTokensOfOthers)
{
    const History history = playHistory(classicSet(), 0);
    const auto state = std::ranges::find_if(history.states, [](const Game& game) {
        return game.tilesLeft() > 20 && game.tokensTaken((game.player() + 1) % game.players()) > 1;
    });
    ASSERT_NE(state, history.states.end());
    Random random(1);
    std::map<int, int> tiles;
    std::map<std::vector<int>, int> tokens;
    for (int i = 0; i < 200; ++i) {
        Game imagined = state->resampled(state->player(), random);
        ++tokens[imagined.tokenValues((state->player() + 1) % state->players())];
        imagined.play({imagined.legalPlacements()[0], {}});
        ++tiles[imagined.drawn().value()];
    }
    EXPECT_GT(tiles.size(), 8U);
    EXPECT_GT(tokens.size(), 3U);
}

INSTANTIATE_TEST_SUITE_P(Shard, GameValues, testing::Range(0, kValueShards));

} // namespace
} // namespace lodeline::test
