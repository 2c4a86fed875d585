// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/lab/simulation.h"
#include "engine/goldrush/learning/learnedset.h"

namespace lodeline::goldrush {

// Of its document, so that it names a file that `lodeline-cli learn` has written.
Sha256 learnedDigest(const LearnedSet& learned);

// The players of the simulation go by what was learned, and its result says so.
void playBy(const LearnedSet& learned, Simulation& simulation);

} // namespace lodeline::goldrush
