// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/artistprocess.h"

#include "resources/artist/protocol.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace lodeline::art {

namespace {

constexpr int kStartMs = 20'000; // of real time; only what hangs needs it
constexpr int kPatience = 8;     // of real time to a unit of processor time, where others use the machine

int processorMs(std::uint32_t width, std::uint32_t height, std::size_t bytes)
{
    constexpr std::size_t kBytesInAMs = 2500; // of pixels that have to be unpacked
    return 1000 + static_cast<int>(width * height / 1000) + static_cast<int>(bytes / kBytesInAMs);
}

ArtistProcess::Clock::time_point after(int milliseconds)
{
    return ArtistProcess::Clock::now() + std::chrono::milliseconds(milliseconds);
}

// What the new process has: the socket as input and output, and nothing else that is open here.
class SpawnActions
{
public:
    explicit SpawnActions(int socket)
    {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, socket, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, socket, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
    }
    ~SpawnActions() { posix_spawn_file_actions_destroy(&actions_); }
    SpawnActions(const SpawnActions&) = delete;
    SpawnActions& operator=(const SpawnActions&) = delete;

    const posix_spawn_file_actions_t* get() const { return &actions_; }

private:
    posix_spawn_file_actions_t actions_{};
};

} // namespace

ArtistProcess::ArtistProcess(std::string program)
    : program_(std::move(program))
{
}

ArtistProcess::~ArtistProcess()
{
    end();
}

bool ArtistProcess::start()
{
    if (socket_ >= 0)
        return true;
    std::array<int, 2> ends{-1, -1};
    if (program_.empty() || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return false;
    {
        const std::lock_guard lock(lock_);
        const SpawnActions actions(ends[1]);
        std::string name = program_;
        const std::array<char*, 2> arguments{name.data(), nullptr};
        const bool started = !isStopped_ && posix_spawn(&process_, program_.c_str(), actions.get(), nullptr,
                                                        arguments.data(), environ) == 0;
        if (!started)
            process_ = -1;
    }
    close(ends[1]);
    socket_ = ends[0];
    char hello = 0;
    if (process_ >= 0 && receive(&hello, sizeof hello, after(kStartMs)) && hello == artist::kHello)
        return true;
    end();
    return false;
}

bool ArtistProcess::end()
{
    const std::lock_guard lock(lock_);
    if (socket_ >= 0)
        close(std::exchange(socket_, -1));
    if (process_ < 0)
        return false;
    kill(process_, SIGKILL);
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    return WIFSIGNALED(status) && (WTERMSIG(status) == SIGKILL || WTERMSIG(status) == SIGTERM);
}

void ArtistProcess::stop()
{
    const std::lock_guard lock(lock_);
    isStopped_ = true;
    if (process_ >= 0)
        kill(process_, SIGKILL);
}

bool ArtistProcess::isReady(short events, Clock::time_point latest) const
{
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(latest - Clock::now()).count();
        pollfd waiting{socket_, events, 0};
        const int ready = left > 0 ? poll(&waiting, 1, static_cast<int>(left)) : 0;
        if (ready >= 0 || errno != EINTR)
            return ready > 0;
    }
}

bool ArtistProcess::send(const void* from, std::size_t bytes, Clock::time_point latest) const
{
    const auto* at = static_cast<const char*>(from);
    while (bytes > 0) {
        if (!isReady(POLLOUT, latest))
            return false;
        const ssize_t put = ::send(socket_, at, bytes, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (put < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (put <= 0)
            return false;
        at += put;
        bytes -= static_cast<std::size_t>(put);
    }
    return true;
}

bool ArtistProcess::receive(void* to, std::size_t bytes, Clock::time_point latest) const
{
    auto* at = static_cast<char*>(to);
    while (bytes > 0) {
        if (!isReady(POLLIN, latest))
            return false;
        const ssize_t got = recv(socket_, at, bytes, MSG_DONTWAIT);
        if (got < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (got <= 0)
            return false;
        at += got;
        bytes -= static_cast<std::size_t>(got);
    }
    return true;
}

ArtistProcess::Answer ArtistProcess::paint(std::string_view svg, int width, int height)
{
    std::optional<Answer> answer = paintOnce(svg, width, height);
    if (!answer)
        answer = paintOnce(svg, width, height);
    return answer.value_or(Answer{Result::TooHeavy, {}, {}});
}

std::optional<ArtistProcess::Answer> ArtistProcess::paintOnce(std::string_view svg, int width, int height)
{
    const auto side = [](int px) {
        return static_cast<std::uint32_t>(std::clamp(px, 1, static_cast<int>(artist::kMostPixels)));
    };
    artist::Request request{side(width), side(height), 0, static_cast<std::uint32_t>(svg.size())};
    const int allowed = processorMs(request.width, request.height, svg.size());
    request.milliseconds = static_cast<std::uint32_t>(allowed);
    if (!start())
        return Answer{};
    const std::size_t pixels = std::size_t{4} * request.width * request.height;
    const Clock::time_point latest = after(kPatience * allowed);
    Answer answer;
    artist::Answer head;
    const bool answered = send(&request, sizeof request, latest) && send(svg.data(), svg.size(), latest) &&
                          receive(&head, sizeof head, latest);
    const bool isPicture = head.kind == artist::Kind::Picture;
    const bool fits = answered && (isPicture ? head.bytes == pixels : head.bytes <= artist::kLongestReason);
    if (fits && isPicture)
        answer.pixels.resize(pixels);
    else if (fits)
        answer.why.resize(head.bytes);
    void* to = isPicture ? static_cast<void*>(answer.pixels.data()) : answer.why.data();
    const bool arrived = fits && receive(to, head.bytes, latest);
    if (!arrived) {
        const bool broke = (!answered || fits) && Clock::now() < latest;
        if (end() && broke)
            return std::nullopt;
        return Answer{Result::TooHeavy, {}, {}};
    }
    answer.result = isPicture                                   ? Result::Painted
                    : head.kind == artist::Kind::RefusedAtASize ? Result::RefusedAtASize
                                                                : Result::Refused;
    return answer;
}

} // namespace lodeline::art
