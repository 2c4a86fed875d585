// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/problemtext.h"
#include "ui/wording/joining.h"

namespace lodeline::ui {

// Whether a list shows a sign of it: notes have none. A Severity, or -1 for none.
inline bool hasSign(int severity)
{
    return severity >= 0 && severity <= static_cast<int>(Severity::Warning);
}

// "Tile 12, 2 copies: prairie. Warning", for those who do not see the sign.
inline QString withSeverity(const QString& text, int worst)
{
    return hasSign(worst) ? sentences({text, severityText(static_cast<Severity>(worst))}) : text;
}

} // namespace lodeline::ui
