// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::ui {

// Which colours the windows have: those of the system, or always the same.
enum class ThemeChoice { System, Light, Dark };

} // namespace lodeline::ui
