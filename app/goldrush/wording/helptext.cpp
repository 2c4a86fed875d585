// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/helptext.h"

#include "engine/goldrush/rules/points.h"
#include "ui/plainlabel.h"
#include "ui/wording/html.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeySequence>

#include <vector>

namespace lodeline::goldrush {

using ui::heading;
using ui::paragraph;

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

// A picture of the scenario beside what is to be seen on it.
QString picture(const QString& scenario, const QString& caption)
{
    return ui::pictured(QStringLiteral("%1:%2").arg(QString(kPictureScheme), scenario),
                        QStringLiteral("<i>%1</i>").arg(caption));
}

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

QString turnHtml()
{
    return heading(HelpText::tr("Your turn")) +
           paragraph(
               HelpText::tr("Draw a tile and lay it against the tiles on the table. Every edge that touches "
                            "another tile must go on there: track to track, mountain to mountain, prairie to "
                            "prairie. A tile that fits nowhere leaves the game and another is drawn.")) +
           picture(QStringLiteral("matching-edges"),
                   HelpText::tr("The new tile, framed, meets prairie with prairie on two sides.")) +
           paragraph(
               HelpText::tr("On a mountain of the new tile a token is put face down for every nugget that "
                            "the tile shows.")) +
           paragraph(HelpText::tr("Then you may do one of the following, or nothing:")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li><li>%4</li></ul>")
               .arg(HelpText::tr(
                        "Put a cowboy on the new tile: as railwayman on a railroad, gold miner on a "
                        "mountain, merchant in a city or farmer on a prairie. Nobody may have a cowboy "
                        "anywhere on that railroad, mountain, city or prairie yet."),
                    HelpText::tr(
                        "Pitch your tent on an unfinished mountain anywhere, or move it to another one. "
                        "No cowboy and no other tent may stand on that part of it."),
                    HelpText::tr(
                        "Mine: take one token from the mountain of your tent. Only you know its value."),
                    HelpText::tr("With the option Take back: take one of your cowboys back without points."));
}

QString scoringHtml()
{
    return heading(HelpText::tr("Points at once")) +
           paragraph(HelpText::tr(
                         "A railroad is finished when both ends lie in a junction, a city or a mountain, or "
                         "when it is a loop. It brings %n point(s) for each tile, and %1 when exactly one "
                         "locomotive runs on it.",
                         nullptr, kPoints.tile)
                         .arg(kPoints.locomotive * kPoints.tile)) +
           picture(QStringLiteral("railroad-locomotive"),
                   HelpText::tr("Four tiles and one locomotive: 8 points for the railwayman.")) +
           paragraph(HelpText::tr(
               "A mountain is finished when it is closed all around. Whoever has most miners "
               "there gets the tokens that are left and %n point(s) for each nugget on its tiles; "
               "on a tie the tokens are dealt in turn.",
               nullptr, kPoints.nugget)) +
           picture(QStringLiteral("mountain-alone"),
                   HelpText::tr("Seven nuggets: 7 points and all tokens for the only miner. The tent goes "
                                "home without points.")) +
           paragraph(
               HelpText::tr("A city is finished when all railroads that leave it are. Its merchant gets %n "
                            "point(s) for each different one.",
                            nullptr, kPoints.railroadOfCity)) +
           picture(QStringLiteral("city-two-railroads"),
                   HelpText::tr("Two finished railroads leave the city: 6 points for the merchant.")) +
           paragraph(
               HelpText::tr("The most cowboys count; on a tie everybody gets all of the points. Then the "
                            "cowboys and tents go home.")) +
           heading(HelpText::tr("Points at the end")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li><li>%4</li></ul>")
               .arg(HelpText::tr("Unfinished railroads bring %n point(s) per tile, locomotives aside.",
                                 nullptr, kPoints.tile),
                    HelpText::tr("Unfinished mountains bring %n point(s) per nugget, unfinished cities %1 "
                                 "points for each "
                                 "finished railroad.",
                                 nullptr, kPoints.nugget)
                        .arg(kPoints.railroadOfCity),
                    HelpText::tr(
                        "Farmers score their prairie: %n point(s) for each tipi camp and %1 for each horse "
                        "herd.",
                        nullptr, kPoints.tipi)
                        .arg(kPoints.herd),
                    HelpText::tr("Everybody reveals the tokens and scores their values.")) +
           picture(QStringLiteral("prairie-majority"),
                   HelpText::tr("Two camps and three herds: 16 points for two farmers, none for the one "
                                "farmer of the other player.")) +
           paragraph(HelpText::tr("The most points win; a tie shares the win."));
}

} // namespace

QString rulesHtml()
{
    return heading(HelpText::tr("What it is about")) +
           paragraph(
               HelpText::tr("Together you lay out a land of railroads, mountains and prairies, tile by tile. "
                            "Your cowboys claim parts of it and bring points when those are finished.")) +
           turnHtml() + scoringHtml();
}

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
        {QStringLiteral("I"), HelpText::tr("Explain what the pointer rests on, or stop that")},
        {QStringLiteral("X"), HelpText::tr("Mark squares that no tile fits any more, or stop that")},
        {QStringLiteral("C"), HelpText::tr("Show the numbers of columns and rows, or stop that")},
        {QStringLiteral("A"), HelpText::tr("As at the table: without the four before, or with them again")},
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
