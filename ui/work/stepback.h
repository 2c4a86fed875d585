// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::ui {

// For a thread whose work takes all processors: whoever uses the windows comes first. Threads that it makes
// later inherit it.
void stepBack();

} // namespace lodeline::ui
