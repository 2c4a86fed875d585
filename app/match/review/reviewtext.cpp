// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/reviewtext.h"

#include "ui/withsign.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lodeline::app {
namespace {

struct ReviewText
{
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

} // namespace

QString signedPercentText(double share)
{
    const QString size = percentText(std::abs(share));
    return std::lround(100 * share) == 0 ? size : ui::withSign(share, size);
}

QString paragraph(const QString& html)
{
    return QStringLiteral("<p style=\"margin: 0 0 6px 0\">%1</p>").arg(html);
}

QString named(const QString& label, const QString& text)
{
    return QStringLiteral("<b>%1</b> %2").arg(label.toHtmlEscaped(), text.toHtmlEscaped());
}

QString turnTitle(std::size_t ply, const QString& player)
{
    //: %1 number, %2 name of a player
    return ReviewText::tr("Turn %1: %2").arg(QLocale().toString(ply + 1), player);
}

QString betterText(const QString& reasons)
{
    //: %1 the reasons for a move
    return ReviewText::tr("Better: %1.").arg(reasons);
}

QString playedHtml(const QString& move)
{
    //: Stands before the move that was played
    return paragraph(named(ReviewText::tr("Played:"), move));
}

QString betterHtml(const QString& move)
{
    //: Stands before a move that would have been better
    return paragraph(named(ReviewText::tr("Better:"), move));
}

QString noBetterHtml()
{
    return paragraph(ReviewText::tr("No better move was found.").toHtmlEscaped());
}

QString costHtml(const QString& cost)
{
    //: Stands before "12% of the chances": what the player's own move gave away
    return paragraph(named(ReviewText::tr("Cost of this move:"), cost));
}

QString chancesHtml(const std::vector<ChanceChange>& changes)
{
    QStringList parts;
    for (const ChanceChange& change : changes) {
        //: Chances after a turn, stands after "Chances now:"; %1 player, %2 "62%", %3 the change "+3%"
        parts << ReviewText::tr("%1 %2 (%3)")
                     .arg(change.player, percentText(change.now),
                          signedPercentText(change.now - change.before));
    }
    //: Stands before the chances of winning of all players
    return paragraph(named(ReviewText::tr("Chances now:"), ui::listed(parts)));
}

} // namespace lodeline::app
