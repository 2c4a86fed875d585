// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline {

// A hash, as of FNV-1a, of numbers in their order: it tells whether something still comes out as it did.
class Fingerprint
{
public:
    void mix(int number) { mixWord(static_cast<std::uint32_t>(number)); }
    void mixWord(std::uint64_t word) { hash_ = (hash_ ^ word) * 0x100000001b3ULL; }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

} // namespace lodeline
