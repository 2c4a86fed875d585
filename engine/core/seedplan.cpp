// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/seedplan.h"

namespace lodeline::seedplan {
namespace {

constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15; // parts numbers that follow one another

// Apart from chance, which nobody who decides may know.
SeedSequence people(std::uint64_t seed)
{
    return SeedSequence(~seed);
}

std::uint64_t wordAfter(SeedSequence words, int count)
{
    for (int i = 0; i < count; ++i)
        words.next();
    return words.next();
}

std::uint64_t numbered(std::uint64_t seed, int number)
{
    return SeedSequence(seed ^ static_cast<std::uint64_t>(number) * kGolden).next();
}

} // namespace

int startSeat(std::uint64_t seed, int players)
{
    Random random(wordAfter(people(seed), players));
    return static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
}

std::uint64_t move(std::uint64_t seed, int seat, int ply)
{
    return SeedSequence(wordAfter(people(seed), seat) + static_cast<std::uint64_t>(ply)).next();
}

std::uint64_t review(std::uint64_t seed, int ply)
{
    return numbered(seed, ply);
}

std::uint64_t game(std::uint64_t seed, int number)
{
    return numbered(seed, number);
}

} // namespace lodeline::seedplan
