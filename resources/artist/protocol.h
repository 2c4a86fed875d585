// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline::artist {

// What is said on standard input and output of lodeline-artist, which paints pictures of strangers: kHello
// once, when its limits are set; then for each request, a header and the bytes of the SVG, an answer and its
// bytes. Numbers are those of the machine: both sides are one build.

inline constexpr char kHello = 'L';

struct Request
{
    std::uint32_t width = 0; // px, 1 to kMostPixels
    std::uint32_t height = 0;
    std::uint32_t milliseconds = 0; // of processor time; beyond them the program ends without an answer
    std::uint32_t bytes = 0;        // of SVG, up to kMostBytes
};

enum class Kind : std::uint32_t {
    Refused,        // a sentence why
    Picture,        // premultiplied ARGB32, row by row
    RefusedAtASize, // a sentence why; a smaller one may be painted
};

struct Answer
{
    Kind kind = Kind::Refused;
    std::uint32_t bytes = 0;
};

inline constexpr std::uint32_t kMostPixels = 2048;     // a side
inline constexpr std::uint32_t kMostBytes = 11U << 20; // a picture of 7 MiB in base64, and what is around it
inline constexpr std::uint32_t kLongestReason = 4096;  // bytes of a sentence, which is cut there

} // namespace lodeline::artist
