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

} // namespace lodeline::boomtown
