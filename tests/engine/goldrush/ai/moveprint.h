// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/move.h"

namespace lodeline::test {

// A hash of moves and numbers, to be compared with one that is written down.
class MovePrint
{
public:
    void add(int value) { hash_ = (hash_ ^ static_cast<std::uint32_t>(value)) * 0x100000001b3ULL; }
    void add(const goldrush::Move& move)
    {
        add(move.placement.at.x);
        add(move.placement.at.y);
        add(index(move.placement.rotation));
        add(static_cast<int>(move.action.type));
        add(move.action.at.x);
        add(move.action.at.y);
        add(static_cast<int>(move.action.segment.kind));
        add(move.action.segment.index);
    }
    std::uint64_t hash() const { return hash_; }

private:
    std::uint64_t hash_ = 0;
};

} // namespace lodeline::test
