// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace lodeline::cli {

// A bar on standard error with the time left, redrawn in place; nothing where that is no terminal.
class Progress
{
public:
    explicit Progress(int total);
    ~Progress(); // leaves the line
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(int done) const;

private:
    int total_;
    bool terminal_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

} // namespace lodeline::cli
