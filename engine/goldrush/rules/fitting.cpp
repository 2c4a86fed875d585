// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/fitting.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace lodeline::goldrush {
namespace {

// Added up by itself: bytes are written meanwhile, which as far as the compiler knows may change anything
// else.
using Totals = std::array<int, kRotations>;

void keep(FittingSpots& found, Totals& totals, std::size_t rotation, std::size_t word, std::uint64_t mask,
          int count)
{
    found.masks[rotation][word] = mask;
    found.counts[rotation][word] = static_cast<std::uint8_t>(count);
    totals[rotation] += count;
}

void findPlainly(const OpenSpots& spots, EdgesByRotation edges, FittingSpots& found)
{
    Totals totals{};
    const std::size_t words = spots.words;
    for (std::size_t w = 0; w < words; ++w) {
        const SpotBlock block(spots.codes + 64 * w, spots.known + 64 * w);
        for (std::size_t r = 0; r < edges.size(); ++r) {
            const std::uint64_t mask = block.fitting(edges[r]) & spots.used[w];
            keep(found, totals, r, w, mask, countBits(mask));
        }
    }
    found.totals = totals;
}

bool fitsPlainly(const OpenSpots& spots, EdgesByRotation edges)
{
    for (std::size_t w = 0; w < spots.words; ++w) {
        const SpotBlock block(spots.codes + 64 * w, spots.known + 64 * w);
        for (const std::uint8_t pattern : edges)
            if ((block.fitting(pattern) & spots.used[w]) != 0)
                return true;
    }
    return false;
}

#if defined(__x86_64__) && defined(__GNUC__)

class WideBlock
{
public:
    [[gnu::target("avx2")]] WideBlock(const OpenSpots& spots, std::size_t word)
        : used_(spots.used[word])
        , codes_{load(spots.codes + 64 * word), load(spots.codes + 64 * word + 32)}
        , known_{load(spots.known + 64 * word), load(spots.known + 64 * word + 32)}
    {
    }

    [[gnu::target("avx2")]] std::uint64_t fitting(std::uint8_t edges) const
    {
        const __m256i pattern = _mm256_set1_epi8(static_cast<char>(edges));
        const __m256i low = _mm256_cmpeq_epi8(_mm256_and_si256(pattern, known_[0]), codes_[0]);
        const __m256i high = _mm256_cmpeq_epi8(_mm256_and_si256(pattern, known_[1]), codes_[1]);
        const std::uint64_t highBits = static_cast<std::uint32_t>(_mm256_movemask_epi8(high));
        return used_ & (highBits << 32 | static_cast<std::uint32_t>(_mm256_movemask_epi8(low)));
    }

private:
    [[gnu::target("avx2")]] static __m256i load(const std::uint8_t* bytes)
    {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes));
    }

    std::uint64_t used_;
    __m256i codes_[2];
    __m256i known_[2];
};

[[gnu::target("avx2,popcnt")]] void findWidely(const OpenSpots& spots, EdgesByRotation edges,
                                               FittingSpots& found)
{
    Totals totals{};
    const std::size_t words = spots.words;
    for (std::size_t w = 0; w < words; ++w) {
        const WideBlock block(spots, w);
        for (std::size_t r = 0; r < edges.size(); ++r) {
            const std::uint64_t mask = block.fitting(edges[r]);
            keep(found, totals, r, w, mask, __builtin_popcountll(mask));
        }
    }
    found.totals = totals;
}

[[gnu::target("avx2")]] bool fitsWidely(const OpenSpots& spots, EdgesByRotation edges)
{
    for (std::size_t w = 0; w < spots.words; ++w) {
        const WideBlock block(spots, w);
        for (const std::uint8_t pattern : edges)
            if (block.fitting(pattern) != 0)
                return true;
    }
    return false;
}

// All 64 at once, with a mask for an answer.
class WidestBlock
{
public:
    [[gnu::target("avx512bw")]] WidestBlock(const OpenSpots& spots, std::size_t word)
        : used_(spots.used[word])
        , codes_(_mm512_loadu_si512(spots.codes + 64 * word))
        , known_(_mm512_loadu_si512(spots.known + 64 * word))
    {
    }

    [[gnu::target("avx512bw")]] std::uint64_t fitting(std::uint8_t edges) const
    {
        const __m512i differs = _mm512_xor_si512(codes_, _mm512_set1_epi8(static_cast<char>(edges)));
        return _mm512_mask_testn_epi8_mask(used_, differs, known_);
    }

private:
    std::uint64_t used_;
    __m512i codes_;
    __m512i known_;
};

[[gnu::target("avx512bw,popcnt")]] void findMostWidely(const OpenSpots& spots, EdgesByRotation edges,
                                                       FittingSpots& found)
{
    Totals totals{};
    const std::size_t words = spots.words;
    for (std::size_t w = 0; w < words; ++w) {
        const WidestBlock block(spots, w);
        for (std::size_t r = 0; r < edges.size(); ++r) {
            const std::uint64_t mask = block.fitting(edges[r]);
            keep(found, totals, r, w, mask, __builtin_popcountll(mask));
        }
    }
    found.totals = totals;
}

[[gnu::target("avx512bw")]] bool fitsMostWidely(const OpenSpots& spots, EdgesByRotation edges)
{
    for (std::size_t w = 0; w < spots.words; ++w) {
        const WidestBlock block(spots, w);
        for (const std::uint8_t pattern : edges)
            if (block.fitting(pattern) != 0)
                return true;
    }
    return false;
}

constexpr std::array<Finder, 3> kFinders{
    {{findPlainly, fitsPlainly}, {findWidely, fitsWidely}, {findMostWidely, fitsMostWidely}}};

std::size_t bestFinder()
{
    if (!__builtin_cpu_supports("popcnt") || !__builtin_cpu_supports("avx2"))
        return 0;
    return __builtin_cpu_supports("avx512bw") ? 2 : 1;
}

#else

constexpr std::array<Finder, 1> kFinders{{{findPlainly, fitsPlainly}}};

std::size_t bestFinder()
{
    return 0;
}

#endif

const std::size_t kBest = bestFinder();

} // namespace

std::span<const Finder> finders()
{
    return std::span(kFinders).first(kBest + 1);
}

void findFitting(const OpenSpots& spots, const EdgesByRotation& edges, FittingSpots& found)
{
    kFinders[kBest].find(spots, edges, found);
}

bool fitsSomewhere(const OpenSpots& spots, const EdgesByRotation& edges)
{
    return kFinders[kBest].fits(spots, edges);
}

} // namespace lodeline::goldrush
