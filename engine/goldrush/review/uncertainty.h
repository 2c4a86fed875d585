// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/outlook.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace lodeline::goldrush {

// Measured in games that the evaluation plays against itself, with and without weaker moves among its own, by
// these rules and with so many players; the seed and names of the setup do not matter. A quarter of a second
// for a set of usual size. All zeros when stopped. `beforeATurn`, if there is one, is called before each turn
// and may hold the work up.
Uncertainty measureUncertainty(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                               const Weights& weights = *shippedWeights(), const std::stop_token& stop = {},
                               const std::function<void()>& beforeATurn = {});

} // namespace lodeline::goldrush
