// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a tile set: problems or a set that can be written, read again and played to the end.
#include "engine/ai/player.h"
#include "engine/goldrush/tilesetfile.h"

#include <cstdlib>

namespace {

constexpr int kMostPlies = 300;

using namespace lodeline;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void playOneGame(const TileSet& set, std::uint64_t seed)
{
    Setup setup;
    setup.players = kMinPlayers + static_cast<int>(seed % 4);
    setup.options.takeBack = seed / 4 % 2 == 1;
    setup.seed = seed;
    Random random(seed);
    Game game(std::make_shared<const CompiledSet>(set), setup);
    for (int ply = 0; ply < kMostPlies && game.phase() != Game::Phase::Over; ++ply)
        playRandomMove(game, random);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto loaded = parseTileSet({reinterpret_cast<const char*>(data), size});
    if (!loaded) {
        require(hasErrors(loaded.error()));
        for (const Problem& problem : loaded.error())
            require(!message(problem).empty());
        return 0;
    }
    require(!hasErrors(validate(loaded->set)));
    const auto again = parseTileSet(writeTileSet(loaded->set));
    require(again && again->set == loaded->set);
    playOneGame(loaded->set, size);
    return 0;
}
