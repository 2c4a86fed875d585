// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/goldrush/ai/evaluation/terms.h"

namespace lodeline::test {

// Parameters from -0.5 to 0.5, multiples of 1/4096.
inline goldrush::Network someNetwork(std::uint64_t seed)
{
    Random random(seed);
    goldrush::Network network;
    for (float& parameter : network.parameters)
        parameter = (static_cast<float>(random.below(4097)) - 2048) / 4096;
    return network;
}

// To which every holding is worth so much more.
inline goldrush::Network networkWorth(float points)
{
    goldrush::Network network;
    network.parameters[goldrush::Network::kBias] = 1;
    network.parameters[goldrush::Network::kLast] = points;
    return network;
}

// The shipped weights with such a network, as those are that were learned.
inline goldrush::SharedWeights weightsWithNetwork(std::uint64_t seed)
{
    return std::make_shared<const goldrush::Weights>(
        goldrush::Weights{goldrush::shippedWeights()->parts, someNetwork(seed)});
}

} // namespace lodeline::test
