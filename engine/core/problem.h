// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace lodeline {

enum class Severity { Error, Warning, Note };

// Every fault a file can have. `problemTemplate` holds the sentence of each; its %1, %2 take the arguments.
enum class ProblemCode {
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
    TooLong,            // %1 characters allowed; bytes, of a tile's art
    ForbiddenCharacter, // %1 the character ("U+202E"), %2 its place in the text, from 1
    // tile sets
    BadId,
    DuplicateId,          // %1 id
    EdgeClaimedTwice,     // %1 side
    BadRailroad,          // neither two edges nor one edge and an end
    MountainMissing,      // an end "mountain" without a mountain
    HalfEdgeUnclaimed,    // %1 half-edge
    HalfEdgeClaimedTwice, // %1 half-edge
    HalfEdgeOnMountain,   // %1 half-edge
    PrairieEdgeSplit,     // %1 side: its halves belong to two prairies
    TooManySegments,      // %1 limit
    StartMissing,
    StartUnknown,   // %1 id
    StartCountZero, // %1 id
    TooManyTiles,   // %1 total, %2 limit
    TooFewTokens,   // %1 tokens, %2 nuggets
    DuplicateTile,  // %1 id of the other
    LonelyEdgeKind, // %1 "railroad", "mountain", "prairie"
    // tile sets that somebody is designing
    MirroredTile,        // %1 id of the other
    RarelyPlaced,        // %1 of 100 open squares that it fits
    FitsNowhere,         // no other tile has an edge that it could lie against
    StartFitsNothing,    // the same of the start tile
    EdgesOutOfBalance,   // %1 "railroad", "mountain", "prairie", %2 of 100 tiles that have such an edge
    NoRailroads,         // on no tile
    NoMountains,         // on no tile
    NoCities,            // on no tile
    NoCopies,            // a tile with count 0
    FewTiles,            // %1 tiles, %2 fewest for a game
    NameMissing,         // of the set
    AuthorMissing,       // of the set
    LicenceMissing,      // of the set
    PrairiesJoined,      // although a track or a mountain lies between them
    PrairiesParted,      // although nothing lies between them
    TownWithoutTrack,    // a town that is a draft
    NuggetsOnNoMountain, // %1 nuggets that are a draft
    // inline SVG that is not shown
    ArtTooLarge,       // %1 limit in KiB; an error, or a warning where it was taken away
    ArtNotSvg,         // %1 line
    ArtDeclares,       // %1 line
    ArtWithoutSize,    // neither a view box nor width and height, or out of range
    ArtTooHeavy,       // over the budget of work
    ArtRefersOutside,  // %1 reference, %2 line
    ArtRefersToItself, // %1 id
    ArtNotPainted,     // %1 why, in the words of the painter
    ArtWithoutPainter, // %1 the program that does not start
    // game records
    BadSeed,
    PlayerCount,      // %1 lowest, %2 highest
    DuplicateColour,  // %1 colour
    UnknownPlayer,    // %1 kind
    UnknownColour,    // %1 colour
    TileMismatch,     // %1 tile in the record; which one the seed draws may be a secret
    GameOver,         // a move after the end
    IllegalPlacement, // %1 tile, %2 x, %3 y, %4 rotation
    IllegalAction,    // %1 action
};

struct Problem
{
    Severity severity = Severity::Error;
    ProblemCode code{};
    std::string pointer; // JSON pointer (RFC 6901) to the value at fault, "" for the whole file
    std::vector<std::string> arguments;

    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

// A value, or the problems that keep us from having one (at least one of them an error).
template <typename T>
using Result = tl::expected<T, Problems>;

// Adds one, but to a list of so many only an error behind what is none: nobody reads it to its end, and a
// file can have faults by the million.
inline constexpr std::size_t kMostProblems = 1000;
void addProblem(Problems& problems, Problem problem);

// One error instead of a value.
tl::unexpected<Problems> failure(ProblemCode code, std::string pointer = {},
                                 std::vector<std::string> arguments = {});

bool hasErrors(const Problems& problems);

// The stable name of a code ("edge-claimed-twice"), for scripts and tests.
std::string_view toString(ProblemCode code);
std::string_view toString(Severity severity);

// The English sentence of a code with %1, %2, ... for its arguments. The app translates it in the
// context "Problem"; it is the only place where a problem has words.
const char* problemTemplate(ProblemCode code);

// The English sentence of a problem, arguments filled in: one line that drives no terminal, whatever the file
// says, and long arguments cut.
std::string message(const Problem& problem);

} // namespace lodeline
