// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/abouttext.h"

#include "ui/wording/html.h"

#include <QCoreApplication>

namespace lodeline::app {
namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

} // namespace

QString aboutHtml()
{
    return QStringLiteral("<h2>Lodeline %1</h2>").arg(QCoreApplication::applicationVersion()) +
           ui::paragraph(HelpText::tr("Tile-laying and card games for the desktop.")) +
           ui::paragraph(
               HelpText::tr("Free software: you may use, study, share and change it under the GNU General "
                            "Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.")) +
           ui::paragraph(HelpText::tr("It comes without any warranty.")) +
           ui::paragraph(HelpText::tr("An unofficial program by players for players, not affiliated with the "
                                      "publishers or authors of any board game."));
}

} // namespace lodeline::app
