// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lodeline {

enum class Severity { Error, Warning, Note };

// What can be wrong with any file. What can be wrong with those of one game, its own folder says.
enum class FileProblem {
    // any JSON file
    CannotRead,         // %1 why
    NotAFile,           // a folder, a pipe, a device
    TooLarge,           // %1 limit in MiB
    NotJson,            // %1 line, %2 column
    TooDeep,            // %1 deepest level allowed, %2 line
    TooManyMembers,     // %1 how many keys an object may have, %2 line
    DuplicateKey,       // %1 key
    WrongFormat,        // %1 the format expected
    NewerVersion,       // %1 version found, %2 newest we read
    MissingKey,         // %1 key
    WrongType,          // %1 the type expected ("object", "array", "string", "integer", "boolean")
    OutOfRange,         // %1 lowest, %2 highest
    BadValue,           // %1 the values allowed
    TooMany,            // %1 how many are allowed
    UnknownKey,         // %1 key
    TooLong,            // %1 characters allowed; bytes, of a picture
    ForbiddenCharacter, // %1 the character ("U+202E"), %2 its place in the text, from 1
    // containers
    BadContainer, // no ZIP that can be read
    BadEntryName, // %1 the name, there twice or leading outside
    EntryMissing, // %1 the name
    // records of any game
    BadSeed,
    PlayerCount,     // %1 lowest, %2 highest
    DuplicateColour, // %1 colour
    UnknownPlayer,   // %1 kind
    UnknownColour,   // %1 colour
    GameOver,        // a move after the end
};

// The words of the codes of one enumeration, in its order.
struct ProblemWords
{
    int code;
    std::string_view name; // stable, for scripts and tests: "not-json"
    const char* sentence;  // English; %1, %2, ... take the arguments. Translated in the context "Problem".
};
using ProblemFamily = std::span<const ProblemWords>;

template <typename Code>
constexpr ProblemWords problemWords(Code code, std::string_view name, const char* sentence)
{
    return {static_cast<int>(code), name, sentence};
}

// Whether each code up to the last has its words, in its place.
template <typename Code>
constexpr bool isWholeFamily(ProblemFamily family, Code last)
{
    for (std::size_t i = 0; i < family.size(); ++i)
        if (family[i].code != static_cast<int>(i))
            return false;
    return family.size() == static_cast<std::size_t>(last) + 1;
}

// Each enumeration of codes has such a function in its namespace.
ProblemFamily problemFamily(FileProblem);

template <typename Code>
concept ProblemEnum = requires(Code code) {
    {
        problemFamily(code)
    } -> std::same_as<ProblemFamily>;
};

// A code of any of these enumerations.
class ProblemCode
{
public:
    ProblemCode()
        : ProblemCode(FileProblem{})
    {
    }
    // Implicit: a code of any of them is one.
    template <ProblemEnum Code>
    ProblemCode(Code code) // NOLINT(google-explicit-constructor)
        : words_(&problemFamily(code)[static_cast<std::size_t>(code)])
    {
    }

    // Nothing for a code of another enumeration.
    template <ProblemEnum Code>
    std::optional<Code> as() const
    {
        const auto code = static_cast<std::size_t>(words_->code);
        const ProblemFamily family = problemFamily(Code{});
        return code < family.size() && &family[code] == words_ ? std::optional(static_cast<Code>(code))
                                                               : std::nullopt;
    }
    std::string_view name() const { return words_->name; }
    const char* sentence() const { return words_->sentence; }

    friend bool operator==(const ProblemCode&, const ProblemCode&) = default;

private:
    const ProblemWords* words_;
};

struct Problem
{
    Severity severity = Severity::Error;
    ProblemCode code;
    std::string pointer; // JSON pointer (RFC 6901) to the value at fault, "" for the whole file
    std::vector<std::string> arguments;

    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

// A value, or the problems that keep us from having one (at least one of them an error).
template <typename T>
using Result = tl::expected<T, Problems>;

// Adds one, but to a list of so many only an error behind what is none: nobody reads it to its end, and a
// file can have faults by the million. Whatever looks for problems adds them so.
inline constexpr std::size_t kMostProblems = 1000;
void addProblem(Problems& problems, Problem problem);

// One error instead of a value.
tl::unexpected<Problems> failure(ProblemCode code, std::string pointer = {},
                                 std::vector<std::string> arguments = {});

bool hasErrors(const Problems& problems);

std::string_view toString(Severity severity);

// The English sentence of a problem, arguments filled in: one line that drives no terminal, whatever the file
// says, and long arguments cut, but not the values that are allowed.
std::string message(const Problem& problem);

} // namespace lodeline
