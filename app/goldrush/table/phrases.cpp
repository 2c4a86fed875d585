// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/phrases.h"

#include <QCoreApplication>

namespace lodeline::goldrush {
namespace {

struct Phrases
{
    Q_DECLARE_TR_FUNCTIONS(Phrases)
};

// What names files and how sets are tried.
QString ofFilesOrTrials(app::Phrase wanted)
{
    switch (wanted) {
    case app::Phrase::FilesToOpen:
        //: Kinds of files to choose from; %1 endings of their names, and what stands before ";;" and after it
        //: are two entries
        return Phrases::tr("Games and tile sets (%1);;All files (*)");
    case app::Phrase::TrialFailed:
        //: Title of a message
        return Phrases::tr("The tile set cannot be tried this way");
    case app::Phrase::File:
        return Phrases::tr("A game (*.lodeline), a tile set or a deck to open.");
    case app::Phrase::Play:
        //: Help of the command line; SET is a file
        return Phrases::tr("Try a tile set or a deck: start a game with it at once.");
    case app::Phrase::Against:
        return Phrases::tr("With --play: the computer players, such as prospector or baron,foreman.");
    case app::Phrase::People:
        //: Help of the command line
        return Phrases::tr("With --play: how many people play, 0 to 5 (with a deck, 0 to 2).");
    case app::Phrase::Next:
        return Phrases::tr("With --play: the id of the tile to be drawn first.");
    case app::Phrase::PlayNeedsOneFile:
        //: Answer to a command line
        return Phrases::tr("--play takes one tile set or deck and no other file.");
    case app::Phrase::PeopleNeedsNumber:
        //: Answer to a command line
        return Phrases::tr("--people takes a number from 0 to 5 (with a deck, from 0 to 2).");
    default:
        return {};
    }
}

} // namespace

QString phraseOf(app::Phrase wanted)
{
    switch (wanted) {
    case app::Phrase::TurnLeft:
        return Phrases::tr("Turn the tile &left");
    case app::Phrase::TurnRight:
        return Phrases::tr("Turn the tile r&ight");
    case app::Phrase::DoNothing:
        //: Menu entry: end the turn without a cowboy, a tent or mining
        return Phrases::tr("Skip: en&d the turn");
    case app::Phrase::TurnByWheel:
        //: Menu entry that can be ticked; otherwise the wheel of the mouse zooms over the tile, too
        return Phrases::tr("&Turn tiles with the mouse wheel");
    case app::Phrase::FirstSteps:
        return {};
    case app::Phrase::FeatureTips:
        //: Menu entry that can be ticked: a railroad, mountain, city or prairie below the mouse
        return Phrases::tr("E&xplain what is under the pointer");
    case app::Phrase::SquareTips:
        //: Menu entry that can be ticked: which of the tiles left fit the empty square below the mouse
        return Phrases::tr("Show what fits an empty s&quare");
    case app::Phrase::MarkDead:
        //: Menu entry that can be ticked: a cross on each empty square where none of the tiles left can lie
        return Phrases::tr("&Mark squares that no tile fits anymore");
    case app::Phrase::Coordinates:
        //: Menu entry that can be ticked: the numbers of columns and rows beside the board
        return Phrases::tr("Coor&dinates along the edge");
    case app::Phrase::Owners:
        //: Menu entry that can be ticked: in the colours of the players who would score them
        return Phrases::tr("&Color prairies by their farmers");
    case app::Phrase::Coach:
        //: Menu entry that can be ticked: a sentence whenever something becomes possible for the first time
        return Phrases::tr("Tips from a coac&h");
    case app::Phrase::AsAtTable:
        //: Menu entry that can be ticked: the program tells nothing that people at a table would not see
        return Phrases::tr("Hide all aids, as at a real ta&ble");
    case app::Phrase::ConfirmMoves:
        //: Menu entry that can be ticked: the chosen move waits for a second click or Enter
        return Phrases::tr("As&k me to confirm each move");
    case app::Phrase::HandOver:
        //: Menu entry that can be ticked: where several people share a computer, a card covers the board
        //: until the next one is there
        return Phrases::tr("Co&ver the board between players");
    case app::Phrase::TilesLeft:
        //: Menu entry (noun): shows which tiles are still in the stack
        return Phrases::tr("Tiles l&eft");
    case app::Phrase::Standings:
        //: Menu entry (noun): what everybody would score if the game ended now
        return Phrases::tr("Standings so fa&r");
    case app::Phrase::SinceLastTurn:
        //: Menu entry: tells again what the other players have done
        return Phrases::tr("What happened since m&y last turn");
    case app::Phrase::Practise:
        //: Menu entry: from now on turns may be undone whatever has been seen
        return Phrases::tr("Make this a pract&ice game");
    case app::Phrase::ExportMap:
        //: Menu entry: write a picture of the board to a file
        return Phrases::tr("Export the &map…");
    case app::Phrase::Editor:
        //: Menu entry: starts the program that makes tile sets
        return Phrases::tr("&Tile-set editor");
    case app::Phrase::EditorTip:
        return Phrases::tr("Make your own tile sets in a separate program");
    case app::Phrase::OpenTip:
        return Phrases::tr("Open a saved game or a tile set");
    case app::Phrase::FilesToOpen:
    case app::Phrase::TrialFailed:
    case app::Phrase::File:
    case app::Phrase::Play:
    case app::Phrase::Against:
    case app::Phrase::People:
    case app::Phrase::Next:
    case app::Phrase::PlayNeedsOneFile:
    case app::Phrase::PeopleNeedsNumber:
        return ofFilesOrTrials(wanted);
    }
    return {};
}

} // namespace lodeline::goldrush
