// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/files/problems.h"

#include <array>

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::boomtown {
namespace {

constexpr std::array kDeckProblems{
    problemWords(
        DeckProblem::BadId, "bad-id",
        QT_TRANSLATE_NOOP(
            "Problem",
            "An id must have 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen")),
    //: %1 the id of a tile or a card
    problemWords(DeckProblem::DuplicateId, "duplicate-id",
                 QT_TRANSLATE_NOOP("Problem", "The id \"%1\" is used more than once")),
    //: %1 and %2 numbers
    problemWords(DeckProblem::CardCount, "card-count",
                 QT_TRANSLATE_NOOP("Problem", "Wrong number of cards in the deck: %1; needed: %2")),
    //: The front of a card; %1 and %2 numbers
    problemWords(DeckProblem::FrontSize, "front-size",
                 QT_TRANSLATE_NOOP("Problem", "Wrong number of squares on the front: %1; needed: %2")),
    //: A table of a bonus: numbers, each with its points
    problemWords(
        DeckProblem::BadRow, "bad-row",
        QT_TRANSLATE_NOOP("Problem", "A row of a table must be a number and its points, such as [3, 5]")),
    //: A table of a bonus: numbers, each with its points
    problemWords(DeckProblem::RowsNotRising, "rows-not-rising",
                 QT_TRANSLATE_NOOP(
                     "Problem", "Each row of a table must begin with a larger number than the row before")),
    //: %1 a kind of land, such as "Desert"; %2 and %3 numbers
    problemWords(DeckProblem::TerritoryOutOfBalance, "territory-out-of-balance",
                 QT_TRANSLATE_NOOP("Problem", "Squares with the land \"%1\": %2; in a balanced deck: %3")),
    //: %1 a symbol, such as "Wagon"; %2 and %3 numbers
    problemWords(DeckProblem::SymbolOutOfBalance, "symbol-out-of-balance",
                 QT_TRANSLATE_NOOP("Problem", "Squares with the symbol \"%1\": %2; in a balanced deck: %3")),
    //: %1 the id of a card
    problemWords(
        DeckProblem::SameFront, "same-front",
        QT_TRANSLATE_NOOP("Problem", "The front is the same as that of card \"%1\", possibly upside down")),
    problemWords(DeckProblem::OneTerritory, "one-territory",
                 QT_TRANSLATE_NOOP("Problem", "All four squares show the same land")),
    //: %1 the id of a card
    problemWords(DeckProblem::SameBonus, "same-bonus",
                 QT_TRANSLATE_NOOP("Problem", "The bonus is the same as that of card \"%1\"")),
};
static_assert(isWholeFamily(kDeckProblems, DeckProblem::SameBonus));

constexpr std::array kMoveProblems{
    //: %1 and %2 kinds of moves, as they are named in a file
    problemWords(
        MoveProblem::WrongType, "wrong-type-of-move",
        QT_TRANSLATE_NOOP("Problem", "The saved game has the move \"%1\", but the game expects \"%2\"")),
    //: %1 and %2 ids of cards
    problemWords(
        MoveProblem::CardMismatch, "card-mismatch",
        QT_TRANSLATE_NOOP("Problem", "The saved game has card \"%1\", but card \"%2\" is placed here")),
    //: %1 and %2 numbers
    problemWords(MoveProblem::IllegalSkip, "illegal-skip",
                 QT_TRANSLATE_NOOP("Problem", "Too many cards are passed over: %1; maximum here: %2")),
    //: %1 the id of a card, %2 column, %3 row
    problemWords(MoveProblem::IllegalPlacement, "illegal-card-placement",
                 QT_TRANSLATE_NOOP("Problem", "Card \"%1\" may not be placed at (%2, %3)")),
    //: The circle in which the cards lie; %1 and %2 numbers
    problemWords(MoveProblem::IllegalBegin, "illegal-begin",
                 QT_TRANSLATE_NOOP("Problem", "The circle has no place %1; its last place is %2")),
};
static_assert(isWholeFamily(kMoveProblems, MoveProblem::IllegalBegin));

} // namespace

ProblemFamily problemFamily(DeckProblem)
{
    return kDeckProblems;
}

ProblemFamily problemFamily(MoveProblem)
{
    return kMoveProblems;
}

} // namespace lodeline::boomtown
