// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/survey.h"

#include <algorithm>

namespace lodeline::boomtown {

Survey::Survey(const Town& town, const Counts& opponent, const Bonuses& bonuses)
    : town_(town)
    , opponent_(opponent)
    , bonuses_(bonuses)
    , squares_(town)
    , land_(squares_, [](Square square) { return index(square.territory); })
    , bonusesWith_(town, squares_, bonuses)
    , compares_(std::ranges::any_of(bonuses, [](const Bonus* bonus) { return comparesTowns(bonus->kind); }))
{
}

std::size_t Survey::best(const Front& front, std::span<Choice> found)
{
    std::size_t size = 0;
    forEach(front, [&](const Choice& choice, const Counts&) {
        if (size == found.size() && choice.lead <= found[size - 1].lead)
            return;
        std::size_t place = std::min(size, found.size() - 1);
        for (; place > 0 && found[place - 1].lead < choice.lead; --place)
            found[place] = found[place - 1];
        found[place] = choice;
        size = std::min(size + 1, found.size());
    });
    return size;
}

Counts Survey::countsOver(const Front& front) const
{
    Counts counts = town_.counts();
    for (const Square square : front) {
        ++counts.territories[index(square.territory)];
        ++counts.symbols[index(square.symbol)];
        ++counts.squares;
    }
    return counts;
}

Counts Survey::countsWith(Counts counts, const Site& site) const
{
    for (const SquareNumber number : site.under) {
        if (number == 0)
            continue;
        --counts.territories[index(squares_.square(number).territory)];
        --counts.symbols[index(squares_.square(number).symbol)];
        --counts.squares;
    }
    return counts;
}

Choice Survey::choice(const LyingCard& card, Placement placement, const Site& site,
                      const Counts& counts) const
{
    const int points = groupsWith(card, site) + bonusesWith_.pointsWith(card, counts);
    const int compared = compares_ ? comparison(counts, opponent_, bonuses_) : 0;
    return {placement, points, points + compared};
}

int Survey::groupsWith(const LyingCard& card, const Site& site) const
{
    int squares = 0;
    for (std::size_t kind = 0; kind < kTerritories; ++kind)
        squares += land_.largestWith(kind, card.territories[kind], site);
    return squares;
}

} // namespace lodeline::boomtown
