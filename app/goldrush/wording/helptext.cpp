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
        //: What a key does, in a table of keys
        {keys(QStringLiteral("new")), HelpText::tr("New game")},
        {keys(QStringLiteral("open")), HelpText::tr("Open a game")},
        {keys(QStringLiteral("save")), HelpText::tr("Save the game")},
        {keys(QStringLiteral("undo")), HelpText::tr("Undo a turn")},
        {keys(QStringLiteral("redo")), HelpText::tr("Redo a turn")},
        {keys(QStringLiteral("review")), HelpText::tr("Review the game")},
        {keys(QStringLiteral("go-back")), HelpText::tr("Go back to the original game")},
        {keys(QStringLiteral("export-map")), HelpText::tr("Export the map as PDF, SVG or PNG")},
        {keys(QStringLiteral("pencil")), HelpText::tr("Open the tile-set editor")},
        {ui::orKeys({}, {keys(QStringLiteral("side")), keys(QStringLiteral("log"))}),
         HelpText::tr("Show or hide the panel or the log")},
        {ui::orKeys({}, {keys(QStringLiteral("float-side")), keys(QStringLiteral("float-log"))}),
         HelpText::tr("Move the panel or the log to its own window")},
        //: What a key does, in a table of keys
        {keys(QStringLiteral("fullscreen")), HelpText::tr("Full screen")},
        {keys(QStringLiteral("sounds")), HelpText::tr("Switch the sounds on or off")},
        {keys(QStringLiteral("find-command")), HelpText::tr("Find a command by its name")},
        {keys(QStringLiteral("settings")),
         HelpText::tr("Open the settings, where these keys can be changed")},
        {keys(QStringLiteral("keyboard")), HelpText::tr("Show these keys")},
        {keys(QStringLiteral("quit")), HelpText::tr("Quit; your game is kept")},
    };
}

} // namespace

QString shortcutsHtml(const ui::KeyText& keys)
{
    const std::vector<ui::KeyEntry> board{
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Click"),
         HelpText::tr("Place the tile on the marked spot, then click the piece to place")},
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
        {HelpText::tr("Enter, Space"), HelpText::tr("Place the tile or take the action")},
        {keys(QStringLiteral("do-nothing")), HelpText::tr("Skip: end the turn without an action")},
        //: Keys
        {HelpText::tr("Alt+arrow keys"), HelpText::tr("Look around, square by square")},
        //: Keys; Page Up and Page Down
        {HelpText::tr("Alt+PgUp, Alt+PgDown"), HelpText::tr("Look at the previous or the next feature")},
        //: Keys
        {HelpText::tr("Alt+Enter"), HelpText::tr("Look at everything on the tile, one thing after another")},
        //: Keys
        {HelpText::tr("Alt+Home"), HelpText::tr("Look at the last tile")},
        {ui::leftToRight(QStringLiteral("1 – 9")), HelpText::tr("Choose that action from the list")},
        //: A key
        {HelpText::tr("Esc"), HelpText::tr("Stop looking around; take back the tile before the turn ends")},
        {keys(QStringLiteral("hint")), HelpText::tr("Show the three best moves")},
        {keys(QStringLiteral("why-not")),
         //: A row of the table of keys: what a key does
         HelpText::tr("Compare your planned move with the best one")},
        {keys(QStringLiteral("tilesLeft")), HelpText::tr("Show which tiles are left")},
        {keys(QStringLiteral("standings")),
         HelpText::tr("Show what everybody would score if the game ended now")},
        {keys(QStringLiteral("since-last-turn")), HelpText::tr("Show what happened since your last turn")},
        {keys(QStringLiteral("feature-tips")),
         HelpText::tr("Show or hide explanations of what is under the pointer")},
        {keys(QStringLiteral("square-tips")), HelpText::tr("Show or hide which tiles fit an empty square")},
        {keys(QStringLiteral("dead-squares")),
         HelpText::tr("Show or hide marks on squares that no tile fits anymore")},
        {keys(QStringLiteral("owners")), HelpText::tr("Show or hide who holds each prairie, by color")},
        {keys(QStringLiteral("coordinates")), HelpText::tr("Show or hide the numbers of columns and rows")},
        {keys(QStringLiteral("as-at-table")),
         HelpText::tr("Hide all these aids, as if at a real table, or show them again")},
        {keys(QStringLiteral("go-on")), HelpText::tr("Make the computer play now or continue")},
        //: A key
        {HelpText::tr("Hold V"), HelpText::tr("Look at your own gold")},
        {keys(QStringLiteral("next-pane")), HelpText::tr("Switch between the board, the panels and the log")},
    };
    const std::vector<ui::KeyEntry> review{
        {stepKeys(), HelpText::tr("Go back or forward one turn")},
        //: Keys
        {HelpText::tr("Home, End"), HelpText::tr("Go to the start or to the last turn")},
        {QStringLiteral("B"), HelpText::tr("Show or hide the better move on the board")},
        {QStringLiteral("D"), HelpText::tr("Switch between points and chances")},
        //: A key
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
