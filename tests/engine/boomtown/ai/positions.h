// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/appraisal.h"
#include "tests/support/boomtown/randomgame.h"

namespace lodeline::boomtown::test {

// Game `number` after random moves until at most so many cards are to be placed yet.
inline Game positionWith(int number, std::size_t cards)
{
    Random random(static_cast<std::uint64_t>(number) + 1);
    Game game(deckOf(number), setupOf(number));
    const auto left = [&game] { return game.left().size() + game.free().size(); };
    while (game.phase() == Game::Phase::Begin || left() > cards)
        game.play(test::randomMove(game, random));
    return game;
}

// The first such game from `number` on in which the mover drafts, with at least two cards to choose from.
inline Game draftWith(int number, std::size_t cards)
{
    for (;; ++number) {
        Game game = positionWith(number, cards);
        if (game.phase() == Game::Phase::Draft && game.left().size() + 2 >= cards && game.left().size() > 1)
            return game;
    }
}

// Calls visit(move) for every legal move of a game that has begun.
template <typename Visit>
void forEachMove(const Game& game, Visit visit)
{
    Move move{game.phase() == Game::Phase::Free ? Move::Type::Free : Move::Type::Draft, 0, 0, {}};
    const int drafts = game.phase() == Game::Phase::Free ? 1 : static_cast<int>(game.left().size());
    for (move.skip = 0; move.skip < drafts; ++move.skip)
        game.town(game.player()).places().forEach([&](Position at) {
            for (const bool isTurned : {false, true}) {
                move.placement = {at, isTurned};
                visit(move);
            }
        });
}

// In points; a win by fewer cards counts a hundredth (B8).
inline int hundredthsAhead(const Game& game, int seat)
{
    const int fewer = game.town(1 - seat).cards() - game.town(seat).cards();
    return 100 * (game.score(seat).total() - game.score(1 - seat).total()) + (fewer > 0) - (fewer < 0);
}

} // namespace lodeline::boomtown::test
