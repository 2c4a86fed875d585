// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/withsign.h"

#include "ui/plainlabel.h"

namespace lodeline::ui {

QString withSign(double value, const QString& number)
{
    const QString sign = value > 0   ? QStringLiteral("+")
                         : value < 0 ? QStringLiteral("\u2212")
                                     : QStringLiteral("\u00b1");
    return ui::leftToRight(sign + number);
}

} // namespace lodeline::ui
