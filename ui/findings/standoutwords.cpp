// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/standoutwords.h"

#include "ui/problemtext.h"
#include "ui/withsign.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lodeline::ui {
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

QString decimalText(double number)
{
    const QString text = QLocale().toString(std::abs(number), 'f', 1);
    const bool isBelow = std::lround(10 * number) < 0;
    return isBelow ? withSign(number, text) : text;
}

QString standOutText(const char* context, const char* sentence, const StandOut& found,
                     const std::function<QString(const std::string&)>& nameText)
{
    QStringList arguments;
    for (const Argument& argument : found.arguments)
        arguments += argumentText(argument, nameText);
    return filled(QCoreApplication::translate(context, sentence), arguments);
}

} // namespace lodeline::ui
