// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/interrupt.h"

#include <cerrno>
#include <csignal>
#include <string_view>
#include <unistd.h>

namespace lodeline::cli {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void interrupt(int)
{
    const int before = errno;
    for (const int signal : {SIGINT, SIGTERM})
        std::signal(signal, SIG_DFL);
    interrupted = true;
    constexpr std::string_view kNote =
        "\nStopping and keeping what is finished; once more ends it at once.\n";
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kNote.data(), kNote.size());
    errno = before;
}

} // namespace

const std::atomic<bool>& stopsWhenInterrupted()
{
    // Ctrl+C ends the reader of a pipe, too: a note that nobody reads must not end what is to be kept.
    std::signal(SIGPIPE, SIG_IGN);
    struct sigaction action = {};
    action.sa_handler = interrupt;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGINT, SIGTERM})
        ::sigaction(signal, &action, nullptr);
    return interrupted;
}

} // namespace lodeline::cli
