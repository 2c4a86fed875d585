// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/problem.h"

#include "engine/core/text.h"

#include <algorithm>
#include <array>

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline {
namespace {

struct Wording
{
    ProblemCode code;
    std::string_view name;
    const char* sentence;
};

constexpr std::array kWordings{
    Wording{ProblemCode::CannotRead, "cannot-read", QT_TRANSLATE_NOOP("Problem", "Cannot be read: %1")},
    Wording{ProblemCode::NotAFile, "not-a-file",
            QT_TRANSLATE_NOOP("Problem", "This is not a regular file, so it is not read")},
    Wording{ProblemCode::TooLarge, "too-large",
            QT_TRANSLATE_NOOP("Problem", "The file is larger than %1 MiB")},
    Wording{ProblemCode::NotJson, "not-json",
            QT_TRANSLATE_NOOP("Problem", "Damaged or incomplete: no JSON at line %1, column %2")},
    Wording{ProblemCode::TooDeep, "too-deep",
            QT_TRANSLATE_NOOP("Problem", "Nested more than %1 levels deep at line %2")},
    Wording{ProblemCode::TooManyMembers, "too-many-members",
            QT_TRANSLATE_NOOP("Problem", "More than %1 keys in one object, up to line %2")},
    Wording{ProblemCode::DuplicateKey, "duplicate-key",
            QT_TRANSLATE_NOOP("Problem", "The key \"%1\" is there more than once")},
    Wording{ProblemCode::WrongFormat, "wrong-format",
            QT_TRANSLATE_NOOP("Problem", "This is not a file of the format \"%1\"")},
    Wording{ProblemCode::NewerVersion, "newer-version",
            QT_TRANSLATE_NOOP("Problem", "The file has version %1 of its format, newer than this program, "
                                         "which reads up to version %2; a newer program can open it")},
    Wording{ProblemCode::MissingKey, "missing-key", QT_TRANSLATE_NOOP("Problem", "\"%1\" is missing")},
    Wording{ProblemCode::WrongType, "wrong-type",
            QT_TRANSLATE_NOOP("Problem", "Wrong type of value, expected: %1")},
    Wording{ProblemCode::OutOfRange, "out-of-range",
            QT_TRANSLATE_NOOP("Problem", "The number must be from %1 to %2")},
    Wording{ProblemCode::BadValue, "bad-value",
            QT_TRANSLATE_NOOP("Problem", "Not one of the values allowed here: %1")},
    Wording{ProblemCode::TooMany, "too-many",
            QT_TRANSLATE_NOOP("Problem", "Too many entries, at most %1 are allowed")},
    Wording{ProblemCode::UnknownKey, "unknown-key",
            QT_TRANSLATE_NOOP("Problem", "Unknown key \"%1\", kept as it is")},
    Wording{ProblemCode::TooLong, "too-long",
            QT_TRANSLATE_NOOP("Problem", "Too long: at most %1 characters are allowed")},
    Wording{ProblemCode::ForbiddenCharacter, "forbidden-character",
            QT_TRANSLATE_NOOP("Problem", "The character %1 at position %2 is not allowed")},
    Wording{ProblemCode::BadId, "bad-id",
            QT_TRANSLATE_NOOP("Problem", "An id is 1 to 32 letters, digits, dots, dashes or underscores")},
    Wording{ProblemCode::DuplicateId, "duplicate-id",
            QT_TRANSLATE_NOOP("Problem", "The id \"%1\" is used more than once")},
    Wording{ProblemCode::EdgeClaimedTwice, "edge-claimed-twice",
            QT_TRANSLATE_NOOP("Problem", "The edge \"%1\" is claimed more than once")},
    Wording{ProblemCode::BadRailroad, "bad-railroad",
            QT_TRANSLATE_NOOP("Problem", "A railroad has two edges, or one edge and an end")},
    Wording{ProblemCode::MountainMissing, "mountain-missing",
            QT_TRANSLATE_NOOP("Problem", "The railroad ends in a mountain, but the tile has none")},
    Wording{ProblemCode::HalfEdgeUnclaimed, "half-edge-unclaimed",
            QT_TRANSLATE_NOOP("Problem", "No prairie claims the half-edge \"%1\"")},
    Wording{ProblemCode::HalfEdgeClaimedTwice, "half-edge-claimed-twice",
            QT_TRANSLATE_NOOP("Problem", "The half-edge \"%1\" is claimed more than once")},
    Wording{ProblemCode::HalfEdgeOnMountain, "half-edge-on-mountain",
            QT_TRANSLATE_NOOP("Problem", "The half-edge \"%1\" lies on a mountain edge")},
    Wording{ProblemCode::PrairieEdgeSplit, "prairie-edge-split",
            QT_TRANSLATE_NOOP("Problem", "The halves of the prairie edge \"%1\" belong to two prairies")},
    Wording{ProblemCode::TooManySegments, "too-many-segments",
            QT_TRANSLATE_NOOP("Problem", "A tile has at most %1 segments")},
    Wording{ProblemCode::StartMissing, "start-missing",
            QT_TRANSLATE_NOOP("Problem", "The set has no start tile")},
    Wording{ProblemCode::StartUnknown, "start-unknown",
            QT_TRANSLATE_NOOP("Problem", "No tile has the id of the start tile, \"%1\"")},
    Wording{ProblemCode::StartCountZero, "start-count-zero",
            QT_TRANSLATE_NOOP("Problem", "The start tile \"%1\" has no copies")},
    Wording{ProblemCode::TooManyTiles, "too-many-tiles",
            QT_TRANSLATE_NOOP("Problem", "Too many tiles: %1, at most %2 are allowed")},
    Wording{ProblemCode::TooFewTokens, "too-few-tokens",
            QT_TRANSLATE_NOOP("Problem", "Too few mining tokens for the nuggets: %1 for %2")},
    Wording{ProblemCode::DuplicateTile, "duplicate-tile",
            QT_TRANSLATE_NOOP("Problem", "The same tile as \"%1\", turned or not")},
    Wording{ProblemCode::LonelyEdgeKind, "lonely-edge-kind",
            QT_TRANSLATE_NOOP("Problem", "No other tile has an edge of the kind: %1")},
    Wording{ProblemCode::MirroredTile, "mirrored-tile",
            QT_TRANSLATE_NOOP("Problem", "The mirror image of \"%1\"")},
    Wording{ProblemCode::RarelyPlaced, "rarely-placed",
            QT_TRANSLATE_NOOP("Problem", "Can rarely be placed: it fits %1 of 100 open squares")},
    Wording{ProblemCode::FitsNowhere, "fits-nowhere",
            QT_TRANSLATE_NOOP(
                "Problem", "Can never be placed: no other tile has an edge that matches one of its edges")},
    Wording{ProblemCode::StartFitsNothing, "start-fits-nothing",
            QT_TRANSLATE_NOOP("Problem", "No tile can be laid beside the start tile")},
    Wording{
        ProblemCode::EdgesOutOfBalance, "edges-out-of-balance",
        QT_TRANSLATE_NOOP("Problem", "Edges of the kind %1 will stay open: only %2 of 100 tiles have one")},
    Wording{ProblemCode::NoRailroads, "no-railroads", QT_TRANSLATE_NOOP("Problem", "No tile has a railroad")},
    Wording{ProblemCode::NoMountains, "no-mountains",
            QT_TRANSLATE_NOOP("Problem", "No tile has a mountain, so that nobody can dig for gold")},
    Wording{ProblemCode::NoCities, "no-cities", QT_TRANSLATE_NOOP("Problem", "No tile has a city")},
    Wording{ProblemCode::NoCopies, "no-copies",
            QT_TRANSLATE_NOOP("Problem", "The tile has no copies, so that it is in no game")},
    Wording{ProblemCode::FewTiles, "few-tiles",
            QT_TRANSLATE_NOOP("Problem", "Few tiles for a game: %1; %2 or more are better")},
    Wording{ProblemCode::NameMissing, "name-missing", QT_TRANSLATE_NOOP("Problem", "The set has no name")},
    Wording{ProblemCode::AuthorMissing, "author-missing",
            QT_TRANSLATE_NOOP("Problem", "The set names no author")},
    Wording{ProblemCode::LicenceMissing, "licence-missing",
            QT_TRANSLATE_NOOP("Problem", "The set names no licence, so that nobody knows who may share it")},
    Wording{
        ProblemCode::PrairiesJoined, "prairies-joined",
        QT_TRANSLATE_NOOP("Problem", "A prairie goes on beyond a track or a mountain that would part it")},
    Wording{ProblemCode::PrairiesParted, "prairies-parted",
            QT_TRANSLATE_NOOP("Problem", "Two prairies lie side by side with nothing to part them")},
    Wording{ProblemCode::TownWithoutTrack, "town-without-track",
            QT_TRANSLATE_NOOP("Problem", "No track leads to the city, which is not played until one does")},
    Wording{ProblemCode::NuggetsOnNoMountain, "nuggets-on-no-mountain",
            QT_TRANSLATE_NOOP("Problem", "Nuggets lie on no mountain and are not played: %1")},
    Wording{ProblemCode::ArtTooLarge, "art-too-large",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: it is larger than %1 KiB")},
    Wording{ProblemCode::ArtNotSvg, "art-not-svg",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: line %1 is not valid SVG")},
    Wording{ProblemCode::ArtDeclares, "art-declares",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: line %1 contains a document type "
                                         "declaration, which is not allowed")},
    Wording{ProblemCode::ArtWithoutSize, "art-without-size",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: it has no usable size")},
    Wording{ProblemCode::ArtTooHeavy, "art-too-heavy",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: it would take too long to paint")},
    Wording{ProblemCode::ArtRefersOutside, "art-refers-outside",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: line %2 refers to \"%1\", which is "
                                         "outside the picture")},
    Wording{ProblemCode::ArtRefersToItself, "art-refers-to-itself",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: its part \"%1\" refers to itself")},
    Wording{ProblemCode::ArtNotPainted, "art-not-painted",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: %1")},
    Wording{ProblemCode::ArtWithoutPainter, "art-without-painter",
            QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: the program \"%1\", which paints "
                                         "it, could not be started")},
    Wording{ProblemCode::BadSeed, "bad-seed",
            QT_TRANSLATE_NOOP("Problem", "A seed is a string of decimal digits, less than 2^64")},
    Wording{ProblemCode::PlayerCount, "player-count",
            QT_TRANSLATE_NOOP("Problem", "A game has %1 to %2 players")},
    Wording{ProblemCode::DuplicateColour, "duplicate-colour",
            QT_TRANSLATE_NOOP("Problem", "Two players have the colour \"%1\"")},
    Wording{ProblemCode::UnknownPlayer, "unknown-player",
            QT_TRANSLATE_NOOP("Problem", "Unknown kind of player: \"%1\"")},
    Wording{ProblemCode::UnknownColour, "unknown-colour",
            QT_TRANSLATE_NOOP("Problem", "Unknown colour: \"%1\"")},
    Wording{ProblemCode::TileMismatch, "tile-mismatch",
            QT_TRANSLATE_NOOP("Problem", "The record has tile \"%1\", but the seed draws another one")},
    Wording{ProblemCode::GameOver, "game-over",
            QT_TRANSLATE_NOOP("Problem", "The game is over before this move")},
    Wording{ProblemCode::IllegalPlacement, "illegal-placement",
            QT_TRANSLATE_NOOP("Problem", "Tile \"%1\" may not be placed at (%2, %3) with rotation %4")},
    Wording{ProblemCode::IllegalAction, "illegal-action",
            QT_TRANSLATE_NOOP("Problem", "The action \"%1\" is against the rules here")},
};

const Wording& wording(ProblemCode code)
{
    static_assert(kWordings.size() == static_cast<std::size_t>(ProblemCode::IllegalAction) + 1);
    return kWordings[static_cast<std::size_t>(code)];
}

} // namespace

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

std::string_view toString(ProblemCode code)
{
    return wording(code).name;
}
const char* problemTemplate(ProblemCode code)
{
    return wording(code).sentence;
}

std::string_view toString(Severity severity)
{
    constexpr std::array<std::string_view, 3> names{"error", "warning", "note"};
    return names[static_cast<std::size_t>(severity)];
}

std::string message(const Problem& problem)
{
    constexpr std::size_t kMostShown = 100;
    const std::string_view sentence = problemTemplate(problem.code);
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
