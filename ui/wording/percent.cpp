// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline {

namespace {

struct Percent
{
    Q_DECLARE_TR_FUNCTIONS(lodeline::Percent)
};

} // namespace

QString percentText(double share, int decimals)
{
    //: A share in hundredths: %1 is a number. Put a space before the last sign if your language has one there
    const QString text = Percent::tr("%1%");
    return text.arg(QLocale().toString(100 * share, 'f', decimals)).replace(u' ', QChar::Nbsp);
}

} // namespace lodeline
