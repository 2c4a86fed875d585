// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace lodeline::cli {

// From now on Ctrl+C, or a request to terminate, says on standard error that the work stops soon and makes
// the flag true; the second one ends the program at once. Call it once, before threads start.
const std::atomic<bool>& stopsWhenInterrupted();

} // namespace lodeline::cli
