// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"

namespace lodeline::test {

// A game of next to nothing: each seat says numbers, the set is the largest one. It learns nothing.
cli::GameKind toyKind();

} // namespace lodeline::test
