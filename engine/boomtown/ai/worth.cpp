// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/worth.h"

#include "engine/boomtown/ai/survey.h"

namespace lodeline::boomtown {

CardWorth worthOf(const Game& game, int seat, int card)
{
    const Bonuses bonuses = game.bonuses();
    const Town& town = game.town(seat);
    const Town& opponent = game.town(1 - seat);
    std::array<Choice, 1> best;
    Survey(town, opponent.counts(), bonuses)
        .best(game.deck().cards[static_cast<std::size_t>(card)].front, best);
    int now = comparison(town.counts(), opponent.counts(), bonuses) + ownBonuses(town, bonuses);
    for (const int squares : scoreOf(town, opponent, bonuses).groups)
        now += squares;
    return {best[0].lead - now, best[0].placement};
}

int worthOfPassed(const Game& game, const Move& move)
{
    int points = 0;
    if (move.type == Move::Type::Draft)
        for (const int card : game.left().first(static_cast<std::size_t>(move.skip)))
            points += worthOf(game, 1 - game.player(), card).points;
    return points;
}

} // namespace lodeline::boomtown
