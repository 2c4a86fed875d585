// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lodeline::art {

// One lodeline-artist at a time: begun with the first picture, ended and begun anew when a picture takes too
// long. Used by one thread, but for `stop`.
class ArtistProcess
{
public:
    using Clock = std::chrono::steady_clock;

    enum class Result {
        Painted,
        Refused,        // by the painter, which says why, in any size
        RefusedAtASize, // the same, but it may paint a smaller one
        TooHeavy,       // it ended over it, or did not answer in time
        NoArtist,       // the program is missing or does not start
    };
    struct Answer
    {
        Result result = Result::NoArtist;
        std::vector<unsigned char> pixels; // premultiplied ARGB32, width × height
        std::string why;                   // it is refused
    };

    // An empty path: there is no such program.
    explicit ArtistProcess(std::string program);
    ~ArtistProcess();
    ArtistProcess(const ArtistProcess&) = delete;
    ArtistProcess& operator=(const ArtistProcess&) = delete;

    // Sides in px, clamped to what the program takes. Never takes longer than eight times the processor time
    // that a picture of this size may have (1 s, 1 s a megapixel, and 1 s for 2.5 MB of SVG), with all that
    // is sent and received, and 20 s more where the program has to be started. Begins once more where
    // somebody else ended the program, as a system short of memory does.
    Answer paint(std::string_view svg, int width, int height);
    // From any thread: ends what is being painted, and starts nothing any more.
    void stop();

private:
    // Nothing: somebody else ended the program meanwhile.
    std::optional<Answer> paintOnce(std::string_view svg, int width, int height);
    bool start();
    bool end(); // whether a signal that anybody may send has ended it
    bool isReady(short events, Clock::time_point latest) const;
    bool send(const void* from, std::size_t bytes, Clock::time_point latest) const;
    bool receive(void* to, std::size_t bytes, Clock::time_point latest) const;

    const std::string program_;
    std::mutex lock_; // of the process id and of `isStopped_`
    int process_ = -1;
    int socket_ = -1;
    bool isStopped_ = false;
};

} // namespace lodeline::art
