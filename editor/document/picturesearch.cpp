// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/picturesearch.h"

#include "engine/goldrush/design/art/missingpictures.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush::editor {
namespace {

bool isSameFile(const PictureRef& a, const PictureRef& b)
{
    return a.digest == b.digest && a.type == b.type;
}

Finding withRepairs(Problem problem)
{
    Finding warning;
    warning.problem = std::move(problem);
    warning.repairs = {Repair::ChoosePicture, Repair::RemovePicture};
    return warning;
}

Finding warningOf(const TileDesign& tile, std::size_t index)
{
    Finding warning = withRepairs(pictureMissing(index));
    warning.tile = static_cast<int>(index);
    warning.tileId = tile.id;
    return warning;
}

Finding warningOf(SetPart part)
{
    Finding warning = withRepairs(partNotShown(part));
    warning.part = part;
    return warning;
}

} // namespace

PictureSearch::PictureSearch(QObject* parent)
    : QObject(parent)
{
    // It may have come meanwhile.
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, [this] {
        if (looking_.isRunning())
            isOutdated_ = true;
        else if (!missing_.empty())
            look();
    });
}

void PictureSearch::seek(const TileSet& set)
{
    std::vector<PictureRef> named = picturesOf(set);
    if (named == sought_)
        return;
    sought_ = std::move(named);
    look();
}

void PictureSearch::seekAgain()
{
    if (sought_.empty())
        return;
    isAskedAgain_ = true;
    art::ownPictures().lookAgain();
    look();
}

void PictureSearch::look()
{
    isOutdated_ = false;
    const auto work = [pictures = sought_](const std::stop_token& stop) {
        std::vector<PictureRef> missing;
        for (const PictureRef& picture : pictures)
            if (!stop.stop_requested() && !art::ownPictures().store().has(picture))
                missing.push_back(picture);
        return missing;
    };
    looking_.run(work, [this](const std::vector<PictureRef>& missing) {
        // Asked again, what painters had found missing is forgotten, whatever was found here.
        const bool isNews = std::exchange(isAskedAgain_, false) || missing != missing_;
        missing_ = missing;
        if (isNews)
            emit changed();
        if (isOutdated_ && !missing_.empty())
            look();
    });
}

// One that is there but is another one is known as soon as somebody has wanted to paint it.
bool PictureSearch::isMissing(const TileDesign& tile) const
{
    if (isSought(*tile.picture))
        return true;
    const auto fault = art::ownPictures().refusal(art::OwnArt(tile));
    return fault && fault->code == SetProblem::PictureMissing;
}

bool PictureSearch::isSought(const PictureRef& picture) const
{
    return std::ranges::any_of(missing_, [&](const PictureRef& one) { return isSameFile(one, picture); });
}

std::vector<Finding> PictureSearch::missing(const TileSet& set) const
{
    std::vector<Finding> warnings;
    for (const auto& [part, picture] : set.pictures.parts)
        if (isSought(picture) || art::ownPictures().refusal(art::OwnArt(set.pictures, part)))
            warnings.push_back(warningOf(part));
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        if (set.tiles[i].picture && isMissing(set.tiles[i]))
            warnings.push_back(warningOf(set.tiles[i], i));
    return warnings;
}

} // namespace lodeline::goldrush::editor
