// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::ui {

// After long work in threads of its own: the system gets back what they have freed, which the C library keeps
// for other threads otherwise.
void giveFreedMemoryBack();

} // namespace lodeline::ui
