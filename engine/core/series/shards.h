// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace lodeline {

// Which games of one long match: numbers, first to last - 1, in order, apart from each other.
using Shards = std::vector<std::pair<int, int>>;

// Both together; nothing where they share a game.
std::optional<Shards> joined(const Shards& one, const Shards& other);

} // namespace lodeline
