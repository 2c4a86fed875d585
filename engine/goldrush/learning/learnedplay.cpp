// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/learnedplay.h"

#include "engine/core/pictures/sha256.h"
#include "engine/goldrush/learning/learnedsetfile.h"

namespace lodeline::goldrush {

Sha256 learnedDigest(const LearnedSet& learned)
{
    return sha256Of(toJson(learned));
}

void playBy(const LearnedSet& learned, Simulation& simulation)
{
    simulation.learned = learnedDigest(learned);
    simulation.make = [weights = std::make_shared<const Weights>(learned.weights)](const std::string& name) {
        return makePlayer(name, 1, weights);
    };
}

} // namespace lodeline::goldrush
