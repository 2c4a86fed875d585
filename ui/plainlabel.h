// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::ui {

// A name as a button, a tab or a menu shows it: its ampersands make no shortcut.
inline QString plainLabel(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

} // namespace lodeline::ui
