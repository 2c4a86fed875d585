// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/playedset.h"
#include "engine/goldrush/learning/learnedset.h"

#include <atomic>
#include <functional>
#include <map>

namespace lodeline::strength {

// What players have learned of sets: the same on every machine, and learned again by every call.
class Knowledge
{
public:
    // Learns it by so many threads where it is not known yet. `tell(seconds, what was learned)` is called
    // then. Null when it was stopped.
    using Tell = std::function<void(double seconds, const goldrush::LearnedSet& learned)>;
    goldrush::SharedWeights of(const PlayedSet& set, int jobs, const Tell& tell,
                               const std::atomic<bool>& stop);

private:
    std::map<std::string, goldrush::SharedWeights> weights_; // by digest
};

} // namespace lodeline::strength
