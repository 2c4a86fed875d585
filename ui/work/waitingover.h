// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/progress.h"

class QWidget;

namespace lodeline::ui {

// A worker that works outside of the GUI thread. Until it is done the window shows itself, but what the user
// types and clicks there waits; after a moment a dialog over the window says `label` and how far it is, and
// cancels it.
Worker waitingOver(QWidget* window, const QString& label);

} // namespace lodeline::ui
