// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"

namespace lodeline::boomtown {

// The row of Boomtown in the table of games.
cli::GameKind commandLineKind();

} // namespace lodeline::boomtown
