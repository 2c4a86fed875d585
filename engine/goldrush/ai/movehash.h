// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/move.h"

#include <cstdint>

namespace lodeline::goldrush {

// A hash, as of FNV-1a, of moves and numbers in their order: by it fingerprints tell whether a player still
// decides as it did.
class MoveHash
{
public:
    void mix(std::int64_t value) { hash_ = (hash_ ^ static_cast<std::uint64_t>(value)) * 0x100000001b3ULL; }

    void mix(const Move& move)
    {
        mix(move.placement.at.x);
        mix(move.placement.at.y);
        mix(index(move.placement.rotation));
        mix(static_cast<int>(move.action.type));
        mix(move.action.at.x);
        mix(move.action.at.y);
        mix(static_cast<int>(move.action.segment.kind));
        mix(move.action.segment.index);
    }

    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

} // namespace lodeline::goldrush
