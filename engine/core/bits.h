// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace lodeline {

// std::popcount where the processor is known to have the instruction; elsewhere the compiler would call a
// library function for it, so the bits are added up in place.
inline int countBits(std::uint64_t word)
{
#if defined(__POPCNT__) || !defined(__x86_64__)
    return std::popcount(word);
#else
    word -= word >> 1 & 0x5555555555555555U;
    word = (word & 0x3333333333333333U) + (word >> 2 & 0x3333333333333333U);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>(word * 0x0101010101010101U >> 56);
#endif
}

#if defined(__x86_64__) && defined(__GNUC__)
// The instruction does in 3 cycles what a loop of unforeseeable length does otherwise; some older processors
// have it, but slowly.
inline const bool kDepositsFast =
    __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");

[[gnu::target("bmi2")]] inline int nthBitByDeposit(std::uint64_t word, int k)
{
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << k, word));
}
#endif

// The place of the k-th set bit (k from 0); the word must have more than k.
inline int nthBit(std::uint64_t word, int k)
{
#if defined(__x86_64__) && defined(__GNUC__)
    if (kDepositsFast)
        return nthBitByDeposit(word, k);
#endif
    for (; k > 0; --k)
        word &= word - 1;
    return std::countr_zero(word);
}

constexpr std::uint64_t bit(int place)
{
    return std::uint64_t{1} << place;
}

// Of a bit set in many words. Unsigned, for which a division is a shift.
inline bool testBit(const std::uint64_t* words, unsigned place)
{
    return (words[place / 64] >> place % 64 & 1U) != 0;
}
inline void setBit(std::uint64_t* words, unsigned place)
{
    words[place / 64] |= std::uint64_t{1} << place % 64;
}
inline void clearBit(std::uint64_t* words, unsigned place)
{
    words[place / 64] &= ~(std::uint64_t{1} << place % 64);
}

} // namespace lodeline
