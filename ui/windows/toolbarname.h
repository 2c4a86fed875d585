// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QToolBar>

namespace lodeline::ui {

// Names a row of buttons for menus and screen readers. It has no title for that: Qt would tell screen readers
// the first one for ever.
inline void nameToolBar(QToolBar* bar, const QString& name)
{
    bar->toggleViewAction()->setText(name);
    bar->setAccessibleName(name);
}

} // namespace lodeline::ui
