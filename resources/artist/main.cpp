// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/artist/drawing.h"
#include "resources/artist/limits.h"
#include "resources/artist/protocol.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

using namespace lodeline::artist;

enum ExitStatus { Done = 0, BadRequest = 1, NoLimits = 2 };

bool readAll(void* to, std::size_t bytes)
{
    auto* at = static_cast<char*>(to);
    while (bytes > 0) {
        const ssize_t got = read(STDIN_FILENO, at, bytes);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        bytes -= static_cast<std::size_t>(got);
    }
    return true;
}

bool writeAll(const void* from, std::size_t bytes)
{
    const auto* at = static_cast<const char*>(from);
    while (bytes > 0) {
        const ssize_t put = write(STDOUT_FILENO, at, bytes);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        at += put;
        bytes -= static_cast<std::size_t>(put);
    }
    return true;
}

// The signal of the timer ends the program; 0 takes it away.
void allowTime(std::uint32_t milliseconds)
{
    itimerval time{};
    time.it_value.tv_sec = milliseconds / 1000;
    time.it_value.tv_usec = static_cast<suseconds_t>(milliseconds % 1000) * 1000;
    setitimer(ITIMER_PROF, &time, nullptr);
}

bool isGood(const Request& request)
{
    const auto isSide = [](std::uint32_t px) { return px >= 1 && px <= kMostPixels; };
    return isSide(request.width) && isSide(request.height) && request.milliseconds > 0 &&
           request.bytes <= kMostBytes;
}

bool serve(const Request& request)
{
    std::vector<unsigned char> svg(request.bytes);
    if (!readAll(svg.data(), svg.size()))
        return false;
    allowTime(request.milliseconds);
    const Drawn drawn = draw(svg, static_cast<int>(request.width), static_cast<int>(request.height));
    allowTime(0);
    const bool isPicture = !drawn.pixels.empty();
    const void* bytes = isPicture ? static_cast<const void*>(drawn.pixels.data()) : drawn.why.data();
    const std::size_t count =
        isPicture ? drawn.pixels.size() : std::min<std::size_t>(drawn.why.size(), kLongestReason);
    const Kind kind = isPicture ? Kind::Picture : drawn.isOfSize ? Kind::RefusedAtASize : Kind::Refused;
    const Answer answer{kind, static_cast<std::uint32_t>(count)};
    return writeAll(&answer, sizeof answer) && writeAll(bytes, count);
}

} // namespace

int main()
{
    if (isatty(STDIN_FILENO) != 0) {
        std::fputs("lodeline-artist paints the pictures of tiles for the other programs of Lodeline.\n",
                   stderr);
        return BadRequest;
    }
    setpriority(PRIO_PROCESS, 0, 5); // the window comes first
    if (!limitThisProcess())
        return NoLimits;
    if (!writeAll(&kHello, sizeof kHello))
        return BadRequest;
    Request request;
    while (readAll(&request, sizeof request))
        if (!isGood(request) || !serve(request))
            return BadRequest;
    return Done;
}
