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
        QT_TRANSLATE_NOOP("Problem", "An id is 1 to 32 letters, digits, dots, dashes or underscores")),
    problemWords(DeckProblem::DuplicateId, "duplicate-id",
                 QT_TRANSLATE_NOOP("Problem", "The id \"%1\" is used more than once")),
    problemWords(DeckProblem::CardCount, "card-count",
                 QT_TRANSLATE_NOOP("Problem", "The deck has %1 cards; it needs %2")),
    problemWords(DeckProblem::FrontSize, "front-size",
                 QT_TRANSLATE_NOOP("Problem", "The front has %1 squares; it needs %2")),
    problemWords(DeckProblem::BadRow, "bad-row",
                 QT_TRANSLATE_NOOP("Problem", "A row of a table is a number and its points: [3, 5]")),
    problemWords(DeckProblem::RowsNotRising, "rows-not-rising",
                 QT_TRANSLATE_NOOP("Problem", "The rows of a table begin with ever larger numbers")),
    problemWords(
        DeckProblem::TerritoryOutOfBalance, "territory-out-of-balance",
        QT_TRANSLATE_NOOP("Problem", "The territory \"%1\" is there %2 times; a balanced deck has %3")),
    problemWords(DeckProblem::SymbolOutOfBalance, "symbol-out-of-balance",
                 QT_TRANSLATE_NOOP("Problem", "The symbol \"%1\" is there %2 times; a balanced deck has %3")),
    problemWords(DeckProblem::SameFront, "same-front",
                 QT_TRANSLATE_NOOP("Problem", "The same front as card \"%1\", upside down or not")),
    problemWords(DeckProblem::OneTerritory, "one-territory",
                 QT_TRANSLATE_NOOP("Problem", "All four squares show the same territory")),
    problemWords(DeckProblem::SameBonus, "same-bonus",
                 QT_TRANSLATE_NOOP("Problem", "The same bonus as card \"%1\"")),
};
static_assert(isWholeFamily(kDeckProblems, DeckProblem::SameBonus));

constexpr std::array kMoveProblems{
    problemWords(MoveProblem::WrongType, "wrong-type-of-move",
                 QT_TRANSLATE_NOOP("Problem", "The record has the move \"%1\", but the game expects \"%2\"")),
    problemWords(MoveProblem::CardMismatch, "card-mismatch",
                 QT_TRANSLATE_NOOP("Problem", "The record has card \"%1\", but card \"%2\" is placed here")),
    problemWords(MoveProblem::IllegalSkip, "illegal-skip",
                 QT_TRANSLATE_NOOP("Problem", "Skips %1 cards; at most %2 can be skipped here")),
    problemWords(MoveProblem::IllegalPlacement, "illegal-card-placement",
                 QT_TRANSLATE_NOOP("Problem", "Card \"%1\" may not be placed at (%2, %3)")),
    problemWords(MoveProblem::IllegalBegin, "illegal-begin",
                 QT_TRANSLATE_NOOP("Problem", "There is no place %1 in the circle; the last is %2")),
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
