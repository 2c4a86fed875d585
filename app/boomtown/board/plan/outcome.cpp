// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/plan/outcome.h"

#include "engine/boomtown/ai/worth.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace lodeline::boomtown {
namespace {

std::vector<Position> touchedBy(Position at, const Town& town)
{
    const auto card = squaresFrom(at);
    std::vector<Position> touched;
    for (int dy = -1; dy <= 2; ++dy) {
        for (int dx = -1; dx <= 2; ++dx) {
            const Position beside{static_cast<std::int16_t>(at.x + dx), static_cast<std::int16_t>(at.y + dy)};
            const bool sharesEdge = std::ranges::any_of(card, [beside](Position square) {
                return std::abs(square.x - beside.x) + std::abs(square.y - beside.y) == 1;
            });
            if (sharesEdge && std::ranges::find(card, beside) == card.end() && town.isTaken(beside))
                touched.push_back(beside);
        }
    }
    return touched;
}

} // namespace

Outcome outcomeOf(const Game& game, int seat, int card, Placement placement)
{
    const Town& other = game.town(1 - seat);
    const Bonuses bonuses = game.bonuses();
    Town town = game.town(seat);
    const TownScore before = game.score(seat);
    const int otherBefore = game.score(1 - seat).total();
    Outcome outcome;
    for (const Position at : squaresFrom(placement.at)) {
        if (town.isTaken(at))
            outcome.covers.push_back(at);
    }
    outcome.touches = touchedBy(placement.at, town);
    town.place(game.deck().cards[static_cast<std::size_t>(card)].front, placement);
    const TownScore after = scoreOf(town, other, bonuses);
    std::ranges::transform(after.groups, before.groups, outcome.groups.begin(), std::minus<>());
    std::ranges::transform(after.bonuses, before.bonuses, outcome.bonuses.begin(), std::minus<>());
    outcome.total = after.total() - before.total();
    outcome.other = scoreOf(other, town, bonuses).total() - otherBefore;
    return outcome;
}

PassOver passOver(const Game& game, int skip)
{
    PassOver passed;
    for (const int card : game.left().first(static_cast<std::size_t>(skip))) {
        passed.toOther.push_back(worthOf(game, 1 - game.player(), card).points);
        passed.toSelf.push_back(worthOf(game, game.player(), card).points);
    }
    return passed;
}

} // namespace lodeline::boomtown
