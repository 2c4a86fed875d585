// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace lodeline {

// SplitMix64: spreads one 64-bit seed over as many independent words as are asked for.
class SeedSequence
{
public:
    explicit SeedSequence(std::uint64_t seed)
        : state_(seed)
    {
    }
    std::uint64_t next();

private:
    std::uint64_t state_;
};

// xoshiro256++. Our own because the standard library's distributions differ from platform to platform,
// and a record must replay the same everywhere. A value: copying it copies the stream.
class Random
{
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next()
    {
        const std::uint64_t result = rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotl(state_[3], 45);
        return result;
    }

    // 0 to bound - 1, bound at least 1. Multiply-shift of 32 bits: the bias is below bound / 2^32.
    std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    friend bool operator==(const Random&, const Random&) = default;

private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    std::array<std::uint64_t, 4> state_;
};

} // namespace lodeline
