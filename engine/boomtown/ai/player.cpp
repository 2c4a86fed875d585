// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/player.h"

#include "engine/boomtown/ai/worth.h"

namespace lodeline::boomtown {

Move randomMove(const Game& game, Random& random)
{
    const auto below = [&random](std::size_t bound) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
    };
    Move move;
    if (game.phase() == Game::Phase::Begin) {
        move.at = below(kCircle);
        return move;
    }
    move.type = game.phase() == Game::Phase::Free ? Move::Type::Free : Move::Type::Draft;
    if (move.type == Move::Type::Draft)
        move.skip = below(game.left().size());
    const Places places = game.town(game.player()).places();
    move.placement.at = places[below(static_cast<std::size_t>(places.size()))];
    move.placement.turned = below(2) == 1;
    return move;
}

Move RandomPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    Random random(seed);
    return randomMove(game, random);
}

Move GreedyPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    Random random(seed);
    Move best;
    if (game.phase() == Game::Phase::Begin) {
        best.at = static_cast<int>(random.below(kCircle));
        return best;
    }
    best.type = game.phase() == Game::Phase::Free ? Move::Type::Free : Move::Type::Draft;
    const std::size_t drafts = best.type == Move::Type::Draft ? game.left().size() : 1;
    std::optional<int> most;
    std::uint32_t alike = 0;
    for (std::size_t skip = 0; skip < drafts; ++skip) {
        Move move = best;
        move.skip = static_cast<int>(skip);
        const CardWorth worth = worthOf(game, game.player(), game.cardOf(move));
        alike = most && worth.points == *most ? alike + 1 : 1;
        if (most && (worth.points < *most || (worth.points == *most && random.below(alike) != 0)))
            continue;
        most = worth.points;
        move.placement = worth.placement;
        best = move;
    }
    return best;
}

} // namespace lodeline::boomtown
