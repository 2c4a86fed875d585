// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/reviewtext.h"

#include "ui/withsign.h"
#include "ui/wording/percent.h"

#include <cmath>

namespace lodeline::app {

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

} // namespace lodeline::app
