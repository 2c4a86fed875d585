// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/seatkinds.h"

#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

namespace lodeline::app {
namespace {

struct SeatWords
{
    Q_DECLARE_TR_FUNCTIONS(SeatWords)
};

constexpr QLatin1String kHalfway("+50");

// A level may be on its way to the next, as in prospector+50, and have another time a move, as in baron@200.
QString levelOf(const QString& name)
{
    return name.section(u'@', 0, 0).section(u'+', 0, 0);
}

// How many of 100 moves are those of the next level: "50" of ai:prospector+50@200. Empty where none are.
QString shareOfNext(const QString& kind)
{
    return kind.section(u'+', 1).section(u'@', 0, 0).section(u':', 0, 0);
}

QString betweenLevels(const QString& share)
{
    if (share.isEmpty())
        return {};
    if (share == kHalfway.mid(1))
        //: How a computer player between two levels plays; stands below "Prospector+"
        return SeatWords::tr("Halfway to the next level: plays about half of the moves at that level.");
    //: How a computer player between two levels plays; stands below "Prospector+30"
    return SeatWords::tr("On the way to the next level: plays some of the moves at that level.");
}

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

std::string_view nameInKind(std::string_view kind)
{
    constexpr std::string_view kPrefix = "ai:";
    return kind.starts_with(kPrefix) ? kind.substr(kPrefix.size()) : std::string_view();
}

QString seatKindName(const QString& kind, const SeatKinds& kinds)
{
    const QString name = QString::fromStdString(kinds.computerName(kind.toStdString()));
    if (name.isEmpty())
        //: A player who is no computer
        return SeatWords::tr("Person");
    const QString id = levelOf(name);
    if (const QString level = levelName(id); !level.isEmpty()) {
        QString rest = name.mid(id.size());
        if (rest.startsWith(kHalfway))
            rest.replace(0, kHalfway.size(), QStringLiteral("+"));
        return level + ui::shownName(rest);
    }
    //: %1 is the technical name of a computer player, such as uct:100
    return SeatWords::tr("Computer %1").arg(ui::nameInText(name));
}

QString seatKindDescription(const QString& kind)
{
    if (kind == QLatin1String("human"))
        //: Who plays; stands below "Person"
        return SeatWords::tr("Someone at this computer.");
    if (kind == QLatin1String("ai:greenhorn"))
        //: How a computer player plays; stands below "Greenhorn"
        return SeatWords::tr("Fresh off the train: plays simple moves and makes beginner's mistakes.");
    if (kind == QLatin1String("ai:prospector"))
        //: How a computer player plays; stands below "Prospector"
        return SeatWords::tr("An old hand: knows what everything is worth and moves at once.");
    if (kind == QLatin1String("ai:foreman"))
        //: How a computer player plays; stands below "Foreman"
        return SeatWords::tr("Always has a plan: looks ahead before each move.");
    if (kind == QLatin1String("ai:baron"))
        //: How a computer player plays; stands below "Baron"
        return SeatWords::tr("Gives nothing away: the strongest player, thinks for about a second.");
    return betweenLevels(shareOfNext(kind));
}

std::optional<art::LevelFace> faceOf(const QString& kind, const SeatKinds& kinds)
{
    const QString name = levelOf(QString::fromStdString(kinds.computerName(kind.toStdString())));
    if (name.isEmpty())
        return art::LevelFace::Person;
    if (name == QLatin1String("greenhorn"))
        return art::LevelFace::Greenhorn;
    if (name == QLatin1String("prospector"))
        return art::LevelFace::Prospector;
    if (name == QLatin1String("foreman"))
        return art::LevelFace::Foreman;
    if (name == QLatin1String("baron"))
        return art::LevelFace::Baron;
    return std::nullopt;
}

QString nameWithLevel(const QString& name, const QString& kind, const SeatKinds& kinds)
{
    return kinds.isComputer(kind) ? ui::withRemark(name, seatKindName(kind, kinds)) : name;
}

} // namespace lodeline::app
