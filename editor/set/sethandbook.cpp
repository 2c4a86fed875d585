// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/setkind.h"
#include "ui/wording/html.h"

namespace lodeline::goldrush::editor {
namespace {

using ui::heading;
using ui::paragraph;

struct SetHandbook
{
    Q_DECLARE_TR_FUNCTIONS(SetHandbook)
};

QString list(const QStringList& items)
{
    QString html;
    for (const QString& item : items)
        html += QStringLiteral("<li>%1</li>").arg(item);
    return QStringLiteral("<ul>%1</ul>").arg(html);
}

QString picture(const QString& name)
{
    return paragraph(QStringLiteral("<img src=\"picture:%1\">").arg(name));
}

QString beginning()
{
    //: Heading in the handbook
    return heading(SetHandbook::tr("From nothing to a printed set"), QStringLiteral("begin")) +
           list({SetHandbook::tr("Start a new set: empty, or with the tiles of an existing one."),
                 SetHandbook::tr(
                     "Draw a tile. Duplicate it and change the copy: that is faster than drawing a new one."),
                 SetHandbook::tr("Work through the problems until no error is left."),
                 SetHandbook::tr("Let the computer play in the lab, and change what stands out."),
                 SetHandbook::tr("Play a game with your set, then print it.")}) +
           paragraph(SetHandbook::tr("Everything can be undone. If the program crashes, it offers to recover "
                                     "your changes at the next start."));
}

QString drawing()
{
    //: Heading in the handbook
    return heading(SetHandbook::tr("Drawing a tile"), QStringLiteral("drawing")) +
           picture(QStringLiteral("drawing")) +
           list({SetHandbook::tr("Click near an edge to make it railroad, mountain or prairie."),
                 SetHandbook::tr("Drag from one edge to another to lay track, or into the middle to end it "
                                 "there. Dragging from a mountain extends the mountain."),
                 SetHandbook::tr("Turn the wheel to add or remove the symbol under the pointer: nuggets, "
                                 "locomotives, tipi camps, or with Shift horse herds."),
                 SetHandbook::tr("Each of the tools above the drawing does one of these things.")}) +
           paragraph(
               SetHandbook::tr("The picture always shows what the tile is in the game. Beside it you see the "
                               "tile turned, and among tiles that fit."));
}

QString tiles()
{
    //: Heading in the handbook
    return heading(SetHandbook::tr("Tiles and the set"), QStringLiteral("tiles")) +
           paragraph(SetHandbook::tr(
               "The list on the left shows all tiles. Choose several to turn, mirror, copy or remove them "
               "together. Drag them to change their order, or to another set.")) +
           paragraph(
               SetHandbook::tr("On the right you give a tile its id and the number of copies. The tab "
                               "\"Set\" shows the name of the set, its start tile and the mining tokens."));
}

QString ownArt()
{
    //: Heading in the handbook
    return heading(SetHandbook::tr("Custom pictures"), QStringLiteral("art")) +
           paragraph(SetHandbook::tr("\"Custom picture\" gives a tile a picture from a file. SVG is sharp at "
                                     "any size; PNG and other pictures keep up to 2,400 pixels a side.")) +
           paragraph(SetHandbook::tr(
               "The game can draw its tracks, nuggets, locomotives, tipi camps and horse herds on top of "
               "your picture. Choose which ones, for one tile or the whole set.")) +
           paragraph(SetHandbook::tr(
               "To begin, export a tile as SVG. The file has a layer for each part of the tile. Change the "
               "file in a drawing program, then import it again. The layers that the game draws on top of "
               "your picture are locked. Unlock a layer to draw that part yourself.")) +
           paragraph(SetHandbook::tr(
               "\"Pictures from a folder\" gives each tile the picture named after its id. What you save in "
               "a drawing program afterwards shows at once, or when you open the set again.")) +
           paragraph(SetHandbook::tr(
               "At the bottom of the \"Set\" tab, you can replace the symbols on all tiles, the backs, the "
               "tokens and the pieces with your own pictures: choose a file, or drop it onto its row. In a "
               "folder they are found by names such as nugget.svg, herd.png, back.png, token-5.png, "
               "token-back.svg, cowboy.svg or tent.svg.")) +
           paragraph(
               SetHandbook::tr("A note in the list of problems says where the colors at an edge differ from "
                               "those of other tiles. A set is saved together with its pictures."));
}

QString problems()
{
    //: Heading in the handbook
    return heading(SetHandbook::tr("Problems"), QStringLiteral("problems")) +
           picture(QStringLiteral("problems")) +
           paragraph(
               SetHandbook::tr("A set with an error cannot be played. Warnings and notes are for you to "
                               "judge: not every one is a mistake.")) +
           paragraph(SetHandbook::tr(
               "Click a problem to go to it. The button beside it repairs it, or offers several repairs."));
}

QString measuring()
{
    //: Heading in the handbook
    return heading(SetHandbook::tr("Statistics and lab"), QStringLiteral("lab")) +
           picture(QStringLiteral("lab")) +
           paragraph(SetHandbook::tr(
               "The statistics count what is on your tiles and compare it with the classic set.")) +
           paragraph(SetHandbook::tr(
               "In the lab the computer plays many games with your set. \"What stands out\" says in words "
               "where it differs from the classic set. The more games, the more reliable the numbers.")) +
           paragraph(SetHandbook::tr("Under \"Learned\", the computer first learns to play your set well. "
                                     "Then it tells you what it has found out.")) +
           paragraph(
               SetHandbook::tr("Change a tile, run the lab again and compare. The numbers can be exported."));
}

QString printing()
{
    //: Heading in the handbook
    return heading(SetHandbook::tr("Playing and printing"), QStringLiteral("print")) +
           paragraph(
               SetHandbook::tr("F5 starts the game with the set as it is now, saved or not. \"Install in the "
                               "game\" lets you choose it for any new game.")) +
           picture(QStringLiteral("print")) +
           paragraph(
               SetHandbook::tr("\"Print and play\" makes pages of tiles, tokens and pieces at their true "
                               "size, with marks to cut along, for your printer or as PDF or SVG. Print one "
                               "page first and measure its ruler.")) +
           paragraph(SetHandbook::tr(
               "For a print shop, export a PDF with a bleed: the picture then extends beyond the cut."));
}

} // namespace

QString SetKind::handbookHtml() const
{
    return beginning() + drawing() + tiles() + problems() + measuring() + ownArt() + printing();
}

} // namespace lodeline::goldrush::editor
