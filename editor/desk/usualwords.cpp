// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/usualwords.h"

#include <QCoreApplication>

namespace lodeline::desk {
namespace {

struct UsualWords
{
    Q_DECLARE_TR_FUNCTIONS(UsualWords)
};

CommandWords wordsOfEditing(Command command)
{
    switch (command) {
    case Command::Cut:
        //: Menu entry
        return {UsualWords::tr("Cu&t")};
    case Command::Copy:
        //: Menu entry
        return {UsualWords::tr("&Copy")};
    case Command::Paste:
        //: Menu entry
        return {UsualWords::tr("&Paste")};
    case Command::Duplicate:
        //: Menu entry
        return {UsualWords::tr("&Duplicate")};
    case Command::Remove:
        //: Menu entry
        return {UsualWords::tr("R&emove")};
    case Command::Rename:
        //: Menu entry: gives a tile or a card another id
        return {UsualWords::tr("&Rename")};
    case Command::MoveUp:
        //: Menu entry: moves a tile or a card towards the beginning of its set or deck
        return {UsualWords::tr("Move u&p")};
    case Command::MoveDown:
        //: Menu entry: moves a tile or a card towards the end of its set or deck
        return {UsualWords::tr("Move do&wn")};
    default:
        return {};
    }
}

CommandWords wordsOfViews(Command command)
{
    switch (command) {
    case Command::Problems:
        //: Menu entry: shows the list of problems
        return {UsualWords::tr("&Problems")};
    case Command::Statistics:
        //: Menu entry: shows the statistics
        return {UsualWords::tr("&Statistics")};
    case Command::Lab:
        //: Menu entry: shows the lab
        return {UsualWords::tr("&Lab"), UsualWords::tr("Show the lab, where the computer plays many games")};
    case Command::History:
        //: Menu entry: shows the history of changes
        return {UsualWords::tr("&History")};
    case Command::NextPane:
        //: Menu entry: goes to the next part of the window
        return {UsualWords::tr("&Next pane")};
    case Command::ShowForms:
        //: Menu entry: shows or hides the forms with properties
        return {UsualWords::tr("Propert&ies")};
    case Command::ShowLower:
        //: Menu entry: shows or hides the part of the window with problems, statistics and lab
        return {UsualWords::tr("L&ower panel")};
    case Command::EnlargeLower:
        return {UsualWords::tr("&Enlarge the lower panel")};
    default:
        return {};
    }
}

} // namespace

CommandWords usualWords(Command command)
{
    switch (command) {
    case Command::Play:
        //: "this": the tile set or the deck that is open
        return {UsualWords::tr("&Play against the computer"),
                UsualWords::tr("Start a game with this as it is now")};
    case Command::PlayWithPeople:
        return {UsualWords::tr("Play with p&eople"), UsualWords::tr("Start a game with this as it is now")};
    case Command::Install:
        //: "this": the tile set or the deck that is open
        return {UsualWords::tr("&Install in the game"), UsualWords::tr("Make this available for new games")};
    case Command::Print:
        //: "this": the tile set or the deck that is open
        return {UsualWords::tr("&Print and play…"),
                UsualWords::tr("Print this or export it as PDF, SVG or pictures")};
    default:
        const CommandWords words = wordsOfEditing(command);
        return words.text.isEmpty() ? wordsOfViews(command) : words;
    }
}

} // namespace lodeline::desk
