// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonparser.h"
#include "engine/goldrush/ai/evaluation/terms.h"

#include <optional>
#include <string_view>

namespace lodeline::goldrush {

inline constexpr std::string_view kWeightsFormat = "lodeline-weights";
inline constexpr int kWeightsVersion = 2;

// The weights in the text of a weights file; nothing if it is none.
std::optional<Weights> readWeights(std::string_view json);
// Those of its member "weights".
std::optional<Weights> weightsOf(const Json& rows);

} // namespace lodeline::goldrush
