// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/crew.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>

namespace lodeline {

// Plays the games from `first` to `last` - 1 by so many threads and adds up what they come to, in the order
// of their numbers, so that the sum depends on them alone. `playOne(number)` gives an optional Tally, nothing
// when it was cancelled; a Tally has `games` and +=. What it throws ends all and is thrown on. `progress(sum
// so far)` is called from the threads, one at a time. After a cancel the first so many games count, none left
// out.
template <typename Tally, typename PlayOne, typename Progress>
Tally sumInOrder(int first, int last, int jobs, const PlayOne& playOne, const Progress& progress,
                 const std::atomic<bool>& cancel)
{
    Tally total;
    std::map<int, Tally> early; // games that wait for one before them
    std::mutex mutex;
    const auto playNumber = [&](int number) {
        std::optional<Tally> result = playOne(number);
        const std::scoped_lock lock(mutex);
        if (result)
            early.emplace(number - first, std::move(*result));
        while (!early.empty() && early.begin()->first == total.games) {
            total += early.begin()->second;
            early.erase(early.begin());
            progress(total);
        }
    };
    // A game is no piece of work of the crew: that would still hand out what is left after a cancel.
    std::atomic<std::int64_t> next{first};
    std::atomic<bool> failed = false;
    Crew crew(jobs);
    crew.run(crew.workers(), [&](int, int) {
        while (!cancel && !failed) {
            const std::int64_t number = next++;
            if (number >= last)
                return;
            try {
                playNumber(static_cast<int>(number));
            } catch (...) {
                failed = true; // nothing after this game counts any more
                throw;
            }
        }
    });
    return total;
}

} // namespace lodeline
