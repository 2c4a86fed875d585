// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace lodeline::ui {

// Writes a tab anew only if it changes: QTabWidget then paints all that is in it.
inline void setTabTitle(QTabWidget* tabs, int index, const QString& title)
{
    if (tabs->tabText(index) != title)
        tabs->setTabText(index, title);
}

} // namespace lodeline::ui
