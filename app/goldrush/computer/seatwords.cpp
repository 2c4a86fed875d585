// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/seatwords.h"

#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/wording/words.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

namespace lodeline::goldrush {
namespace {

struct SeatWords
{
    Q_DECLARE_TR_FUNCTIONS(SeatWords)
};

// A level by the name that the engine gives it; empty for any other.
QString levelName(const QString& level)
{
    if (level == QLatin1String("greenhorn"))
        //: Weakest level of the computer players
        return SeatWords::tr("Greenhorn");
    if (level == QLatin1String("prospector"))
        //: Second level of the computer players
        return SeatWords::tr("Prospector");
    if (level == QLatin1String("foreman"))
        //: Third level of the computer players
        return SeatWords::tr("Foreman");
    if (level == QLatin1String("baron"))
        //: Strongest level of the computer players
        return SeatWords::tr("Baron");
    return {};
}

} // namespace

const QStringList& seatKinds()
{
    static const QStringList kinds{QStringLiteral("human"), QStringLiteral("ai:greenhorn"),
                                   QStringLiteral("ai:prospector"), QStringLiteral("ai:foreman"),
                                   QStringLiteral("ai:baron")};
    return kinds;
}

QString seatKindName(const QString& kind)
{
    const QString name = QString::fromStdString(computerName(kind.toStdString()));
    if (name.isEmpty())
        //: A player who is no computer
        return SeatWords::tr("Person");
    // A level may have another time a move, as in baron@200.
    const QString level = levelName(name.section(u'@', 0, 0));
    if (!level.isEmpty())
        return level + ui::shownName(name.mid(name.section(u'@', 0, 0).size()));
    //: %1 is the technical name of a computer player, such as uct:100
    return SeatWords::tr("Computer %1").arg(ui::nameInText(name));
}

QString seatKindDescription(const QString& kind)
{
    switch (seatKinds().indexOf(kind)) {
    case 0:
        //: Who plays; stands below "Person"
        return SeatWords::tr("Somebody at this computer");
    case 1:
        //: How a computer player plays; stands below "Greenhorn"
        return SeatWords::tr("Plays plainly and makes mistakes as a beginner does");
    case 2:
        //: How a computer player plays; stands below "Prospector"
        return SeatWords::tr("Knows what everything is worth and moves at once");
    case 3:
        //: How a computer player plays; stands below "Foreman"
        return SeatWords::tr("Looks ahead before each move");
    case 4:
        //: How a computer player plays; stands below "Baron"
        return SeatWords::tr("The strongest: thinks for about a second");
    default:
        return {};
    }
}

QString nameWithLevel(const QString& name, const QString& kind)
{
    if (computerName(kind.toStdString()).empty())
        return name;
    return ui::withRemark(name, seatKindName(kind));
}

QString nameWithLevel(const GameRecord& record, int seat)
{
    const std::string& kind = record.players[static_cast<std::size_t>(seat)].kind;
    return nameWithLevel(playerName(record, seat), QString::fromStdString(kind));
}

} // namespace lodeline::goldrush
