// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/output/progress.h"

#include "engine/cli/output/say.h"

#include <cstdint>
#include <unistd.h>

namespace lodeline::cli {

Progress::Progress(int total)
    : total_(total)
    , terminal_(isatty(STDERR_FILENO) != 0)
{
    show(0);
}

Progress::~Progress()
{
    if (terminal_)
        say(stderr, "\n");
}

void Progress::show(int done) const
{
    constexpr int kWidth = 40;
    if (!terminal_)
        return;
    const int filled = static_cast<int>(std::int64_t{kWidth} * done / total_);
    say(stderr, "\r[{:#<{}}{:.<{}}] {} of {}", "", filled, "", kWidth - filled, done, total_);
    if (done > 0) {
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start_;
        const auto left = static_cast<std::int64_t>(spent.count() / done * (total_ - done));
        say(stderr, ", {}:{:02} left ", left / 60, left % 60);
    }
}

} // namespace lodeline::cli
