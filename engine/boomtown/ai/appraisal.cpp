// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/appraisal.h"

namespace lodeline::boomtown {

int ownBonuses(const Town& town, const Bonuses& bonuses)
{
    int points = 0;
    for (std::size_t i = 0; i < bonuses.size(); ++i)
        if (!comparesTowns(bonuses[i]->kind))
            points += bonusPoints(town, town, bonuses, i);
    return points;
}

int comparison(const Counts& town, const Counts& opponent, const Bonuses& bonuses)
{
    int points = 0;
    for (const Bonus* bonus : bonuses)
        points += comparedPoints(*bonus, town, opponent) - comparedPoints(*bonus, opponent, town);
    return points;
}

} // namespace lodeline::boomtown
