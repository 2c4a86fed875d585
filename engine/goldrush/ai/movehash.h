// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/fingerprint.h"
#include "engine/goldrush/rules/move.h"

namespace lodeline::goldrush {

// A fingerprint of moves and numbers in their order: by it one tells whether a player still decides as it
// did.
class MoveHash
{
public:
    void mix(std::int64_t value) { hash_.mixWord(static_cast<std::uint64_t>(value)); }

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

    std::uint64_t value() const { return hash_.value(); }

private:
    Fingerprint hash_;
};

} // namespace lodeline::goldrush
