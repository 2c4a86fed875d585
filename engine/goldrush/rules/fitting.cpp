// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/fitting.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace lodeline::goldrush {
namespace {

void keep(FittingSpots& found, std::size_t rotation, std::size_t word, std::uint64_t mask, int count)
{
    found.masks[rotation][word] = mask;
    found.counts[rotation][word] = static_cast<std::uint8_t>(count);
    found.totals[rotation] += count;
}

#if defined(__x86_64__) && defined(__GNUC__)

const bool kIsWide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");

[[gnu::target("avx2,popcnt")]] void findFittingWidely(const OpenSpots& spots, const EdgesByRotation& edges,
                                                      FittingSpots& found)
{
    found.totals = {};
    for (std::size_t w = 0; w < spots.words; ++w) {
        const auto* const codes = reinterpret_cast<const __m256i*>(spots.codes + 64 * w);
        const auto* const known = reinterpret_cast<const __m256i*>(spots.known + 64 * w);
        const __m256i codesLow = _mm256_loadu_si256(codes);
        const __m256i codesHigh = _mm256_loadu_si256(codes + 1);
        const __m256i knownLow = _mm256_loadu_si256(known);
        const __m256i knownHigh = _mm256_loadu_si256(known + 1);
        for (std::size_t r = 0; r < edges.size(); ++r) {
            const __m256i pattern = _mm256_set1_epi8(static_cast<char>(edges[r]));
            const __m256i low = _mm256_cmpeq_epi8(_mm256_and_si256(pattern, knownLow), codesLow);
            const __m256i high = _mm256_cmpeq_epi8(_mm256_and_si256(pattern, knownHigh), codesHigh);
            const std::uint64_t fits = std::uint64_t{static_cast<std::uint32_t>(_mm256_movemask_epi8(high))}
                                           << 32 |
                                       static_cast<std::uint32_t>(_mm256_movemask_epi8(low));
            const std::uint64_t mask = fits & spots.used[w];
            keep(found, r, w, mask, __builtin_popcountll(mask));
        }
    }
}

#endif

} // namespace

void findFittingPlainly(const OpenSpots& spots, const EdgesByRotation& edges, FittingSpots& found)
{
    found.totals = {};
    for (std::size_t w = 0; w < spots.words; ++w) {
        const SpotBlock block(spots.codes + 64 * w, spots.known + 64 * w);
        for (std::size_t r = 0; r < edges.size(); ++r) {
            const std::uint64_t mask = block.fitting(edges[r]) & spots.used[w];
            keep(found, r, w, mask, countBits(mask));
        }
    }
}

#if defined(__x86_64__) && defined(__GNUC__)

Finder wideFinder()
{
    return kIsWide ? findFittingWidely : nullptr;
}

void findFitting(const OpenSpots& spots, const EdgesByRotation& edges, FittingSpots& found)
{
    if (kIsWide)
        findFittingWidely(spots, edges, found);
    else
        findFittingPlainly(spots, edges, found);
}

#else

Finder wideFinder()
{
    return nullptr;
}

void findFitting(const OpenSpots& spots, const EdgesByRotation& edges, FittingSpots& found)
{
    findFittingPlainly(spots, edges, found);
}

#endif

} // namespace lodeline::goldrush
