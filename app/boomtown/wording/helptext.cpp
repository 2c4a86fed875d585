// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/helptext.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace lodeline::boomtown {
namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownHelp)
};

} // namespace

QString keysHtml()
{
    const std::vector<std::pair<QString, QString>> entries{
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Click"), HelpText::tr("Take a card into the hand, then place it")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Drag"), HelpText::tr("Both at once")},
        //: A button of the mouse, the wheel and a key
        {HelpText::tr("Right button, wheel, R"), HelpText::tr("Turn the card in the hand")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Point at a later card"), HelpText::tr("See what the cards that you pass over bring")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Point at a number"), HelpText::tr("See the squares that it comes from")},
        //: Keys
        {HelpText::tr("Tab, Shift+Tab, arrow keys"), HelpText::tr("Go to another card or place")},
        //: Keys
        {HelpText::tr("Enter, Space"), HelpText::tr("Take the card, place it")},
        //: A key
        {HelpText::tr("Esc"), HelpText::tr("Put the card back into the circle")},
        {QStringLiteral("P"), HelpText::tr("Let the computer play now or go on")},
        {QStringLiteral("F6"), HelpText::tr("Go between the board, the points and the log")},
    };
    QString rows;
    for (const auto& [keys, meaning] : entries)
        rows += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
    return QStringLiteral("<table cellpadding=\"4\">%1</table>").arg(rows);
}

} // namespace lodeline::boomtown
