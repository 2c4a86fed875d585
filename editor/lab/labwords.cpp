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
        return LabWords::tr("Railroads");
    case events::Score::Kind::Mountain:
        return LabWords::tr("Mountains");
    case events::Score::Kind::City:
        return LabWords::tr("Cities");
    case events::Score::Kind::Prairie:
        return LabWords::tr("Prairies");
    case events::Score::Kind::Gold:
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

QString runText(int games, int players, const std::string& level)
{
    //: %1 "500 games", %2 number of players, %3 the level of all of them
    return LabWords::tr("%1, %2 × %3")
        .arg(LabWords::tr("%Ln game(s)", nullptr, games), QLocale().toString(players), levelText(level));
}

} // namespace lodeline::goldrush::editor
