// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labwords.h"

#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::goldrush::editor {
namespace {

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(LabWords)
};

QString argumentText(const LabFinding::Argument& argument)
{
    switch (argument.kind) {
    case LabFinding::Argument::Kind::Percent:
        return percentText(argument.number);
    case LabFinding::Argument::Kind::Decimal:
        return decimalText(argument.number);
    case LabFinding::Argument::Kind::Count:
        return QLocale().toString(static_cast<int>(std::lround(argument.number)));
    case LabFinding::Argument::Kind::Name:
        //: %1 the name of a tile, in quotation marks
        return LabWords::tr("\"%1\"").arg(ui::nameInText(argument.name));
    }
    return {};
}

} // namespace

QString findingText(const LabFinding& finding)
{
    QStringList arguments;
    for (const LabFinding::Argument& argument : finding.arguments)
        arguments += argumentText(argument);
    return ui::filled(QCoreApplication::translate("LabFinding", findingTemplate(finding.code)), arguments);
}

QString weightText(LabFinding::Weight weight)
{
    switch (weight) {
    case LabFinding::Weight::Serious:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Serious");
    case LabFinding::Weight::Notable:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Notable");
    case LabFinding::Weight::Remark:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Remark");
    }
    return {};
}

QString decimalText(double number)
{
    return QLocale().toString(number, 'f', 1);
}

QString sourceText(events::Score::Kind source)
{
    switch (source) {
    case events::Score::Kind::Railroad:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Railroads");
    case events::Score::Kind::Mountain:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Mountains");
    case events::Score::Kind::City:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Cities");
    case events::Score::Kind::Prairie:
        //: Row of a table: where points or complete features come from
        return LabWords::tr("Prairies");
    case events::Score::Kind::Gold:
        //: Row of a table: points from mining tokens
        return LabWords::tr("Gold");
    }
    return {};
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

} // namespace lodeline::goldrush::editor
