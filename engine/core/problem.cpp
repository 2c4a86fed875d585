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
    //: %1 why, in the words of the operating system
    problemWords(FileProblem::CannotRead, "cannot-read",
                 QT_TRANSLATE_NOOP("Problem", "The file cannot be read: %1")),
    problemWords(FileProblem::NotAFile, "not-a-file",
                 QT_TRANSLATE_NOOP("Problem", "This is not a regular file and cannot be read")),
    //: %1 a number; MiB: mebibytes
    problemWords(FileProblem::TooLarge, "too-large",
                 QT_TRANSLATE_NOOP("Problem", "The file is larger than %1 MiB")),
    //: %1 and %2 numbers
    problemWords(FileProblem::NotJson, "not-json",
                 QT_TRANSLATE_NOOP("Problem",
                                   "The file is damaged or incomplete: invalid JSON at line %1, column %2")),
    //: %1 and %2 numbers
    problemWords(FileProblem::TooDeep, "too-deep",
                 QT_TRANSLATE_NOOP("Problem", "Nested too deeply at line %2; deepest level allowed: %1")),
    //: Of a JSON file; %1 and %2 numbers
    problemWords(FileProblem::TooManyMembers, "too-many-members",
                 QT_TRANSLATE_NOOP("Problem", "Too many keys in one object, up to line %2; maximum: %1")),
    //: %1 a key of a JSON file
    problemWords(FileProblem::DuplicateKey, "duplicate-key",
                 QT_TRANSLATE_NOOP("Problem", "The key \"%1\" appears more than once")),
    //: %1 the name of the format
    problemWords(FileProblem::WrongFormat, "wrong-format",
                 QT_TRANSLATE_NOOP("Problem", "This is not a file of the format \"%1\"")),
    //: %1 and %2 version numbers
    problemWords(FileProblem::NewerVersion, "newer-version",
                 QT_TRANSLATE_NOOP("Problem",
                                   "The file uses version %1 of its format, but this program reads only up "
                                   "to version %2; a newer version of the program can open it")),
    //: %1 a key of a JSON file
    problemWords(FileProblem::MissingKey, "missing-key", QT_TRANSLATE_NOOP("Problem", "\"%1\" is missing")),
    //: %1 a type of value, such as "object" or "integer"
    problemWords(FileProblem::WrongType, "wrong-type",
                 QT_TRANSLATE_NOOP("Problem", "Wrong type of value; expected: %1")),
    //: %1 and %2 numbers
    problemWords(FileProblem::OutOfRange, "out-of-range",
                 QT_TRANSLATE_NOOP("Problem", "The number must be from %1 to %2")),
    //: %1 a list of values, as they stand in a file
    problemWords(FileProblem::BadValue, "bad-value",
                 QT_TRANSLATE_NOOP("Problem", "The value must be one of these: %1")),
    //: Of a list in a file; %1 a number
    problemWords(FileProblem::TooMany, "too-many",
                 QT_TRANSLATE_NOOP("Problem", "Too many entries; maximum: %1")),
    //: %1 a key of a JSON file
    problemWords(FileProblem::UnknownKey, "unknown-key",
                 QT_TRANSLATE_NOOP("Problem", "Unknown key \"%1\", kept as it is")),
    //: Of a text in a file; %1 a number
    problemWords(FileProblem::TooLong, "too-long",
                 QT_TRANSLATE_NOOP("Problem", "Too long; maximum number of characters: %1")),
    //: %1 a character, as "U+202E"; %2 its place in the text, from 1
    problemWords(FileProblem::ForbiddenCharacter, "forbidden-character",
                 QT_TRANSLATE_NOOP("Problem", "The character %1 at position %2 is not allowed")),
    problemWords(FileProblem::BadContainer, "bad-container",
                 QT_TRANSLATE_NOOP("Problem", "The ZIP file is damaged and cannot be read")),
    //: %1 the name of a file inside a ZIP file
    problemWords(
        FileProblem::BadEntryName, "bad-entry-name",
        QT_TRANSLATE_NOOP("Problem", "This name is not allowed in the ZIP file, or appears in it twice: %1")),
    //: %1 the name of a file
    problemWords(FileProblem::EntryMissing, "entry-missing",
                 QT_TRANSLATE_NOOP("Problem", "\"%1\" is missing in the ZIP file")),
    problemWords(FileProblem::BadSeed, "bad-seed",
                 QT_TRANSLATE_NOOP(
                     "Problem", "The shuffle number (seed) must be a string of digits and less than 2^64")),
    //: %1 and %2 numbers
    problemWords(FileProblem::PlayerCount, "player-count",
                 QT_TRANSLATE_NOOP("Problem", "The number of players must be from %1 to %2")),
    //: %1 a color, as it is named in a file
    problemWords(FileProblem::DuplicateColour, "duplicate-colour",
                 QT_TRANSLATE_NOOP("Problem", "Two players have the color \"%1\"")),
    //: %1 a kind of player, as it is named in a file
    problemWords(FileProblem::UnknownPlayer, "unknown-player",
                 QT_TRANSLATE_NOOP("Problem", "Unknown kind of player: \"%1\"")),
    //: %1 a color, as it is named in a file
    problemWords(FileProblem::UnknownColour, "unknown-colour",
                 QT_TRANSLATE_NOOP("Problem", "Unknown color: \"%1\"")),
    problemWords(FileProblem::GameOver, "game-over",
                 QT_TRANSLATE_NOOP("Problem", "The game is already over before this move")),
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
    const auto isFirstError = [&] { return problem.severity == Severity::Error && !hasErrors(problems); };
    if (problems.size() < kMostProblems || isFirstError())
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
    // A list of ours is of use only as a whole.
    const std::size_t most = problem.code == FileProblem::BadValue ? std::string_view::npos : kMostShown;
    const std::string_view sentence = problem.code.sentence();
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const std::size_t argument = sentence[i] == '%' && i + 1 < sentence.size()
                                         ? static_cast<std::size_t>(sentence[i + 1] - '1')
                                         : 9;
        if (argument < problem.arguments.size()) {
            text += printable(problem.arguments[argument], most);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace lodeline
