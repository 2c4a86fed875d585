// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/files.h"

#include <memory>
#include <string>

namespace lodeline::test {

// By the name of its file.
inline std::shared_ptr<const goldrush::CompiledSet> shippedSet(const std::string& name)
{
    return std::make_shared<const goldrush::CompiledSet>(
        goldrush::parseTileSet(readFile(sourceDirectory() / "resources/tilesets" / (name + ".tileset.json")))
            .value()
            .set);
}

inline std::shared_ptr<const goldrush::CompiledSet> classicSet()
{
    static const auto set = shippedSet("classic");
    return set;
}

} // namespace lodeline::test
