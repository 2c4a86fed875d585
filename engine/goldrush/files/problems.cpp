// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/problems.h"

#include <array>

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::goldrush {
namespace {

constexpr std::array kSetProblems{
    problemWords(
        SetProblem::BadId, "bad-id",
        QT_TRANSLATE_NOOP("Problem", "An id is 1 to 32 letters, digits, dots, dashes or underscores")),
    problemWords(SetProblem::DuplicateId, "duplicate-id",
                 QT_TRANSLATE_NOOP("Problem", "The id \"%1\" is used more than once")),
    problemWords(SetProblem::EdgeClaimedTwice, "edge-claimed-twice",
                 QT_TRANSLATE_NOOP("Problem", "The edge \"%1\" is claimed more than once")),
    problemWords(SetProblem::BadRailroad, "bad-railroad",
                 QT_TRANSLATE_NOOP("Problem", "A railroad has two edges, or one edge and an end")),
    problemWords(SetProblem::MountainMissing, "mountain-missing",
                 QT_TRANSLATE_NOOP("Problem", "The railroad ends in a mountain, but the tile has none")),
    problemWords(SetProblem::HalfEdgeUnclaimed, "half-edge-unclaimed",
                 QT_TRANSLATE_NOOP("Problem", "No prairie claims the half-edge \"%1\"")),
    problemWords(SetProblem::HalfEdgeClaimedTwice, "half-edge-claimed-twice",
                 QT_TRANSLATE_NOOP("Problem", "The half-edge \"%1\" is claimed more than once")),
    problemWords(SetProblem::HalfEdgeOnMountain, "half-edge-on-mountain",
                 QT_TRANSLATE_NOOP("Problem", "The half-edge \"%1\" lies on a mountain edge")),
    problemWords(
        SetProblem::PrairieEdgeSplit, "prairie-edge-split",
        QT_TRANSLATE_NOOP("Problem", "The halves of the prairie edge \"%1\" belong to two prairies")),
    problemWords(SetProblem::TooManySegments, "too-many-segments",
                 QT_TRANSLATE_NOOP("Problem", "A tile has at most %1 segments")),
    problemWords(SetProblem::StartMissing, "start-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set has no start tile")),
    problemWords(SetProblem::StartUnknown, "start-unknown",
                 QT_TRANSLATE_NOOP("Problem", "No tile has the id of the start tile, \"%1\"")),
    problemWords(SetProblem::StartCountZero, "start-count-zero",
                 QT_TRANSLATE_NOOP("Problem", "The start tile \"%1\" has no copies")),
    problemWords(SetProblem::TooManyTiles, "too-many-tiles",
                 QT_TRANSLATE_NOOP("Problem", "Too many tiles: %1, at most %2 are allowed")),
    problemWords(SetProblem::TooFewTokens, "too-few-tokens",
                 QT_TRANSLATE_NOOP("Problem", "Too few mining tokens for the nuggets: %1 for %2")),
    problemWords(SetProblem::DuplicateTile, "duplicate-tile",
                 QT_TRANSLATE_NOOP("Problem", "The same tile as \"%1\", turned or not")),
    problemWords(SetProblem::LonelyEdgeKind, "lonely-edge-kind",
                 QT_TRANSLATE_NOOP("Problem", "No other tile has an edge of the kind: %1")),
    problemWords(SetProblem::MirroredTile, "mirrored-tile",
                 QT_TRANSLATE_NOOP("Problem", "The mirror image of \"%1\"")),
    problemWords(SetProblem::RarelyPlaced, "rarely-placed",
                 QT_TRANSLATE_NOOP("Problem", "Can rarely be placed: it fits %1 of 100 open squares")),
    problemWords(
        SetProblem::FitsNowhere, "fits-nowhere",
        QT_TRANSLATE_NOOP("Problem",
                          "Can never be placed: no other tile has an edge that matches one of its edges")),
    problemWords(SetProblem::StartFitsNothing, "start-fits-nothing",
                 QT_TRANSLATE_NOOP("Problem", "No tile can be laid beside the start tile")),
    problemWords(
        SetProblem::EdgesOutOfBalance, "edges-out-of-balance",
        QT_TRANSLATE_NOOP("Problem", "Edges of the kind %1 will stay open: only %2 of 100 tiles have one")),
    problemWords(SetProblem::NoRailroads, "no-railroads",
                 QT_TRANSLATE_NOOP("Problem", "No tile has a railroad")),
    problemWords(SetProblem::NoMountains, "no-mountains",
                 QT_TRANSLATE_NOOP("Problem", "No tile has a mountain, so that nobody can dig for gold")),
    problemWords(SetProblem::NoCities, "no-cities", QT_TRANSLATE_NOOP("Problem", "No tile has a city")),
    problemWords(SetProblem::NoCopies, "no-copies",
                 QT_TRANSLATE_NOOP("Problem", "The tile has no copies, so that it is in no game")),
    problemWords(SetProblem::FewTiles, "few-tiles",
                 QT_TRANSLATE_NOOP("Problem", "Few tiles for a game: %1; %2 or more are better")),
    problemWords(SetProblem::NameMissing, "name-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set has no name")),
    problemWords(SetProblem::AuthorMissing, "author-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set names no author")),
    problemWords(SetProblem::LicenceMissing, "licence-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set names no license, so nobody knows who may share it")),
    problemWords(
        SetProblem::PrairiesJoined, "prairies-joined",
        QT_TRANSLATE_NOOP("Problem", "A prairie goes on beyond a track or a mountain that would part it")),
    problemWords(SetProblem::PrairiesParted, "prairies-parted",
                 QT_TRANSLATE_NOOP("Problem", "Two prairies lie side by side with nothing to part them")),
    problemWords(
        SetProblem::TownWithoutTrack, "town-without-track",
        QT_TRANSLATE_NOOP("Problem", "No track leads to the city, which is not played until one does")),
    problemWords(SetProblem::NuggetsOnNoMountain, "nuggets-on-no-mountain",
                 QT_TRANSLATE_NOOP("Problem", "Nuggets lie on no mountain and are not played: %1")),
    problemWords(SetProblem::ArtTooLarge, "art-too-large",
                 QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: it is larger than %1 KiB")),
    problemWords(SetProblem::ArtNotSvg, "art-not-svg",
                 QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: line %1 is not valid SVG")),
    problemWords(SetProblem::ArtDeclares, "art-declares",
                 QT_TRANSLATE_NOOP("Problem",
                                   "Its own picture is not shown: line %1 contains a document type "
                                   "declaration, which is not allowed")),
    problemWords(SetProblem::ArtWithoutSize, "art-without-size",
                 QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: it has no usable size")),
    problemWords(
        SetProblem::ArtTooHeavy, "art-too-heavy",
        QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: it would take too long to paint")),
    problemWords(SetProblem::ArtRefersOutside, "art-refers-outside",
                 QT_TRANSLATE_NOOP("Problem",
                                   "Its own picture is not shown: line %2 refers to \"%1\", which is "
                                   "outside the picture")),
    problemWords(
        SetProblem::ArtRefersToItself, "art-refers-to-itself",
        QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: its part \"%1\" refers to itself")),
    problemWords(SetProblem::ArtNotPainted, "art-not-painted",
                 QT_TRANSLATE_NOOP("Problem", "Its own picture is not shown: %1")),
    problemWords(SetProblem::ArtWithoutPainter, "art-without-painter",
                 QT_TRANSLATE_NOOP("Problem",
                                   "Its own picture is not shown: the program \"%1\", which paints "
                                   "it, could not be started")),
};
static_assert(isWholeFamily(kSetProblems, SetProblem::ArtWithoutPainter));

constexpr std::array kMoveProblems{
    problemWords(MoveProblem::TileMismatch, "tile-mismatch",
                 QT_TRANSLATE_NOOP("Problem", "The record has tile \"%1\", but the seed draws another one")),
    problemWords(MoveProblem::IllegalPlacement, "illegal-placement",
                 QT_TRANSLATE_NOOP("Problem", "Tile \"%1\" may not be placed at (%2, %3) with rotation %4")),
    problemWords(MoveProblem::IllegalAction, "illegal-action",
                 QT_TRANSLATE_NOOP("Problem", "The action \"%1\" is against the rules here")),
    problemWords(
        MoveProblem::ToldMismatch, "told-mismatch",
        QT_TRANSLATE_NOOP("Problem", "The record has tile \"%1\", but tells that another one is drawn")),
    problemWords(MoveProblem::ToldTile, "told-tile",
                 QT_TRANSLATE_NOOP("Problem", "Tile \"%1\" cannot be drawn: no copy of it is left")),
    problemWords(MoveProblem::ToldToken, "told-token",
                 QT_TRANSLATE_NOOP("Problem", "No such mining token is left")),
    problemWords(
        MoveProblem::NotTold, "not-told",
        QT_TRANSLATE_NOOP("Problem", "The game waits here: its record does not tell what is drawn next")),
};
static_assert(isWholeFamily(kMoveProblems, MoveProblem::NotTold));

} // namespace

ProblemFamily problemFamily(SetProblem)
{
    return kSetProblems;
}

ProblemFamily problemFamily(MoveProblem)
{
    return kMoveProblems;
}

} // namespace lodeline::goldrush
