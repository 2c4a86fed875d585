// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

namespace lodeline::goldrush {

// What can be wrong with a tile set, beside what can be wrong with any file.
enum class SetProblem {
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
    SeenAsSeveral,       // a segment on the picture of its tile
    SeenAsAnother,       // the same
    NotSeen,             // the same
    TownWithoutTrack,    // a town that is a draft
    NuggetsOnNoMountain, // %1 nuggets that are a draft
    ArtEdgeStandsOut,    // %1 "railroad", "mountain", "prairie", %2 its color, %3 that of other own pictures
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
    PictureMissing,    // nowhere, or another one than it is named
    BackTellsRotation, // an own back of the tiles looks otherwise when it is turned
    PartNotShown,      // %1 a part of which the set brings a picture: it is missing, or not shown
};
ProblemFamily problemFamily(SetProblem);

// What can be wrong with the moves of a record.
enum class MoveProblem {
    TileMismatch,     // %1 tile in the record; which one the seed draws may be a secret
    IllegalPlacement, // %1 tile, %2 x, %3 y, %4 rotation
    IllegalAction,    // %1 action
    // records that tell chance
    ToldMismatch, // %1 tile of the move
    ToldTile,     // %1 tile
    ToldToken,
    NotTold, // a move, or whoever wants one, where the game waits for chance
};
ProblemFamily problemFamily(MoveProblem);

} // namespace lodeline::goldrush
