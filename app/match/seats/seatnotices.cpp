// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/seatnotices.h"

#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

namespace lodeline::app {
namespace {

constexpr int kLongestReason = 300; // characters

struct SeatNotices
{
    Q_DECLARE_TR_FUNCTIONS(SeatNotices)
};

} // namespace

QString strangersText(const Problems& strangers, const QStringList& names)
{
    QStringList told;
    for (const Problem& problem : strangers) {
        const QString player =
            names.value(QString::fromStdString(problem.pointer).section(u'/', 2, 2).toInt());
        const QString word = ui::nameInText(problem.arguments.front());
        if (problem.code == FileProblem::UnknownPlayer)
            //: %1 technical name of a computer player, %2 name of the player that it stood for
            told << SeatNotices::tr("The computer player \"%1\" is unknown, so a person plays for %2.")
                        .arg(word, player);
        else
            //: %1 name of a colour in a file, %2 a player
            told << SeatNotices::tr("The color \"%1\" of %2 is unknown, so another one is used.")
                        .arg(word, player);
    }
    return told.join(u'\n');
}

QString failureText(const QString& player, const QString& reason)
{
    const QString text =
        //: %1 a player; "Players…" is the entry of the menu
        SeatNotices::tr("The computer can no longer play for %1, so a person plays for %1 now. To hand the "
                        "seat back, choose \"Players…\" in the Game menu.")
            .arg(player);
    return ui::withRemark(text, ui::shownLine(reason, kLongestReason));
}

} // namespace lodeline::app
