// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/themechoice.h"

class QSettings;

namespace lodeline::ui {

// How the program looks as the settings of the game have it, which the editor goes by as well. Own themes
// have yet to be read, and other eyes are not kept. What makes no sense is as usual.
Look keptLook(const QSettings& settings);

} // namespace lodeline::ui
