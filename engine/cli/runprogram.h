// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"

namespace lodeline::cli {

// Runs the command line with these games; gives its exit status.
int runProgram(int argc, char** argv, Games games);

} // namespace lodeline::cli
