// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/helptext.h"

#include "app/match/keyshelp.h"
#include "ui/plainlabel.h"
#include "ui/wording/html.h"

#include <QCoreApplication>

#include <vector>

namespace lodeline::goldrush {

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

} // namespace

QString shortcutsHtml(const ui::KeyText& keys)
{
    const std::vector<ui::KeyEntry> board{
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Click"),
         HelpText::tr("Place the tile on a marked spot, then click the action to take")},
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
        //: A key
        {HelpText::tr("Hold V"), HelpText::tr("Look at your own gold")},
    };
    const std::vector<ui::KeyEntry> window{
        {keys(QStringLiteral("export-map")), HelpText::tr("Export the map as PDF, SVG or PNG")},
        {keys(QStringLiteral("pencil")), HelpText::tr("Open the tile-set editor")},
    };
    return app::keysHelp({board, window}, keys);
}

} // namespace lodeline::goldrush
