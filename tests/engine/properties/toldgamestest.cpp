// SPDX-License-Identifier: GPL-3.0-or-later
// A game rebuilt from what a seat is told of another one answers as that one does to this seat.
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/told/follower.h"
#include "engine/goldrush/told/seen.h"
#include "tests/engine/properties/eventline.h"
#include "tests/engine/properties/history.h"
#include "tests/engine/properties/randomgames.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace lodeline::test {

using namespace goldrush;

namespace {

const int kToldGames = randomGames() / 10;
constexpr int kToldShards = 8;

class Answers
{
public:
    template <typename... Values>
    void add(const char* question, const Values&... values)
    {
        text_ << question;
        (put(values), ...);
        text_ << '\n';
    }
    std::string text() const { return text_.str(); }

private:
    template <typename T>
    void put(const T& value)
    {
        if constexpr (std::is_enum_v<T>)
            text_ << ' ' << static_cast<int>(value);
        else if constexpr (std::is_same_v<T, Position>)
            text_ << ' ' << value.x << ',' << value.y;
        else if constexpr (std::is_same_v<T, SegmentRef>)
            text_ << ' ' << toString(value);
        else if constexpr (std::is_arithmetic_v<T>)
            text_ << ' ' << +value;
        else
            for (const auto& each : value)
                put(each);
    }

    std::ostringstream text_;
};

void addFeatures(Answers& answers, const Game& game)
{
    for (int i = 0; i < game.placedCount(); ++i) {
        const PlacedTile tile = game.placedTile(i);
        for (const CompiledSegment& segment : game.set().design(tile.design).segments) {
            const Position at = tile.placement.at;
            const FeatureInfo info = game.feature(at, segment.ref);
            answers.add("feature", at, segment.ref, info.kind, info.complete, info.openEdges, info.value,
                        info.locomotives, info.tokens, info.tipis, info.horses, info.cowboys, info.tiles);
            for (const PlacedSegment& member : game.segments(at, segment.ref))
                answers.add("segment", member.at, member.segment);
        }
    }
}

void addMoves(Answers& answers, const Game& game)
{
    if (game.phase() == Game::Phase::Place)
        for (const Placement& placement : game.legalPlacements().toVector())
            answers.add("placement", placement.at, placement.rotation);
    if (game.phase() == Game::Phase::Act)
        for (const Action& action : game.legalActions().toVector())
            answers.add("action", action.type, action.at, action.segment);
    if (game.phase() == Game::Phase::Over)
        answers.add("winners", game.winners());
}

// What everybody can ask.
std::string publicAnswers(const Game& game)
{
    Answers answers;
    const Setup& setup = game.setup();
    answers.add("set-up", setup.players, setup.startPlayer);
    for (const OptionInfo& option : optionTable())
        answers.add(option.name, setup.options.*option.member);
    answers.add("turn", game.phase(), game.player(), game.ply(), game.drawn().value_or(-1));
    answers.add("left", game.tilesLeft(), game.copiesLeft(), game.tokensInSupply(),
                game.state()->tokensUntaken);
    for (int player = 0; player < game.players(); ++player)
        answers.add("player", game.score(player), game.cowboysLeft(player), game.tokensTaken(player));
    for (int i = 0; i < game.placedCount(); ++i) {
        const PlacedTile tile = game.placedTile(i);
        answers.add("tile", tile.design, tile.placement.at, tile.placement.rotation);
    }
    for (const PieceOnBoard& piece : game.pieces())
        answers.add("piece", piece.player, piece.piece, piece.at, piece.segment);
    for (const Game::TokenStack& stack : game.tokenStacks())
        answers.add("stack", stack.at, stack.segment, stack.count);
    if ((game.ply() + game.placedCount()) % 3 == 0 || game.phase() == Game::Phase::Over)
        addFeatures(answers, game);
    addMoves(answers, game);
    return answers.text();
}

// What somebody at that seat can ask besides.
std::vector<std::vector<int>> goldOpenTo(const Game& game, int seat)
{
    std::vector<std::vector<int>> gold;
    for (int player = 0; player < game.players(); ++player)
        if (player == seat || game.phase() == Game::Phase::Over)
            gold.push_back(game.tokenValues(player));
    return gold;
}

// Tokens by kind that the seat has not seen.
std::vector<int> unseenTokens(const Game& game, int seat)
{
    const auto kinds = static_cast<std::size_t>(game.set().tokenKinds());
    std::vector<int> unseen(game.state().untaken, game.state().untaken + kinds);
    for (int player = 0; player < game.players(); ++player)
        for (std::size_t k = 0; player != seat && k < kinds; ++k)
            unseen[k] += game.state().gold[static_cast<std::size_t>(player) * kinds + k];
    return unseen;
}

// A sample and all that comes of it.
std::vector<std::string> sampled(const Game& game, int seat, std::uint64_t seed)
{
    Random random(seed);
    Game sample = game.resampled(seat, random);
    Answers answers;
    answers.add("next", random.next());
    for (int player = 0; player < sample.players(); ++player)
        answers.add("gold", sample.tokenValues(player), sample.hiddenTokens(player));
    std::vector<std::string> text{answers.text()};
    EventList list;
    if (sample.phase() == Game::Phase::Act)
        sample.act(Action{}, &list);
    while (sample.phase() != Game::Phase::Over)
        playRandomMove(sample, random, &list);
    for (const Event& event : list.events)
        text.push_back(toJson(event));
    return text;
}

// A seat, or a spectator, that is told what happens.
struct Listener
{
    int seat;
    Follower follower;
};

void expectSame(const Game& real, const std::string& answers, const Listener& listener)
{
    const int seat = listener.seat;
    const Game& told = listener.follower.game();
    ASSERT_EQ(publicAnswers(told), answers);
    ASSERT_EQ(goldOpenTo(told, seat), goldOpenTo(real, seat));
    ASSERT_TRUE(std::ranges::equal(std::span(told.state().deck, told.state()->deckLeft),
                                   std::span(real.state().deck, real.state()->deckLeft)));
    ASSERT_EQ(unseenTokens(told, seat), unseenTokens(real, seat));
    for (int player = 0; player < real.players(); ++player) {
        const bool isKnown = player == seat || real.phase() == Game::Phase::Over;
        ASSERT_EQ(told.hiddenTokens(player), isKnown ? 0 : real.tokensTaken(player));
    }
    ASSERT_EQ(told.setup().seed, 0U);
}

// Seats are there from the first event on.
class Table : public EventSink
{
public:
    Table(std::shared_ptr<const CompiledSet> set, const Setup& setup)
    {
        for (int seat = kSpectator; seat < setup.players; ++seat)
            listeners.push_back({seat, Follower(set, setup)});
    }

    void receive(const Event& event) override
    {
        for (Listener& listener : listeners)
            ASSERT_TRUE(listener.follower.follow(seenBy(event, listener.seat))) << toJson(event);
    }

    std::vector<Listener> listeners;
};

class ToldGames : public testing::TestWithParam<int>
{
protected:
    template <typename Check>
    static void forEachGame(int every, Check check)
    {
        for (int i = 0; i < kToldGames / kToldShards && !HasFatalFailure(); i += every) {
            const int number = 3'000'000 + GetParam() * (kToldGames / kToldShards) + i;
            SCOPED_TRACE(number);
            check(number);
        }
    }
};

TEST_P(ToldGames, AnswerEverySeatAsTheRealOneDoes)
{
    forEachGame(1, [](int number) {
        Random random(static_cast<std::uint64_t>(number));
        const auto set = variedSet(number);
        Table table(set, setupNumber(number));
        Game game(set, setupNumber(number), &table);
        const auto compare = [&] {
            const std::string answers = publicAnswers(game);
            for (const Listener& listener : table.listeners)
                ASSERT_NO_FATAL_FAILURE(expectSame(game, answers, listener)) << "seat " << listener.seat;
        };
        while (game.phase() != Game::Phase::Over && !HasFatalFailure()) {
            compare();
            game.place(randomPlacement(game, true, random), &table);
            compare();
            game.act(randomAction(game, random), &table);
        }
        compare();
    });
}

TEST_P(ToldGames, AreImaginedAnewAsTheRealOneIs)
{
    forEachGame(4, [](int number) {
        Random random(static_cast<std::uint64_t>(number));
        const auto set = variedSet(number);
        Table table(set, setupNumber(number));
        Game game(set, setupNumber(number), &table);
        const auto compare = [&] {
            for (const Listener& listener : table.listeners)
                ASSERT_EQ(sampled(listener.follower.game(), listener.seat, 5),
                          sampled(game, listener.seat, 5));
        };
        while (game.phase() != Game::Phase::Over && !HasFatalFailure()) {
            const bool looked = (game.ply() + number) % 4 == 0;
            if (looked)
                compare();
            game.place(randomPlacement(game, true, random), &table);
            if (looked)
                compare();
            game.act(randomAction(game, random), &table);
        }
    });
}

TEST_P(ToldGames, AreDecidedAsTheRealOneIs)
{
    forEachGame(16, [](int number) {
        Random random(static_cast<std::uint64_t>(number));
        const auto set = variedSet(number);
        Table table(set, setupNumber(number));
        Game game(set, setupNumber(number), &table);
        while (game.phase() != Game::Phase::Over && !HasFatalFailure()) {
            const Game& told = table.listeners[static_cast<std::size_t>(game.player()) + 1].follower.game();
            for (const char* name : {"prospector", "foreman:8", "uct:8"})
                if ((game.ply() + number) % 5 == 0) {
                    ASSERT_EQ(makePlayer(name)->choose(told, 3), makePlayer(name)->choose(game, 3)) << name;
                }
            game.place(randomPlacement(game, true, random), &table);
            game.act(randomAction(game, random), &table);
        }
    });
}

// The stream does not say which copy of a tile it was: only the order of samples depends on that. Nor does it
// say which tokens the others turn over in the end, but what they bring.
TEST_P(ToldGames, CanBeRebuiltFromTheStreamAlone)
{
    forEachGame(4, [](int number) {
        const auto set = variedSet(number);
        const History history = playHistory(set, number);
        const Game& end = history.states.back();
        for (int seat = kSpectator; seat < end.players(); ++seat) {
            std::vector<Event> events;
            for (const Event& event : history.log.events)
                events.push_back(eventOfLine(toJson(seenBy(event, seat))));
            const auto told = rebuilt(set, setupNumber(number), events);
            ASSERT_TRUE(told);
            ASSERT_EQ(publicAnswers(*told), publicAnswers(end));
            for (int player = 0; player < end.players(); ++player) {
                ASSERT_EQ(told->hiddenTokens(player), player == seat ? 0 : end.tokensTaken(player));
                if (player == seat) {
                    ASSERT_EQ(told->tokenValues(player), end.tokenValues(player));
                }
            }
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Shard, ToldGames, testing::Range(0, kToldShards));

} // namespace
} // namespace lodeline::test
