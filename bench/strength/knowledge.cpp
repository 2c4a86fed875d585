// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/knowledge.h"

#include "engine/goldrush/learning/setlearning.h"

#include <chrono>

namespace lodeline::strength {

using namespace goldrush;

SharedWeights Knowledge::of(const PlayedSet& set, int jobs, const Tell& tell, const std::atomic<bool>& stop)
{
    const auto known = weights_.find(set.digest);
    if (known != weights_.end())
        return known->second;
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    SetLearning learning = SetLearning::usual(*set.set);
    learning.jobs = jobs;
    std::stop_source stopping;
    const auto watch = [&](double) {
        if (stop)
            stopping.request_stop();
    };
    const auto learned = learnSet(set.set, learning, watch, stopping.get_token());
    if (!learned)
        return nullptr;
    tell(std::chrono::duration<double>(Clock::now() - start).count(), *learned);
    return weights_.emplace(set.digest, std::make_shared<const Weights>(learned->weights)).first->second;
}

} // namespace lodeline::strength
