// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::ui {

// A name as a button, a tab or a menu shows it: its ampersands make no shortcut.
inline QString plainLabel(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

// Ids and numbers as they are written: "08 × 4" would become "4 × 08" in a window that is written from right
// to left.
inline QString leftToRight(const QString& text)
{
    return QChar(0x2066) + text + QChar(0x2069);
}

} // namespace lodeline::ui
