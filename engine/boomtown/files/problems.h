// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

namespace lodeline::boomtown {

// What can be wrong with a deck, beside what can be wrong with any file.
enum class DeckProblem {
    BadId,
    DuplicateId,   // %1 id
    CardCount,     // %1 found, %2 needed
    FrontSize,     // %1 found, %2 needed
    BadRow,        // of a table: not two whole numbers
    RowsNotRising, // of a table
    // notes: strangers' decks play, too (B1)
    TerritoryOutOfBalance, // %1 territory, %2 times, %3 expected
    SymbolOutOfBalance,    // %1 symbol, %2 times, %3 expected
    SameFront,             // %1 id of the other
    OneTerritory,          // four alike
    SameBonus,             // %1 id of the other
};
ProblemFamily problemFamily(DeckProblem);

// What can be wrong with the moves of a record.
enum class MoveProblem {
    WrongType,        // %1 type found, %2 type expected
    CardMismatch,     // %1 card in the record, %2 card that comes
    IllegalSkip,      // %1 cards skipped, %2 most
    IllegalPlacement, // %1 card, %2 x, %3 y
    IllegalBegin,     // %1 place, %2 last place
};
ProblemFamily problemFamily(MoveProblem);

} // namespace lodeline::boomtown
