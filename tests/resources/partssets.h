// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <utility>

namespace lodeline::test {

// A set with pictures of its own for its parts, the same without them, and with such whose files are nowhere.
struct PartsSets
{
    explicit PartsSets(goldrush::TileSet set)
        : own(std::move(set))
        , plain(own)
        , missing(own)
    {
        plain.pictures = {};
        for (auto& [part, picture] : missing.pictures.parts)
            picture.digest[0] ^= 0xff;
    }

    goldrush::TileSet own;
    goldrush::TileSet plain;
    goldrush::TileSet missing;
};

} // namespace lodeline::test
