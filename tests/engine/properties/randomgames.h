// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "tests/engine/properties/howmany.h"
#include "tests/support/oracle/gamechecker.h"
#include "tests/support/shippedsets.h"

namespace lodeline::test {

// Players, start player and options that differ from number to number until all have been there.
goldrush::Setup setupNumber(int number);

// A placement of the drawn tile. Every other game is built compactly, so that more is completed.
goldrush::Placement randomPlacement(const goldrush::Game& game, bool compact, Random& random);
// An action whose type is chosen first: mining and taking back are as likely as a tent.
goldrush::Action randomAction(const goldrush::Game& game, Random& random);

// How thoroughly a game is compared with the oracle.
struct Thoroughness
{
    int features = 1;   // all features every so many plies
    int placements = 1; // all placements and actions likewise
};

// Plays game `number` of a set to the end, checking every ply; stops at the first fault.
GameChecker playChecked(const std::shared_ptr<const goldrush::CompiledSet>& set, int number,
                        Thoroughness how);

std::shared_ptr<const goldrush::CompiledSet> syntheticSet(int number);
// Every tenth is the classic set; every third has two kinds of tokens with one value, another between them.
std::shared_ptr<const goldrush::CompiledSet> variedSet(int number);

} // namespace lodeline::test
