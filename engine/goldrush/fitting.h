// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace lodeline {

// Which of 64 open spots a tile with these edges fits: a bit is set iff ((codes ^ edges) & known) == 0
// (R2.1). Spots not in use give a set bit too; mask with State::openSpots.
inline std::uint64_t fittingSpots(const std::uint8_t* codes, const std::uint8_t* known, std::uint8_t edges)
{
    std::uint64_t fits = 0;
#if defined(__SSE2__)
    const __m128i pattern = _mm_set1_epi8(static_cast<char>(edges));
    for (int part = 0; part < 4; ++part) {
        const __m128i code = _mm_loadu_si128(reinterpret_cast<const __m128i*>(codes) + part);
        const __m128i mask = _mm_loadu_si128(reinterpret_cast<const __m128i*>(known) + part);
        const __m128i differs = _mm_and_si128(_mm_xor_si128(code, pattern), mask);
        const int equal = _mm_movemask_epi8(_mm_cmpeq_epi8(differs, _mm_setzero_si128()));
        fits |= static_cast<std::uint64_t>(static_cast<std::uint16_t>(equal)) << (16 * part);
    }
#else
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t kLow = 0x7f7f7f7f7f7f7f7f;
    for (int part = 0; part < 8; ++part) {
        std::uint64_t code = 0;
        std::uint64_t mask = 0;
        std::memcpy(&code, codes + 8 * part, sizeof code);
        std::memcpy(&mask, known + 8 * part, sizeof mask);
        const std::uint64_t differs = (code ^ (edges * 0x0101010101010101ULL)) & mask;
        // The high bit of each byte that is zero, then those eight bits gathered in the top byte.
        const std::uint64_t zero = ~(((differs & kLow) + kLow) | differs | kLow);
        fits |= (zero >> 7) * 0x0102040810204080ULL >> 56 << (8 * part);
    }
#endif
    return fits;
}

} // namespace lodeline
