// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bits.h"
#include "engine/core/geometry.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Which open spots a tile fits: those with codes == (edges & known) (R2.1), asked of 64 spots at once.
namespace lodeline::goldrush {

// 64 open spots. One that is not in use seems to fit; mask with State::openSpots.
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

// Where to look: `words` times 64 spots.
struct OpenSpots
{
    const std::uint8_t* codes;
    const std::uint8_t* known;
    const std::uint64_t* used; // bit set
    std::size_t words;
};

using EdgesByRotation = std::array<std::uint8_t, kRotations>;

// The spots that fit, a bit each, with how many there are. What lies behind the words that hold spots is
// not set.
struct FittingSpots
{
    static constexpr std::size_t kMaxWords = 32; // 2,002 open spots: a straight row of 1,000 tiles

    using Masks = std::array<std::uint64_t, kMaxWords>;
    using Counts = std::array<std::uint8_t, kMaxWords>;

    std::array<int, kRotations> totals;
    std::array<Counts, kRotations> counts; // by word
    std::array<Masks, kRotations> masks;
};

// By whatever the processor does best: where a tile fits, and whether it does anywhere (R2.1).
void findFitting(const OpenSpots& spots, const EdgesByRotation& edges, FittingSpots& found);
bool fitsSomewhere(const OpenSpots& spots, const EdgesByRotation& edges);

// What these choose from, as far as the processor can; all with the same result.
struct Finder
{
    void (*find)(const OpenSpots&, EdgesByRotation, FittingSpots&);
    bool (*fits)(const OpenSpots&, EdgesByRotation);
};
std::span<const Finder> finders();

} // namespace lodeline::goldrush
