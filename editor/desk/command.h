// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::desk {

// What the menus and keys of the window ask of what is on the desk. Each kind can some of them.
enum class Command {
    Cut,
    Copy,
    Paste,
    Duplicate,
    Remove,
    Find,
    // Of the chosen parts: tiles, cards.
    Add,
    Rename,
    TurnLeft,
    TurnRight,
    Mirror,
    Variants,
    OwnPicture,
    PictureFolder,
    ExportPart,
    MakeStart,
    MoreCopies,
    FewerCopies,
    MoveUp, // in their order
    MoveDown,
    // What shows.
    Problems,
    Statistics,
    Lab,
    History,
    ShowList,
    ShowPreview,
    ShowForms,
    ShowLower,
    EnlargeLower,
    ShowOwnPicture, // in the drawing
    NextPane,
    // Where it goes.
    Play,
    PlayWithPeople,
    PlayChosen, // what is chosen comes first
    PlayChosenWithPeople,
    Install,
    Print,
};

// How a kind calls a command in the menus.
struct CommandWords
{
    QString text; // with its key (&)
    QString tip = {};
};

// What the window says of things that are called otherwise in each kind.
enum class Phrase {
    New,         // entry of a menu: begins another one
    NewTip,      // for the status bar
    Nameless,    // in place of the name that it does not have yet
    Parts,       // title of the menu of what can be done with its parts
    FilesToOpen, // its entry in a file dialog, with %1 for the endings of names
};

} // namespace lodeline::desk
