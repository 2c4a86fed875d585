// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/parts/rate.h"
#include "engine/core/series/fingerprint.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/ai/searchprint.h"

#include <fmt/format.h>

#include <array>
#include <limits>

namespace lodeline::goldrush {
namespace {

constexpr int kFingerprintGames = 1000;
constexpr std::uint64_t kFirstSeed = 1;
constexpr int kMidGame = 35; // plies

using Set = std::shared_ptr<const CompiledSet>;

Setup setupOf(std::uint64_t seed)
{
    Setup setup;
    setup.seed = seed;
    return setup;
}

void playRandomPlies(Game& game, std::uint64_t seed, int plies)
{
    Random random(~seed);
    while (game.phase() != Game::Phase::Over && game.ply() < plies)
        playRandomMove(game, random);
}

void playRandomGame(Game& game, std::uint64_t seed)
{
    playRandomPlies(game, seed, std::numeric_limits<int>::max());
}

// Of what the games of fixed seeds came to.
std::uint64_t fingerprint(const Set& set)
{
    Fingerprint print;
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kFingerprintGames; ++seed) {
        Game game(set, setupOf(seed));
        playRandomGame(game, seed);
        print.mix(game.placedCount());
        for (int seat = 0; seat < game.players(); ++seat)
            print.mix(game.score(seat));
        const PlacedTile last = game.placedTile(game.placedCount() - 1);
        print.mix(last.placement.at.x);
        print.mix(last.placement.at.y);
    }
    return print.value();
}

void addSearchPrintsOfShippedSets(std::vector<cli::BenchFigure>& figures)
{
    std::vector<Set> sets;
    for (const TileSet& set : shippedTileSets())
        sets.push_back(std::make_shared<const CompiledSet>(set));
    for (const auto& [key, player] :
         {std::pair{"foremanFingerprint", "foreman:40"}, {"baronFingerprint", "baron:300"}})
        figures.push_back({key, fmt::format("fingerprint of {}", player),
                           fmt::format("{:016x}", searchFingerprint(player, sets))});
}

double gamesPerSecond(const Set& set, double seconds)
{
    constexpr std::uint64_t kBatch = 100;
    return cli::rate(seconds, [&](std::uint64_t call) {
        for (std::uint64_t seed = kBatch * call + 1; seed <= kBatch * (call + 1); ++seed) {
            Game game(set, setupOf(seed));
            playRandomGame(game, seed);
        }
        return kBatch;
    });
}

Game midGame(const Set& set)
{
    Game game(set, setupOf(kFirstSeed));
    playRandomPlies(game, kFirstSeed, kMidGame);
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

double evaluationsPerSecond(const Game& game, double seconds)
{
    const Lens lens(game);
    return cli::rate(seconds, [&](std::uint64_t) { return rankedMoves(game, lens).size(); });
}

double futuresPerSecond(const Game& game, double seconds)
{
    constexpr int kBatch = 64;
    return cli::rate(seconds, [&](std::uint64_t call) {
        lookAhead(game, {.candidates = 8, .depth = {.plies = 4}}, Budget::playouts(kBatch), Random(call));
        return kBatch;
    });
}

std::vector<cli::BenchFigure> measure(const Set& set, double seconds)
{
    // The games a second take half of the time, the rest share the other half.
    constexpr std::array kTiles{36, 72, 144, 288, 576, 1000};
    const double part = seconds / 2 / (kTiles.size() + 3);
    const Game game = midGame(set);
    std::vector<cli::BenchFigure> figures{
        {"gamesPerSecond", "random games per second, one core", gamesPerSecond(set, seconds / 2)}};
    constexpr std::array kKeys{"games36", "games72", "games144", "games288", "games576", "games1000"};
    for (std::size_t i = 0; i < kTiles.size(); ++i)
        figures.push_back(
            {kKeys[i], fmt::format("the same with {} tiles", kTiles[i]),
             gamesPerSecond(std::make_shared<const CompiledSet>(withTiles(classicTileSet(), kTiles[i])),
                            part)});
    figures.push_back({"copiesPerSecond", "copies of a game per second", copiesPerSecond(game, part)});
    figures.push_back(
        {"evaluationsPerSecond", "moves evaluated per second", evaluationsPerSecond(game, part)});
    figures.push_back({"futuresPerSecond", "futures of four plies per second", futuresPerSecond(game, part)});
    return figures;
}

} // namespace

std::vector<cli::BenchFigure> benchCall(double seconds)
{
    const auto set = std::make_shared<const CompiledSet>(classicTileSet());
    std::vector<cli::BenchFigure> prints{
        {"fingerprint", "fingerprint", fmt::format("{:016x}", fingerprint(set))}};
    addSearchPrintsOfShippedSets(prints);
    std::vector<cli::BenchFigure> figures = measure(set, seconds);
    figures.insert(figures.end(), prints.begin(), prints.end());
    figures.push_back({"bytesPerGame", "bytes of a game", Game(set, Setup{}).sizeInBytes()});
    return figures;
}

} // namespace lodeline::goldrush
