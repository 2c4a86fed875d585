// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace lodeline::ui {

// Gives the focus to the pane after the one that has it, in a ring; panes that are hidden are left out. The
// first counts as having it when none has.
void focusNextPane(const QList<QWidget*>& panes);

} // namespace lodeline::ui
