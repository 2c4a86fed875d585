// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/playedset.h"

#include "engine/cli/goldrush/files.h"
#include "engine/core/text.h"
#include "engine/goldrush/learning/setdigest.h"
#include "tests/support/randomtileset.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace lodeline::strength {

using namespace goldrush;

namespace {

constexpr std::array kShippedIds{"classic", "drygulch", "highsierra", "ironweb", "openrange"};

struct RandomSet
{
    std::uint64_t seed;
    int tiles;
};
constexpr std::array kRandomSets{RandomSet{101, 36}, RandomSet{102, 48}, RandomSet{103, 60},
                                 RandomSet{104, 72}, RandomSet{105, 84}};

PlayedSet played(std::string id, const TileSet& set)
{
    return {std::move(id), std::make_shared<const CompiledSet>(set), toHex(setDigest(set))};
}

} // namespace

std::vector<PlayedSet> usualSets()
{
    std::vector<PlayedSet> sets;
    for (const TileSet& set : shippedTileSets())
        sets.push_back(played(kShippedIds.at(sets.size()), set));
    int number = 0;
    for (const auto& [seed, tiles] : kRandomSets) {
        Random random(seed);
        sets.push_back(played("random" + std::to_string(++number), test::randomTileSet(tiles, random)));
        sets.back().seed = seed;
    }
    return sets;
}

std::optional<PlayedSet> namedSet(const std::vector<PlayedSet>& usual, const std::string& name)
{
    const auto found = std::ranges::find(usual, name, &PlayedSet::id);
    if (found != usual.end())
        return *found;
    const auto set = namedTileSet(name);
    const std::string file = std::filesystem::path(name).filename().string();
    return set ? std::optional(played(printable(file.substr(0, file.find('.'))), *set)) : std::nullopt;
}

} // namespace lodeline::strength
