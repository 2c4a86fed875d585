// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lore/insights.h"
#include "engine/goldrush/lore/setstudy.h"

#include <condition_variable>
#include <mutex>

namespace lodeline::test {

// Of somebody who wants everything that is bad, and so plays unlike the usual weights.
inline goldrush::LearnedSet perverse(int games = 1234)
{
    goldrush::LearnedSet learned{*goldrush::shippedWeights(), games, 0.625};
    for (auto& parts : learned.weights.parts)
        for (double& part : parts)
            part = -part;
    learned.weights = rounded(learned.weights);
    return learned;
}

// One of each that a set can have at once.
inline std::vector<goldrush::Insight> someInsights()
{
    using goldrush::Insight;
    using Code = Insight::Code;
    using Weight = Insight::Weight;
    constexpr auto percent = Insight::Argument::percent;
    constexpr auto decimal = Insight::Argument::decimal;
    constexpr auto count = Insight::Argument::count;
    return {
        {{Weight::Notable, 1, {percent(0.42)}}, Code::MountainsPay},
        {{Weight::Notable, 1, {percent(0.46), percent(0.42), percent(0.49), percent(0.5)}}, Code::FirstSeat},
        {{Weight::Notable, 1, {count(11), count(34)}}, Code::LeadUnsure},
        {{Weight::Remark, 1, {decimal(3.2), decimal(2.5)}}, Code::Farmers},
        {{Weight::Remark, 1, {percent(0.61)}}, Code::FarmersLate},
        {{Weight::Remark, 1, {decimal(2.5)}}, Code::TentPays},
        {{Weight::Remark, 1, {percent(0.12)}}, Code::MindChanges},
        {{Weight::Remark, 1, {count(8000), percent(0.56)}}, Code::Learned}};
}

// A study that is over at once.
inline std::optional<std::vector<goldrush::Insight>> studyAtOnce(const goldrush::TileSet& /*set*/,
                                                                 const goldrush::SetStudy& study,
                                                                 const goldrush::StudyTold& told,
                                                                 const std::stop_token& /*stop*/)
{
    if (!study.learned)
        told.learned(perverse());
    return someInsights();
}

// One that says how far it is, and comes to no end by itself.
inline std::optional<std::vector<goldrush::Insight>> studyTillStopped(const goldrush::TileSet& /*set*/,
                                                                      const goldrush::SetStudy& /*study*/,
                                                                      const goldrush::StudyTold& told,
                                                                      const std::stop_token& stop)
{
    told.learning(0.25);
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
    return std::nullopt;
}

} // namespace lodeline::test
