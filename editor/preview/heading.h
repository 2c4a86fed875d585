// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/windows/textscale.h"

#include <QLabel>

namespace lodeline::goldrush::editor {

// What stands over a part of a panel, and a line that explains it.

inline void makeHeading(QLabel* label)
{
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setWordWrap(true);
}

inline void makeNote(QLabel* label)
{
    QFont small = label->font();
    ui::setScaled(small, small, 0.92);
    label->setFont(small);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
}

} // namespace lodeline::goldrush::editor
