// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"

#include <QString>

namespace lodeline::goldrush {

// What was seen, and what a practice game would allow.
QString undoStopText(UndoStop stop);

} // namespace lodeline::goldrush
