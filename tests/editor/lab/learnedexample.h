// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/setlearner.h"
#include "engine/goldrush/learning/setdigest.h"

#include <condition_variable>
#include <mutex>

namespace lodeline::goldrush::editor {

inline LearnedSet someLearned(int games = 8000)
{
    return {.weights = {}, .games = games, .share = 0.6};
}

// Of one sentence.
inline LearnedReport reportOf(const TileSet& set, int games = 8000)
{
    return {.digest = setDigest(set),
            .learned = someLearned(games),
            .insights =
                std::vector<Insight>{{{Insight::Weight::Notable, 1, {Insight::Argument::percent(0.42)}},
                                      Insight::Code::MountainsPay}}};
}

inline void waitTillStopped(const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
}

// A study that is over at once, in which nothing stands out.
inline std::optional<Knowledge> studyAtOnce(const TileSet& /*set*/, const SetStudy& study,
                                            const StudyTold& told, const std::stop_token& /*stop*/)
{
    if (!study.learned)
        told.learned(someLearned());
    return Knowledge{study.learned.value_or(someLearned()), {}};
}

// One that learns at once and then watches till it is stopped.
inline std::optional<Knowledge> watchTillStopped(const TileSet& /*set*/, const SetStudy& study,
                                                 const StudyTold& told, const std::stop_token& stop)
{
    if (!study.learned)
        told.learned(someLearned());
    waitTillStopped(stop);
    return std::nullopt;
}

} // namespace lodeline::goldrush::editor
