// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline::cli {

// FNV-1a over whole numbers, for `bench`.
class Fingerprint
{
public:
    void mix(int value) { hash_ = (hash_ ^ static_cast<std::uint32_t>(value)) * 0x100000001b3ULL; }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

} // namespace lodeline::cli
