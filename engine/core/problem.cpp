// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/problem.h"

#include "engine/core/text.h"

#include <algorithm>
#include <array>

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline {
namespace {

constexpr std::array kFileProblems{
    problemWords(FileProblem::CannotRead, "cannot-read", QT_TRANSLATE_NOOP("Problem", "Cannot be read: %1")),
    problemWords(FileProblem::NotAFile, "not-a-file",
                 QT_TRANSLATE_NOOP("Problem", "This is not a regular file, so it is not read")),
    problemWords(FileProblem::TooLarge, "too-large",
                 QT_TRANSLATE_NOOP("Problem", "The file is larger than %1 MiB")),
    problemWords(FileProblem::NotJson, "not-json",
                 QT_TRANSLATE_NOOP("Problem", "Damaged or incomplete: no JSON at line %1, column %2")),
    problemWords(FileProblem::TooDeep, "too-deep",
                 QT_TRANSLATE_NOOP("Problem", "Nested more than %1 levels deep at line %2")),
    problemWords(FileProblem::TooManyMembers, "too-many-members",
                 QT_TRANSLATE_NOOP("Problem", "More than %1 keys in one object, up to line %2")),
    problemWords(FileProblem::DuplicateKey, "duplicate-key",
                 QT_TRANSLATE_NOOP("Problem", "The key \"%1\" is there more than once")),
    problemWords(FileProblem::WrongFormat, "wrong-format",
                 QT_TRANSLATE_NOOP("Problem", "This is not a file of the format \"%1\"")),
    problemWords(FileProblem::NewerVersion, "newer-version",
                 QT_TRANSLATE_NOOP("Problem",
                                   "The file has version %1 of its format, newer than this program, "
                                   "which reads up to version %2; a newer program can open it")),
    problemWords(FileProblem::MissingKey, "missing-key", QT_TRANSLATE_NOOP("Problem", "\"%1\" is missing")),
    problemWords(FileProblem::WrongType, "wrong-type",
                 QT_TRANSLATE_NOOP("Problem", "Wrong type of value, expected: %1")),
    problemWords(FileProblem::OutOfRange, "out-of-range",
                 QT_TRANSLATE_NOOP("Problem", "The number must be from %1 to %2")),
    problemWords(FileProblem::BadValue, "bad-value",
                 QT_TRANSLATE_NOOP("Problem", "Not one of the values allowed here: %1")),
    problemWords(FileProblem::TooMany, "too-many",
                 QT_TRANSLATE_NOOP("Problem", "Too many entries, at most %1 are allowed")),
    problemWords(FileProblem::UnknownKey, "unknown-key",
                 QT_TRANSLATE_NOOP("Problem", "Unknown key \"%1\", kept as it is")),
    problemWords(FileProblem::TooLong, "too-long",
                 QT_TRANSLATE_NOOP("Problem", "Too long: at most %1 characters are allowed")),
    problemWords(FileProblem::ForbiddenCharacter, "forbidden-character",
                 QT_TRANSLATE_NOOP("Problem", "The character %1 at position %2 is not allowed")),
    problemWords(FileProblem::BadSeed, "bad-seed",
                 QT_TRANSLATE_NOOP("Problem", "A seed is a string of decimal digits, less than 2^64")),
    problemWords(FileProblem::PlayerCount, "player-count",
                 QT_TRANSLATE_NOOP("Problem", "A game has %1 to %2 players")),
    problemWords(FileProblem::DuplicateColour, "duplicate-colour",
                 QT_TRANSLATE_NOOP("Problem", "Two players have the color \"%1\"")),
    problemWords(FileProblem::UnknownPlayer, "unknown-player",
                 QT_TRANSLATE_NOOP("Problem", "Unknown kind of player: \"%1\"")),
    problemWords(FileProblem::UnknownColour, "unknown-colour",
                 QT_TRANSLATE_NOOP("Problem", "Unknown color: \"%1\"")),
    problemWords(FileProblem::GameOver, "game-over",
                 QT_TRANSLATE_NOOP("Problem", "The game is over before this move")),
};
static_assert(isWholeFamily(kFileProblems, FileProblem::GameOver));

} // namespace

ProblemFamily problemFamily(FileProblem)
{
    return kFileProblems;
}

tl::unexpected<Problems> failure(ProblemCode code, std::string pointer, std::vector<std::string> arguments)
{
    return tl::unexpected(Problems{{Severity::Error, code, std::move(pointer), std::move(arguments)}});
}

void addProblem(Problems& problems, Problem problem)
{
    const bool isFirstError = problem.severity == Severity::Error &&
                              (problems.empty() || problems.back().severity != Severity::Error);
    if (problems.size() < kMostProblems || isFirstError)
        problems.push_back(std::move(problem));
}

bool hasErrors(const Problems& problems)
{
    return std::ranges::any_of(problems, [](const Problem& p) { return p.severity == Severity::Error; });
}

std::string_view toString(Severity severity)
{
    constexpr std::array<std::string_view, 3> names{"error", "warning", "note"};
    return names[static_cast<std::size_t>(severity)];
}

std::string message(const Problem& problem)
{
    constexpr std::size_t kMostShown = 100;
    const std::string_view sentence = problem.code.sentence();
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const std::size_t argument = sentence[i] == '%' && i + 1 < sentence.size()
                                         ? static_cast<std::size_t>(sentence[i + 1] - '1')
                                         : 9;
        if (argument < problem.arguments.size()) {
            text += printable(problem.arguments[argument], kMostShown);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace lodeline
