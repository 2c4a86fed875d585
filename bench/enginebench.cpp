// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/file.h"
#include "engine/goldrush/ai/player.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"

#include <benchmark/benchmark.h>

namespace lodeline::goldrush {
namespace {

constexpr int kMidGame = 35; // plies

std::string classicText()
{
    return readFile(CLASSIC_TILE_SET, kMaxFileBytes).value();
}

std::shared_ptr<const CompiledSet> classicSet()
{
    static const auto set = std::make_shared<const CompiledSet>(parseTileSet(classicText()).value().set);
    return set;
}

Game midGame()
{
    Game game(classicSet(), {.players = 2, .startPlayer = 0, .seed = 1, .options = {}});
    Random random(1);
    for (int ply = 0; ply < kMidGame; ++ply)
        playRandomMove(game, random);
    return game;
}

void copyGame(benchmark::State& state)
{
    const Game game = midGame();
    Game copy(game);
    for ([[maybe_unused]] const auto _ : state) {
        copy = game;
        benchmark::DoNotOptimize(copy);
    }
    state.SetItemsProcessed(state.iterations());
}

void listPlacements(benchmark::State& state)
{
    const Game game = midGame();
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(game.legalPlacements().size());
    state.SetItemsProcessed(state.iterations());
}

void finishGame(benchmark::State& state)
{
    const Game start = midGame();
    Game game(start);
    Random random(2);
    for ([[maybe_unused]] const auto _ : state) {
        game = start;
        while (game.phase() != Game::Phase::Over)
            playRandomMove(game, random);
    }
    state.SetItemsProcessed(state.iterations());
}

void compileSet(benchmark::State& state)
{
    const TileSet set = parseTileSet(classicText()).value().set;
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(CompiledSet(set).totalSegments());
}

void parseSet(benchmark::State& state)
{
    const std::string text = classicText();
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(parseTileSet(text).has_value());
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

BENCHMARK(copyGame);
BENCHMARK(listPlacements);
BENCHMARK(finishGame);
BENCHMARK(compileSet);
BENCHMARK(parseSet);

} // namespace
} // namespace lodeline::goldrush
