// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/searchprint.h"

#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/ai/movehash.h"

#include <cmath>

namespace lodeline::goldrush {
namespace {

// After random play until so many tiles are left in the stack.
Game positionWith(const std::shared_ptr<const CompiledSet>& set, int players, std::uint64_t seed,
                  int tilesLeft)
{
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.options.takeBack = seed % 2 == 0;
    Game game(set, setup);
    Random random(seed);
    while (game.phase() != Game::Phase::Over && game.tilesLeft() > tilesLeft)
        playRandomMove(game, random);
    return game;
}

} // namespace

std::uint64_t searchFingerprint(std::string_view player,
                                std::span<const std::shared_ptr<const CompiledSet>> sets, int threads)
{
    constexpr int kStages = 4; // of a game
    constexpr double kPrecision = 1e6;
    MoveHash print;
    std::uint64_t seed = 0;
    for (const auto& set : sets) {
        for (int stage = 1; stage <= kStages; ++stage) {
            const int players = kMinPlayers + stage % (kMaxPlayers - kMinPlayers + 1);
            const Game game = positionWith(set, players, ++seed, set->tiles() * (kStages - stage) / kStages);
            if (game.phase() == Game::Phase::Over)
                continue;
            for (const CandidateMove& move : makeLookaheadPlayer(player, threads)->consider(game, seed)) {
                print.mix(move.move);
                print.mix(std::llround(kPrecision * move.margin));
                print.mix(move.futures);
            }
        }
    }
    return print.value();
}

} // namespace lodeline::goldrush
