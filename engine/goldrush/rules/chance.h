// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/compiledset.h"
#include "engine/goldrush/rules/state.h"

#include <vector>

// The seam between the rules and chance: a game asks here for every outcome. It comes from the streams of the
// seed, or has been told; nothing else draws.
namespace lodeline::goldrush {

// The place of the next tile in the deck (R2.2). Told games: one must have been told.
std::uint16_t placeOfToldTile(State& state);
inline std::uint32_t nextPlace(State& state)
{
    if (state->chance == Chance::Told)
        return placeOfToldTile(state);
    return state->tileRandom.below(state->deckLeft);
}

struct TakenToken
{
    int value; // events::kHidden where a told game does not know it
    int kind;  // likewise
};

// Gives a player one of the tokens that nobody has taken (R2.5). A token of which nothing was told is hidden.
TakenToken takeToken(State& state, const CompiledSet& set, int player);

// Tokens of a player whose values are not known; none in seeded games.
int hiddenTokens(const State& state, int player);

// What these are worth together, where it was told; else 0.
int hiddenGold(const State& state, int player);

// The values that are known, ascending.
std::vector<int> knownTokenValues(const State& state, const CompiledSet& set, int player);
int knownGold(const State& state, const CompiledSet& set, int player); // their sum

} // namespace lodeline::goldrush
