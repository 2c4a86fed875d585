// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::art {

// A segment of a tile that somebody would take for something else who sees what is laid out.
struct Misread
{
    enum class As {
        Several, // its parts seem to be segments of their own
        Another, // it seems to be one with another one of its kind
        Nothing, // it is hidden by what lies above it, wholly or where it ends
    };

    goldrush::SegmentRef segment;
    As as{};

    friend bool operator==(const Misread&, const Misread&) = default;
};

} // namespace lodeline::art
