// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/helptext.h"

#include "ui/plainlabel.h"
#include "ui/wording/html.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeySequence>

#include <vector>

namespace lodeline::goldrush {

using ui::heading;

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

QString key(QKeySequence::StandardKey standard)
{
    return QKeySequence(standard).toString(QKeySequence::NativeText);
}

// Back and forward: the turns of a review run as the language reads, and so do these keys in the text.
QString stepKeys()
{
    const QString left = QStringLiteral("←");
    const QString right = QStringLiteral("→");
    return QGuiApplication::layoutDirection() == Qt::RightToLeft
               ? QStringLiteral("\u2067%1\u2069").arg(ui::listed({right, left}))
               : ui::leftToRight(ui::listed({left, right}));
}

} // namespace

QString shortcutsHtml()
{
    const std::vector<ui::KeyEntry> board{
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Click"),
         HelpText::tr("Lay the tile on the marked spot; then click the piece to put down")},
        //: A button of the mouse and keys
        {HelpText::tr("Right button, R, Shift+R"), HelpText::tr("Turn the tile")},
        //: The wheel of the mouse
        {HelpText::tr("Wheel over the tile"), HelpText::tr("Turn the tile")},
        //: The wheel of the mouse and keys
        {HelpText::tr("Wheel elsewhere, +, −"), HelpText::tr("Zoom in and out")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Drag"), HelpText::tr("Move the board")},
        {QStringLiteral("0"), HelpText::tr("Show the whole board")},
        //: Keys
        {HelpText::tr("Tab, Shift+Tab, arrow keys"), HelpText::tr("Go to another spot or action")},
        //: Keys
        {HelpText::tr("Enter, Space"), HelpText::tr("Lay the tile, take the action")},
        {ui::leftToRight(QStringLiteral("1 – 9")), HelpText::tr("Take that action of the list")},
        //: A key
        {HelpText::tr("Esc"), HelpText::tr("Take the tile back before the turn is over")},
        {QStringLiteral("H"), HelpText::tr("Show the three best moves")},
        //: Keys
        {HelpText::tr("Shift+H"), HelpText::tr("Compare the move in mind with the best one")},
        {QStringLiteral("T"), HelpText::tr("Show which tiles are left")},
        {QStringLiteral("S"), HelpText::tr("Show what everybody would score if the game ended now")},
        {QStringLiteral("L"), HelpText::tr("Tell what happened since your last turn")},
        {QStringLiteral("I"), HelpText::tr("Explain what the pointer rests on, or stop that")},
        {QStringLiteral("E"), HelpText::tr("Tell which tiles fit an empty square, or stop that")},
        {QStringLiteral("X"), HelpText::tr("Mark squares that no tile fits any more, or stop that")},
        {QStringLiteral("F"), HelpText::tr("Colour prairies by their farmers, or stop that")},
        {QStringLiteral("C"), HelpText::tr("Show the numbers of columns and rows, or stop that")},
        {QStringLiteral("A"), HelpText::tr("As at the table: without all of these, or with them again")},
        {QStringLiteral("P"), HelpText::tr("Let the computer play now or go on")},
        //: A key
        {HelpText::tr("V, held down"), HelpText::tr("Look at your own gold")},
        {QStringLiteral("F6"), HelpText::tr("Go between the board, the panels and the log")},
    };
    const std::vector<ui::KeyEntry> window{
        {key(QKeySequence::New), HelpText::tr("New game")},
        {key(QKeySequence::Open), HelpText::tr("Open a game")},
        {key(QKeySequence::Save), HelpText::tr("Save the game")},
        {key(QKeySequence::Undo), HelpText::tr("Undo a turn")},
        {key(QKeySequence::Redo), HelpText::tr("Redo a turn")},
        {QKeySequence(Qt::CTRL | Qt::Key_R).toString(QKeySequence::NativeText),
         HelpText::tr("Review the game")},
        {QKeySequence(Qt::CTRL | Qt::Key_T).toString(QKeySequence::NativeText),
         HelpText::tr("Open the tile-set editor")},
        {QStringLiteral("F11"), HelpText::tr("Full screen")},
        {QStringLiteral("M"), HelpText::tr("Switch the sounds on or off")},
        {QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText),
         HelpText::tr("Find a command by its name")},
        {QStringLiteral("?"), HelpText::tr("Show these keys")},
        {key(QKeySequence::Quit), HelpText::tr("Quit; the game is kept")},
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
           heading(HelpText::tr("In the window")) + ui::keyTable(window) +
           //: Heading above a table of keys
           heading(HelpText::tr("In the review")) + ui::keyTable(review);
}

} // namespace lodeline::goldrush
