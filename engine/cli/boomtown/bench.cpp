// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/player.h"
#include "engine/boomtown/ai/searchprint.h"
#include "engine/cli/boomtown/calls.h"
#include "engine/cli/boomtown/files.h"
#include "engine/cli/parts/rate.h"
#include "engine/core/random.h"
#include "engine/core/series/fingerprint.h"

#include <fmt/format.h>

#include <limits>

namespace lodeline::boomtown {
namespace {

constexpr int kFingerprintGames = 1000;
constexpr int kMidGame = 8; // plies

using DeckPointer = std::shared_ptr<const Deck>;

// Game `number`: each seat begins as often.
Game started(const DeckPointer& deck, std::uint64_t number)
{
    return Game(deck, {static_cast<int>(number % kPlayers), number});
}

void playOut(Game& game, std::uint64_t seed)
{
    Random random(~seed);
    while (game.phase() != Game::Phase::Over)
        game.play(randomMove(game, random));
}

// Of what the games of fixed seeds came to, on every deck that comes with the program.
std::uint64_t fingerprint()
{
    Fingerprint print;
    for (const DeckPointer& deck : shippedDecks())
        for (std::uint64_t number = 1; number <= kFingerprintGames; ++number) {
            Game game = started(deck, number);
            playOut(game, number);
            for (int seat = 0; seat < kPlayers; ++seat) {
                const TownScore score = game.score(seat);
                for (const int group : score.groups)
                    print.mix(group);
                for (const int bonus : score.bonuses)
                    print.mix(bonus);
                print.mix(game.town(seat).cards());
            }
        }
    return print.value();
}

double gamesPerSecond(const DeckPointer& deck, double seconds)
{
    constexpr std::uint64_t kBatch = 100;
    return cli::rate(seconds, [&](std::uint64_t call) {
        for (std::uint64_t number = kBatch * call + 1; number <= kBatch * (call + 1); ++number) {
            Game game = started(deck, number);
            playOut(game, number);
        }
        return kBatch;
    });
}

Game midGame(const DeckPointer& deck)
{
    Game game = started(deck, 1);
    Random random(1);
    while (game.ply() < kMidGame)
        game.play(randomMove(game, random));
    return game;
}

double copiesPerSecond(const Game& game, double seconds)
{
    constexpr int kBatch = 10'000;
    std::array<Game, 2> copies{game, game};
    return cli::rate(seconds, [&](std::uint64_t) {
        for (int i = 0; i < kBatch; ++i)
            copies[static_cast<std::size_t>(i) % 2] = copies[static_cast<std::size_t>(i + 1) % 2];
        return kBatch;
    });
}

double scoresPerSecond(const Game& game, double seconds)
{
    constexpr int kBatch = 1000;
    return cli::rate(seconds, [&](std::uint64_t) {
        int scored = 0; // looked at, so that it is worked out
        for (int i = 0; i < kBatch; ++i)
            scored += game.score(i % kPlayers).total() > std::numeric_limits<int>::min() ? 1 : 0;
        return scored;
    });
}

} // namespace

std::vector<cli::BenchFigure> benchCall(double seconds)
{
    const DeckPointer deck = shippedDecks().front();
    const Game game = midGame(deck);
    const auto print = [](std::string_view player) {
        return fmt::format("{:016x}", searchFingerprint(player, shippedDecks()));
    };
    return {{"gamesPerSecond", "random games per second, one core", gamesPerSecond(deck, seconds / 2)},
            {"copiesPerSecond", "copies of a game per second", copiesPerSecond(game, seconds / 4)},
            {"scoresPerSecond", "towns scored per second", scoresPerSecond(game, seconds / 4)},
            {"fingerprint", "fingerprint", fmt::format("{:016x}", fingerprint())},
            {"foremanFingerprint", "fingerprint of foreman", print("foreman")},
            {"baronFingerprint", "fingerprint of baron:60", print("baron:60")},
            {"bytesPerGame", "bytes of a game", sizeof(Game)}};
}

} // namespace lodeline::boomtown
