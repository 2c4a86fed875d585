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
    const auto add = [&](const PictureRef& picture) {
        if (known.insert({picture.digest, picture.type}).second)
            pictures.push_back({picture.digest, picture.type, false, Rotation::R0, {}});
    };
    for (const TileDesign& tile : set.tiles)
        if (tile.picture)
            add(*tile.picture);
    for (const auto& [part, picture] : set.pictures.parts)
        add(picture);
    return pictures;
}

Problem pictureMissing(std::size_t tile)
{
    return {Severity::Warning, SetProblem::PictureMissing, "/tiles/" + std::to_string(tile) + "/picture", {}};
}

Problem partNotShown(SetPart part)
{
    const std::string name = toString(part);
    return {Severity::Warning, SetProblem::PartNotShown, "/pictures/" + name, {name}};
}

void findMissingPictures(const TileSet& set, const Container& container, Problems& problems)
{
    std::map<std::string, bool> known;
    const auto isThere = [&](const PictureRef& picture) {
        const auto [found, isNew] = known.try_emplace(fileNameOf(picture));
        if (isNew)
            found->second = container.picture(picture).has_value();
        return found->second;
    };
    for (const auto& [part, picture] : set.pictures.parts)
        if (!isThere(picture))
            addProblem(problems, partNotShown(part));
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        if (set.tiles[i].picture && !isThere(*set.tiles[i].picture))
            addProblem(problems, pictureMissing(i));
}

} // namespace lodeline::goldrush
