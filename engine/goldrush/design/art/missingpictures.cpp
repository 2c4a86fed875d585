// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/art/missingpictures.h"

#include "engine/goldrush/files/problems.h"

#include <map>
#include <set>

namespace lodeline::goldrush {

std::vector<PictureRef> picturesOf(const TileSet& set)
{
    std::vector<PictureRef> pictures;
    std::set<std::pair<Sha256, PictureType>> known;
    for (const TileDesign& tile : set.tiles)
        if (tile.picture && known.insert({tile.picture->digest, tile.picture->type}).second)
            pictures.push_back({tile.picture->digest, tile.picture->type, false, Rotation::R0, {}});
    return pictures;
}

void findMissingPictures(const TileSet& set, const Container& container, Problems& problems)
{
    std::map<std::string, bool> isThere;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const auto& picture = set.tiles[i].picture;
        if (!picture)
            continue;
        const auto [known, isNew] = isThere.try_emplace(fileNameOf(*picture));
        if (isNew)
            known->second = container.picture(*picture).has_value();
        if (!known->second)
            problems.push_back({Severity::Warning,
                                SetProblem::PictureMissing,
                                "/tiles/" + std::to_string(i) + "/picture",
                                {}});
    }
}

} // namespace lodeline::goldrush
