// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::app {

// What the window and its command line say of things that only some games have: a tile in the hand, sets to
// play with. A kind says it in its own words; what it has none for is not offered.
enum class Phrase {
    // Entries of the menus, each with its key (&).
    TurnLeft,
    TurnRight,
    DoNothing,     // ends the turn without an action
    TurnByWheel,   // ticked; otherwise the wheel zooms over what is held, too
    FeatureTips,   // ticked; explains what the pointer rests on
    SquareTips,    // ticked; tells what fits an empty place
    MarkDead,      // ticked; the places where nothing fits any more
    Coordinates,   // ticked; at the rim of the board
    Owners,        // ticked; in the colours of their owners
    Coach,         // ticked; remarks for whoever plays for the first time
    AsAtTable,     // ticked; without any of these
    ConfirmMoves,  // ticked; a move waits for a second word
    HandOver,      // ticked; a cover between the turns of people at one computer
    FirstSteps,    // explains the game on the table
    TilesLeft,     // what may still be drawn
    Standings,     // if the game ended now
    SinceLastTurn, // what the others have done
    Practise,      // makes the match on the table one to practise in
    ExportMap,     // a picture of the board in a file
    Editor,        // of sets; a button as well
    EditorTip,
    OpenTip,     // of the entry that opens files
    FilesToOpen, // the choices of a file dialog, with %1 for the endings of the names of all files
    TrialFailed, // title of a message
    // Of the command line: what a file may be, the options of a trial, and answers to wrong ones.
    File,
    Play,
    Against,
    People,
    Next,
    PlayNeedsOneFile,
    PeopleNeedsNumber,
};

} // namespace lodeline::app
