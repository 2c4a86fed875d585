// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace lodeline::goldrush {

// 64 open spots, to be asked which of them a tile fits: those with codes == (edges & known) (R2.1). A spot
// that is not in use seems to fit; mask with State::openSpots.
class SpotBlock
{
public:
#if defined(__SSE2__)
    static constexpr int kParts = 4;

    SpotBlock(const std::uint8_t* codes, const std::uint8_t* known)
    {
        for (int part = 0; part < kParts; ++part) {
            codes_[part] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(codes) + part);
            known_[part] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(known) + part);
        }
    }

    // A bit a spot.
    std::uint64_t fitting(std::uint8_t edges) const
    {
        const __m128i pattern = _mm_set1_epi8(static_cast<char>(edges));
        std::uint64_t fits = 0;
        for (int part = 0; part < kParts; ++part) {
            const __m128i same = _mm_cmpeq_epi8(_mm_and_si128(pattern, known_[part]), codes_[part]);
            fits |= static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm_movemask_epi8(same)))
                    << (16 * part);
        }
        return fits;
    }

private:
    __m128i codes_[kParts];
    __m128i known_[kParts];
#else
    SpotBlock(const std::uint8_t* codes, const std::uint8_t* known)
    {
        static_assert(std::endian::native == std::endian::little);
        std::memcpy(codes_.data(), codes, sizeof codes_);
        std::memcpy(known_.data(), known, sizeof known_);
    }

    std::uint64_t fitting(std::uint8_t edges) const
    {
        constexpr std::uint64_t kLow = 0x7f7f7f7f7f7f7f7f;
        std::uint64_t fits = 0;
        for (std::size_t part = 0; part < codes_.size(); ++part) {
            const std::uint64_t differs = (edges * 0x0101010101010101ULL & known_[part]) ^ codes_[part];
            // The high bit of each byte that is zero, then those eight bits gathered in the top byte.
            const std::uint64_t zero = ~(((differs & kLow) + kLow) | differs | kLow);
            fits |= (zero >> 7) * 0x0102040810204080ULL >> 56 << (8 * part);
        }
        return fits;
    }

private:
    std::array<std::uint64_t, 8> codes_;
    std::array<std::uint64_t, 8> known_;
#endif
};

} // namespace lodeline::goldrush
