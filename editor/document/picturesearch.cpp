// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/picturesearch.h"

#include "engine/goldrush/design/art/missingpictures.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kTellAfter = 100; // ms: many may come at a time
constexpr QSize kAskedPx(96, 96);

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

std::vector<art::OwnArt> artsOf(const TileSet& set)
{
    std::vector<art::OwnArt> arts;
    for (const TileDesign& tile : set.tiles)
        if (tile.picture)
            arts.emplace_back(tile);
    for (const auto& [part, picture] : set.pictures.parts)
        arts.emplace_back(set.pictures, part);
    return arts;
}

} // namespace

PictureSearch::PictureSearch(QObject* parent)
    : QObject(parent)
{
    soon_.setSingleShot(true);
    soon_.setInterval(kTellAfter);
    connect(&soon_, &QTimer::timeout, this, &PictureSearch::changed);
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, [this] {
        if (learn() && !soon_.isActive())
            soon_.start();
        // It may have come meanwhile.
        if (looking_.isRunning())
            isOutdated_ = true;
        else if (!missing_.empty())
            look();
    });
}

void PictureSearch::seek(const TileSet& set)
{
    arts_ = artsOf(set);
    learn();
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
    art::ownPictures().lookAgain();
    look();
}

PictureSearch::Seen PictureSearch::see(const std::vector<PictureRef>& pictures, const std::stop_token& stop)
{
    Seen seen;
    for (const PictureRef& picture : pictures) {
        if (stop.stop_requested())
            break;
        const std::uint64_t bytes = art::ownPictures().store().sizeOf(picture);
        seen.bytes += bytes;
        if (bytes == 0)
            seen.missing.push_back(picture);
    }
    return seen;
}

void PictureSearch::look()
{
    isOutdated_ = false;
    looking_.run([pictures = sought_](const std::stop_token& stop) { return see(pictures, stop); },
                 [this](const Seen& seen) { take(seen); });
}

void PictureSearch::take(const Seen& seen)
{
    if (std::exchange(bytes_, seen.bytes) != seen.bytes)
        emit counted(seen.bytes);
    if (std::exchange(missing_, seen.missing) != seen.missing)
        emit changed();
    if (isOutdated_ && !missing_.empty())
        look();
}

// One that was missing may be so still: it is asked for here, for perhaps nobody else paints it.
bool PictureSearch::learn()
{
    std::map<QByteArray, ArtFault> refused;
    QSet<QByteArray> doubtful;
    for (const art::OwnArt& art : arts_) {
        const QByteArray& digest = art.digest();
        if (auto fault = art::ownPictures().refusal(art))
            refused.emplace(digest, std::move(*fault));
        else if (wasMissing(digest) &&
                 art::ownPictures().ask(art, kAskedPx).state == art::OwnPictures::State::Pending)
            doubtful.insert(digest);
    }
    doubtful_ = std::move(doubtful);
    return std::exchange(refused_, refused) != refused;
}

bool PictureSearch::wasMissing(const QByteArray& digest) const
{
    const auto before = refused_.find(digest);
    return doubtful_.contains(digest) ||
           (before != refused_.end() && before->second.code == SetProblem::PictureMissing);
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
