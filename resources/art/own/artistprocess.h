// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace lodeline::art {

// One lodeline-artist at a time: begun with the first picture, ended and begun anew when a picture takes too
// long. Used by one thread, but for `stop`.
class ArtistProcess
{
public:
    enum class Result {
        Painted,
        Refused,  // by the painter, which says why
        TooHeavy, // it ended over it, or did not answer in time
        NoArtist, // the program is missing or does not start
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

    // Sides in px, clamped to what the program takes. Never takes longer than a few times the processor time
    // that a picture of this size may have (1 s and 1 s a megapixel).
    Answer paint(std::string_view svg, int width, int height);
    // From any thread: ends what is being painted, and starts nothing any more.
    void stop();

private:
    bool start();
    void end();
    bool send(const void* from, std::size_t bytes) const;
    bool receive(void* to, std::size_t bytes, int milliseconds) const;

    const std::string program_;
    std::mutex lock_; // of the process id and of `isStopped_`
    int process_ = -1;
    int socket_ = -1;
    bool isStopped_ = false;
};

} // namespace lodeline::art
