// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/compiledset.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lodeline::strength {

// A tile set that is played with.
struct PlayedSet
{
    std::string id; // "classic", "random1"; of a file its name up to the first dot
    std::shared_ptr<const goldrush::CompiledSet> set;
    std::string digest;                  // of all that matters in play (setDigest), hexadecimal
    std::optional<std::uint64_t> seed{}; // that has drawn a random one

    int tiles() const { return set->tileSet().tileCount(); }
};

// Those that come with the program, by the names of their files, then five that a fixed seed each draws:
// "random1" to "random5".
std::vector<PlayedSet> usualSets();

// The one that `name` means among the usual ones, or that of a file; nothing where it is neither, and then
// its problems have been printed.
std::optional<PlayedSet> namedSet(const std::vector<PlayedSet>& usual, const std::string& name);

} // namespace lodeline::strength
