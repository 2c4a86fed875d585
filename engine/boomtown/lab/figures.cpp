// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/figures.h"

#include "engine/boomtown/lab/simulationresult.h"

#include <algorithm>
#include <cassert>

namespace lodeline::boomtown {

DeckFigures figuresOf(const DeckSums& sums)
{
    assert(sums.games > 0);
    const double games = sums.games;
    DeckFigures figures;
    for (const TurnSums& turn : sums.turns)
        figures.points += static_cast<double>(turn.points) / (games * kPlayers);
    figures.margin = static_cast<double>(sums.margins) / games;
    const TurnSums& first = sums.turns.front();
    figures.first = winShare(first.parts, first.partSquares, sums.games);
    std::ranges::transform(sums.bonuses, figures.bonuses.begin(), [](const BonusSums& bonus) {
        return DeckFigures::Bonus{pointsOf(bonus), decidedShareOf(bonus)};
    });
    return figures;
}

} // namespace lodeline::boomtown
