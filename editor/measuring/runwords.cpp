// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/runwords.h"

#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/withsign.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lodeline::desk {
namespace {

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(LabWords)
};

using Argument = StandOut::Argument;

QString argumentText(const Argument& argument, const std::function<QString(const std::string&)>& nameText)
{
    switch (argument.kind) {
    case Argument::Kind::Percent:
        return percentText(argument.number);
    case Argument::Kind::Decimal:
        return decimalText(argument.number);
    case Argument::Kind::Count:
        return QLocale().toString(static_cast<int>(std::lround(argument.number)));
    case Argument::Kind::Name:
        //: %1 the name of a tile, card or bonus, in quotation marks
        return LabWords::tr("\"%1\"").arg(nameText(argument.name));
    }
    return {};
}

} // namespace

QString standOutText(const char* sentence, const StandOut& found,
                     const std::function<QString(const std::string&)>& nameText)
{
    QStringList arguments;
    for (const Argument& argument : found.arguments)
        arguments += argumentText(argument, nameText);
    return ui::filled(QCoreApplication::translate("LabFinding", sentence), arguments);
}

QString weightText(StandOut::Weight weight)
{
    switch (weight) {
    case StandOut::Weight::Serious:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Serious");
    case StandOut::Weight::Notable:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Notable");
    case StandOut::Weight::Remark:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Remark");
    }
    return {};
}

QString decimalText(double number)
{
    const QString text = QLocale().toString(std::abs(number), 'f', 1);
    const bool isBelow = std::lround(10 * number) < 0;
    return isBelow ? ui::withSign(number, text) : text;
}

QString intervalText(const WinShare& share)
{
    //: An interval: %1 "48", the lower bound, %2 "59 %", the upper one
    return LabWords::tr("%1 to %2").arg(QLocale().toString(100 * share.low, 'f', 0), percentText(share.high));
}

QString levelText(const std::string& level)
{
    if (level == "random")
        //: A computer player that moves by chance
        return LabWords::tr("Random");
    if (level == "greenhorn")
        //: Name of a computer player
        return LabWords::tr("Greenhorn");
    if (level == "prospector")
        //: Name of a computer player
        return LabWords::tr("Prospector");
    if (level == "foreman")
        //: Name of a computer player
        return LabWords::tr("Foreman");
    return QString::fromStdString(level);
}

QString runText(RunState state, int games, int players, const std::string& level)
{
    QString text;
    switch (state) {
    case RunState::Running:
        //: %Ln games played up to now, %1 number of players, %2 the level of all of them
        text = LabWords::tr("%Ln game(s) so far, %1 × %2", nullptr, games);
        break;
    case RunState::Canceled:
        //: %Ln games played, %1 number of players, %2 the level of all of them
        text = LabWords::tr("Canceled after %Ln game(s), %1 × %2", nullptr, games);
        break;
    case RunState::Complete:
        //: %Ln games played, %1 number of players, %2 the level of all of them
        text = LabWords::tr("%Ln game(s), %1 × %2", nullptr, games);
        break;
    }
    return text.arg(QLocale().toString(players), levelText(level));
}

} // namespace lodeline::desk
