// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace lodeline {

// The place of the k-th set bit (k from 0); the word must have more than k.
inline int nthBit(std::uint64_t word, int k)
{
    for (; k > 0; --k)
        word &= word - 1;
    return std::countr_zero(word);
}

constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << place; }

inline bool testBit(const std::uint64_t* words, int place) { return (words[place / 64] >> place % 64 & 1U) != 0; }
inline void setBit(std::uint64_t* words, int place) { words[place / 64] |= bit(place % 64); }
inline void clearBit(std::uint64_t* words, int place) { words[place / 64] &= ~bit(place % 64); }

} // namespace lodeline
