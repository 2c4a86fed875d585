// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/shards.h"

#include <algorithm>

namespace lodeline {

std::optional<Shards> joined(const Shards& one, const Shards& other)
{
    Shards all = one;
    all.insert(all.end(), other.begin(), other.end());
    std::ranges::sort(all);
    Shards result;
    for (const auto& shard : all) {
        if (!result.empty() && shard.first < result.back().second)
            return std::nullopt;
        if (!result.empty() && shard.first == result.back().second)
            result.back().second = shard.second;
        else
            result.push_back(shard);
    }
    return result;
}

} // namespace lodeline
