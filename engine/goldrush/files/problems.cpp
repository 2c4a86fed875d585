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
        QT_TRANSLATE_NOOP(
            "Problem",
            "An id must have 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen")),
    //: %1 the id of a tile or a card
    problemWords(SetProblem::DuplicateId, "duplicate-id",
                 QT_TRANSLATE_NOOP("Problem", "The id \"%1\" is used more than once")),
    //: %1 an edge of a tile, such as "north"; a railroad and a mountain lie there, for example
    problemWords(SetProblem::EdgeClaimedTwice, "edge-claimed-twice",
                 QT_TRANSLATE_NOOP("Problem", "The edge \"%1\" is used more than once")),
    problemWords(SetProblem::BadRailroad, "bad-railroad",
                 QT_TRANSLATE_NOOP("Problem", "A railroad must have two edges, or one edge and an end")),
    problemWords(SetProblem::MountainMissing, "mountain-missing",
                 QT_TRANSLATE_NOOP("Problem", "The railroad ends in a mountain, but the tile has none")),
    //: %1 half of an edge of a tile
    problemWords(SetProblem::HalfEdgeUnclaimed, "half-edge-unclaimed",
                 QT_TRANSLATE_NOOP("Problem", "No prairie has the half-edge \"%1\"")),
    //: %1 half of an edge of a tile
    problemWords(SetProblem::HalfEdgeClaimedTwice, "half-edge-claimed-twice",
                 QT_TRANSLATE_NOOP("Problem", "The half-edge \"%1\" is used more than once")),
    //: %1 half of an edge of a tile
    problemWords(SetProblem::HalfEdgeOnMountain, "half-edge-on-mountain",
                 QT_TRANSLATE_NOOP("Problem", "The half-edge \"%1\" lies on a mountain edge")),
    //: %1 an edge of a tile, such as "north"
    problemWords(
        SetProblem::PrairieEdgeSplit, "prairie-edge-split",
        QT_TRANSLATE_NOOP("Problem", "The halves of the prairie edge \"%1\" belong to different prairies")),
    //: Parts: railroads, mountains and prairies of one tile; %1 a number
    problemWords(SetProblem::TooManySegments, "too-many-segments",
                 QT_TRANSLATE_NOOP("Problem", "The tile has too many parts; maximum: %1")),
    problemWords(SetProblem::StartMissing, "start-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set has no start tile")),
    //: %1 an id
    problemWords(SetProblem::StartUnknown, "start-unknown",
                 QT_TRANSLATE_NOOP("Problem", "No tile has the id of the start tile, \"%1\"")),
    //: %1 the id of a tile
    problemWords(SetProblem::StartCountZero, "start-count-zero",
                 QT_TRANSLATE_NOOP("Problem", "The start tile \"%1\" has no copies")),
    //: %1 and %2 numbers
    problemWords(SetProblem::TooManyTiles, "too-many-tiles",
                 QT_TRANSLATE_NOOP("Problem", "Too many tiles: %1; maximum: %2")),
    //: %1 and %2 numbers
    problemWords(SetProblem::TooFewTokens, "too-few-tokens",
                 QT_TRANSLATE_NOOP("Problem", "Too few mining tokens: %1; nuggets on the tiles: %2")),
    //: %1 the id of another tile
    problemWords(SetProblem::DuplicateTile, "duplicate-tile",
                 QT_TRANSLATE_NOOP("Problem", "This tile is the same as \"%1\", possibly turned")),
    //: %1 what lies at the edge: railroad, mountain or prairie
    problemWords(SetProblem::LonelyEdgeKind, "lonely-edge-kind",
                 QT_TRANSLATE_NOOP("Problem", "No other tile has an edge of this kind: %1")),
    //: %1 the id of another tile
    problemWords(SetProblem::MirroredTile, "mirrored-tile",
                 QT_TRANSLATE_NOOP("Problem", "This tile is the mirror image of \"%1\"")),
    //: %1 a number
    problemWords(
        SetProblem::RarelyPlaced, "rarely-placed",
        QT_TRANSLATE_NOOP("Problem", "This tile can rarely be placed: it fits only %1 of 100 open squares")),
    problemWords(
        SetProblem::FitsNowhere, "fits-nowhere",
        QT_TRANSLATE_NOOP("Problem", "This tile can never be placed: no other tile has a matching edge")),
    problemWords(SetProblem::StartFitsNothing, "start-fits-nothing",
                 QT_TRANSLATE_NOOP("Problem", "No tile can be placed next to the start tile")),
    //: %1 what lies at the edges: railroad, mountain or prairie; %2 a number
    problemWords(SetProblem::EdgesOutOfBalance, "edges-out-of-balance",
                 QT_TRANSLATE_NOOP("Problem",
                                   "Edges of this kind will often stay open: %1 (on only %2 of 100 tiles)")),
    problemWords(SetProblem::NoRailroads, "no-railroads",
                 QT_TRANSLATE_NOOP("Problem", "No tile has a railroad")),
    problemWords(SetProblem::NoMountains, "no-mountains",
                 QT_TRANSLATE_NOOP("Problem", "No tile has a mountain, so nobody can mine")),
    problemWords(SetProblem::NoCities, "no-cities", QT_TRANSLATE_NOOP("Problem", "No tile has a city")),
    problemWords(SetProblem::NoCopies, "no-copies",
                 QT_TRANSLATE_NOOP("Problem", "The tile has no copies, so it never appears in a game")),
    //: %1 and %2 numbers
    problemWords(SetProblem::FewTiles, "few-tiles",
                 QT_TRANSLATE_NOOP("Problem", "Few tiles for a game: %1; recommended: %2 or more")),
    problemWords(SetProblem::NameMissing, "name-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set has no name")),
    problemWords(SetProblem::AuthorMissing, "author-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set names no author")),
    problemWords(SetProblem::LicenceMissing, "licence-missing",
                 QT_TRANSLATE_NOOP("Problem", "The set has no license, so it is unclear who may share it")),
    problemWords(
        SetProblem::PrairiesJoined, "prairies-joined",
        QT_TRANSLATE_NOOP(
            "Problem", "A prairie continues across a track or a mountain, which is fine if it is intended")),
    problemWords(SetProblem::PrairiesParted, "prairies-parted",
                 QT_TRANSLATE_NOOP("Problem", "Two prairies lie side by side with nothing to divide them")),
    //: Of a railroad, mountain or prairie of a tile
    problemWords(
        SetProblem::SeenAsSeveral, "seen-as-several",
        QT_TRANSLATE_NOOP(
            "Problem",
            "In the picture this looks like more than one: there is no room to join its parts clearly")),
    //: Of a railroad, mountain or prairie of a tile
    problemWords(
        SetProblem::SeenAsAnother, "seen-as-another",
        QT_TRANSLATE_NOOP(
            "Problem",
            "In the picture this looks joined to another of its kind: there is no room to keep them apart")),
    //: Of a railroad, mountain or prairie of a tile
    problemWords(SetProblem::NotSeen, "not-seen",
                 QT_TRANSLATE_NOOP("Problem", "The picture does not show this clearly: the rest of the tile "
                                              "leaves no room for it")),
    problemWords(
        SetProblem::TownWithoutTrack, "town-without-track",
        QT_TRANSLATE_NOOP("Problem", "No track leads to the city; until one does, the city is not in play")),
    //: %1 a number
    problemWords(
        SetProblem::NuggetsOnNoMountain, "nuggets-on-no-mountain",
        QT_TRANSLATE_NOOP("Problem", "Nuggets that are not in play because they lie on no mountain: %1")),
    //: Of the picture of a tile at one of its edges; %1 what lies there: railroad, mountain or prairie;
    //: %2 and %3 colors as drawing programs write them, such as #a0b070
    problemWords(
        SetProblem::ArtEdgeStandsOut, "art-edge-stands-out",
        QT_TRANSLATE_NOOP("Problem",
                          "The colors do not blend along this edge (%1): the picture has %2 there, and most "
                          "others have %3. Paint its border in their color, or leave it as it is")),
    //: %1 a number; KiB: kibibytes
    problemWords(
        SetProblem::ArtTooLarge, "art-too-large",
        QT_TRANSLATE_NOOP("Problem", "The tile's own picture is not shown: it is larger than %1 KiB")),
    //: %1 the number of a line in the file of the picture
    problemWords(
        SetProblem::ArtNotSvg, "art-not-svg",
        QT_TRANSLATE_NOOP("Problem", "The tile's own picture is not shown: line %1 is not valid SVG")),
    //: %1 the number of a line in the file of the picture
    problemWords(SetProblem::ArtDeclares, "art-declares",
                 QT_TRANSLATE_NOOP("Problem", "The tile's own picture is not shown: line %1 contains a "
                                              "document type declaration, which is not allowed")),
    problemWords(SetProblem::ArtWithoutSize, "art-without-size",
                 QT_TRANSLATE_NOOP("Problem", "The tile's own picture is not shown: it has no usable size")),
    problemWords(
        SetProblem::ArtTooHeavy, "art-too-heavy",
        QT_TRANSLATE_NOOP("Problem", "The tile's own picture is not shown: it would take too long to draw")),
    //: %1 a reference, such as an address; %2 the number of a line in the file of the picture
    problemWords(
        SetProblem::ArtRefersOutside, "art-refers-outside",
        QT_TRANSLATE_NOOP(
            "Problem",
            "The tile's own picture is not shown: line %2 refers to \"%1\", which is outside the picture")),
    //: %1 the id of a part of the picture
    problemWords(SetProblem::ArtRefersToItself, "art-refers-to-itself",
                 QT_TRANSLATE_NOOP("Problem",
                                   "The tile's own picture is not shown: its part \"%1\" refers to itself")),
    //: %1 why, in English, in the words of the program that draws it
    problemWords(SetProblem::ArtNotPainted, "art-not-painted",
                 QT_TRANSLATE_NOOP("Problem", "The tile's own picture is not shown: %1")),
    //: %1 the name of a program
    problemWords(
        SetProblem::ArtWithoutPainter, "art-without-painter",
        QT_TRANSLATE_NOOP(
            "Problem",
            "The tile's own picture is not shown: the program \"%1\", which draws it, could not be started")),
    problemWords(SetProblem::PictureMissing, "picture-missing",
                 QT_TRANSLATE_NOOP(
                     "Problem", "The tile's own picture is not shown: its file was not found or is damaged")),
    problemWords(
        SetProblem::BackTellsRotation, "back-tells-rotation",
        QT_TRANSLATE_NOOP(
            "Problem",
            "The back of the tiles looks different when turned, so a printed tile shows its rotation even "
            "face down. To avoid this, make the back look the same from all four sides")),
    //: %1 what the picture shows, as it is named in a file, such as "nugget" or "token-5"
    problemWords(SetProblem::PartNotShown, "part-not-shown",
                 QT_TRANSLATE_NOOP("Problem",
                                   "The set's own picture \"%1\" is not shown: its file was not found, is "
                                   "damaged or cannot be drawn")),
};
static_assert(isWholeFamily(kSetProblems, SetProblem::PartNotShown));

constexpr std::array kMoveProblems{
    //: %1 the id of a tile
    problemWords(MoveProblem::TileMismatch, "tile-mismatch",
                 QT_TRANSLATE_NOOP(
                     "Problem", "The saved game has tile \"%1\", but its shuffle number draws another one")),
    //: %1 the id of a tile, %2 column, %3 row, %4 degrees
    problemWords(MoveProblem::IllegalPlacement, "illegal-placement",
                 QT_TRANSLATE_NOOP("Problem", "Tile \"%1\" may not be placed at (%2, %3) with rotation %4")),
    //: %1 an action, as it is named in a file
    problemWords(MoveProblem::IllegalAction, "illegal-action",
                 QT_TRANSLATE_NOOP("Problem", "The action \"%1\" is not allowed here")),
    //: %1 the id of a tile
    problemWords(
        MoveProblem::ToldMismatch, "told-mismatch",
        QT_TRANSLATE_NOOP("Problem", "The saved game has tile \"%1\", but says that another one is drawn")),
    //: %1 the id of a tile
    problemWords(MoveProblem::ToldTile, "told-tile",
                 QT_TRANSLATE_NOOP("Problem", "Tile \"%1\" cannot be drawn: no copy of it is left")),
    problemWords(MoveProblem::ToldToken, "told-token",
                 QT_TRANSLATE_NOOP("Problem", "No such mining token is left")),
    problemWords(
        MoveProblem::NotTold, "not-told",
        QT_TRANSLATE_NOOP("Problem",
                          "The game cannot go on here: the saved game does not say what is drawn next")),
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
