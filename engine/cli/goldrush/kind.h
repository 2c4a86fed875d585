// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"

namespace lodeline::goldrush {

// The row of Gold Rush in the table of the command line.
cli::GameKind commandLineKind();

} // namespace lodeline::goldrush
