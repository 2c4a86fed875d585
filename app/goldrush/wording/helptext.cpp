// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/helptext.h"

#include "ui/plainlabel.h"
#include "ui/wording/html.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <vector>

namespace lodeline::goldrush {

using ui::heading;

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

// Back and forward: the turns of a review run as the language reads, and so do these keys in the text.
QString stepKeys()
{
    const QString left = QStringLiteral("←");
    const QString right = QStringLiteral("→");
    return QGuiApplication::layoutDirection() == Qt::RightToLeft
               ? QStringLiteral("\u2067%1\u2069").arg(ui::listed({right, left}))
               : ui::leftToRight(ui::listed({left, right}));
}

std::vector<ui::KeyEntry> windowKeys(const ui::KeyText& keys)
{
    return {
        {keys(QStringLiteral("new")), HelpText::tr("New game")},
        {keys(QStringLiteral("open")), HelpText::tr("Open a game")},
        {keys(QStringLiteral("save")), HelpText::tr("Save the game")},
        {keys(QStringLiteral("undo")), HelpText::tr("Undo a turn")},
        {keys(QStringLiteral("redo")), HelpText::tr("Redo a turn")},
        {keys(QStringLiteral("review")), HelpText::tr("Review the game")},
        {keys(QStringLiteral("go-back")), HelpText::tr("Go back to the game from which you have played on")},
        {keys(QStringLiteral("export-map")), HelpText::tr("Export the map as PDF, SVG or PNG")},
        {keys(QStringLiteral("pencil")), HelpText::tr("Open the tile-set editor")},
        {ui::orKeys({}, {keys(QStringLiteral("side")), keys(QStringLiteral("log"))}),
         HelpText::tr("Close the panel or the log, or bring it back")},
        {ui::orKeys({}, {keys(QStringLiteral("float-side")), keys(QStringLiteral("float-log"))}),
         HelpText::tr("Panel or log in a window of its own")},
        {keys(QStringLiteral("fullscreen")), HelpText::tr("Full screen")},
        {keys(QStringLiteral("sounds")), HelpText::tr("Switch the sounds on or off")},
        {keys(QStringLiteral("find-command")), HelpText::tr("Find a command by its name")},
        {keys(QStringLiteral("settings")), HelpText::tr("Open the settings, these keys among them")},
        {keys(QStringLiteral("keyboard")), HelpText::tr("Show these keys")},
        {keys(QStringLiteral("quit")), HelpText::tr("Quit; the game is kept")},
    };
}

} // namespace

QString shortcutsHtml(const ui::KeyText& keys)
{
    const std::vector<ui::KeyEntry> board{
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Click"),
         HelpText::tr("Lay the tile on the marked spot; then click the piece to put down")},
        //: A button of the mouse
        {ui::orKeys(HelpText::tr("Right button"),
                    {keys(QStringLiteral("rotate-right")), keys(QStringLiteral("rotate-left"))}),
         HelpText::tr("Turn the tile")},
        //: The wheel of the mouse
        {HelpText::tr("Wheel over the tile"), HelpText::tr("Turn the tile")},
        //: The wheel of the mouse
        {ui::orKeys(HelpText::tr("Wheel elsewhere"),
                    {keys(QStringLiteral("zoom-in")), keys(QStringLiteral("zoom-out"))}),
         HelpText::tr("Zoom in and out")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Drag"), HelpText::tr("Move the board")},
        {keys(QStringLiteral("fit")), HelpText::tr("Show the whole board")},
        //: Keys
        {HelpText::tr("Tab, Shift+Tab, arrow keys"), HelpText::tr("Go to another spot or action")},
        //: Keys
        {HelpText::tr("Enter, Space"), HelpText::tr("Lay the tile, take the action")},
        {keys(QStringLiteral("do-nothing")), HelpText::tr("Do nothing this turn")},
        //: Keys
        {HelpText::tr("Alt+arrow keys"), HelpText::tr("Look around: from square to square")},
        //: Keys; Page Up and Page Down
        {HelpText::tr("Alt+PgUp, Alt+PgDown"), HelpText::tr("Look at the feature before, at the next one")},
        //: Keys
        {HelpText::tr("Alt+Enter"), HelpText::tr("Look at one thing on the tile after another")},
        //: Keys
        {HelpText::tr("Alt+Home"), HelpText::tr("Look at the last tile")},
        {ui::leftToRight(QStringLiteral("1 – 9")), HelpText::tr("Take that action of the list")},
        //: A key
        {HelpText::tr("Esc"), HelpText::tr("End looking around; take the tile back before the turn is over")},
        {keys(QStringLiteral("hint")), HelpText::tr("Show the three best moves")},
        {keys(QStringLiteral("why-not")), HelpText::tr("Compare the move in mind with the best one")},
        {keys(QStringLiteral("tilesLeft")), HelpText::tr("Show which tiles are left")},
        {keys(QStringLiteral("standings")),
         HelpText::tr("Show what everybody would score if the game ended now")},
        {keys(QStringLiteral("since-last-turn")), HelpText::tr("Tell what happened since your last turn")},
        {keys(QStringLiteral("feature-tips")),
         HelpText::tr("Explain what the pointer rests on, or stop that")},
        {keys(QStringLiteral("square-tips")),
         HelpText::tr("Tell which tiles fit an empty square, or stop that")},
        {keys(QStringLiteral("dead-squares")),
         HelpText::tr("Mark squares that no tile fits any more, or stop that")},
        {keys(QStringLiteral("owners")), HelpText::tr("Colour prairies by their farmers, or stop that")},
        {keys(QStringLiteral("coordinates")),
         HelpText::tr("Show the numbers of columns and rows, or stop that")},
        {keys(QStringLiteral("as-at-table")),
         HelpText::tr("As at the table: without all of these, or with them again")},
        {keys(QStringLiteral("go-on")), HelpText::tr("Let the computer play now or go on")},
        //: A key
        {HelpText::tr("V, held down"), HelpText::tr("Look at your own gold")},
        {keys(QStringLiteral("next-pane")), HelpText::tr("Go between the board, the panels and the log")},
    };
    const std::vector<ui::KeyEntry> review{
        {stepKeys(), HelpText::tr("A turn back or forward")},
        //: Keys
        {HelpText::tr("Home, End"), HelpText::tr("To the start, to the last turn")},
        {QStringLiteral("B"), HelpText::tr("Show the better move on the board, or hide it")},
        {QStringLiteral("D"), HelpText::tr("Draw the points in place of the chances, or the chances again")},
        {HelpText::tr("Esc"), HelpText::tr("Close the review")},
    };
    //: Heading above a table of keys
    return heading(HelpText::tr("On the board")) + ui::keyTable(board) +
           //: Heading above a table of keys
           heading(HelpText::tr("In the window")) + ui::keyTable(windowKeys(keys)) +
           //: Heading above a table of keys
           heading(HelpText::tr("In the review")) + ui::keyTable(review);
}

} // namespace lodeline::goldrush
