// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"

namespace lodeline {

std::uint64_t SeedSequence::next()
{
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

Random::Random(std::uint64_t seed)
    : state_()
{
    SeedSequence words(seed);
    for (std::uint64_t& word : state_)
        word = words.next();
}

} // namespace lodeline
