// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/networkinput.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr std::size_t kKinds = 4; // of features: an input for each

} // namespace

Network::Input networkInput(const FeatureSketch& feature, Claim claim, float tilesLeft)
{
    const bool prairie = feature.kind == FeatureKind::Prairie;
    const float open = static_cast<float>(std::min(feature.open, kSides)) / 2;
    const float value = static_cast<float>(feature.value) / (prairie ? 20.0F : 5.0F);
    const float spots = prairie ? static_cast<float>(feature.open) / 6 : 0.0F;
    const auto chance = static_cast<float>(feature.chance);
    const float prize = prairie ? spots : chance * static_cast<float>(feature.points()) / 8;
    Network::Input input{};
    input[static_cast<std::size_t>(feature.kind)] = 1;
    std::size_t next = kKinds;
    for (const float amount :
         {open, value, feature.locomotives > 0 ? 1.0F : 0.0F, static_cast<float>(feature.tokens) / 2, chance,
          prize, feature.dead ? 1.0F : 0.0F, claim == Claim::Shared ? 1.0F : 0.0F,
          claim == Claim::Behind ? 1.0F : 0.0F, tilesLeft, (1 - tilesLeft) * value, tilesLeft * open,
          tilesLeft * spots})
        input[next++] = amount;
    return input;
}

} // namespace lodeline::goldrush
