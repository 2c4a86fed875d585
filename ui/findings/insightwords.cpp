// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/insightwords.h"

#include "ui/findings/standoutwords.h"

namespace lodeline::goldrush {

QString insightText(const Insight& insight)
{
    return ui::standOutText("Insight", insightTemplate(insight.code), insight);
}

} // namespace lodeline::goldrush
