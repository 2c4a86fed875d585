// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/results.h"

#include <chrono>

namespace lodeline::strength {

// Results that are kept in a file while they grow.
class ResultsFile
{
public:
    // What the file holds, or nothing yet where it is not there or `path` is empty, which keeps none. Gives a
    // sentence where it cannot be read or written, or was played by another program.
    static tl::expected<ResultsFile, std::string> open(std::string path, const std::string& program);

    const Results& results() const { return results_; }
    // Writes it, but `sometimes` only where the last time was a while ago. Gives a sentence where it cannot.
    enum class When { Now, Sometimes };
    tl::expected<void, std::string> store(const Cell& cell, When when);

private:
    tl::expected<void, std::string> write();

    std::string path_;
    Results results_;
    std::chrono::steady_clock::time_point written_{};
};

} // namespace lodeline::strength
