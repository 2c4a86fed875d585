// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/picturereading.h"

#include "engine/goldrush/design/findingplace.h"
#include "engine/goldrush/design/repairs.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/land/layout.h"

#include <algorithm>
#include <set>

namespace lodeline::goldrush::editor {
namespace {

constexpr std::size_t kAtOnce = 100; // tiles, before it is said what was found

// The tiles of which the game paints the picture, and whose definition means something.
std::vector<int> tilesToRead(const TileSet& set, const std::vector<Finding>& found)
{
    std::set<int> faulty;
    for (const Finding& finding : found)
        if (finding.problem.severity == Severity::Error)
            faulty.insert(finding.tile);
    std::vector<int> tiles;
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        if (!set.tiles[i].hasOwnPicture() && !faulty.contains(static_cast<int>(i)))
            tiles.push_back(static_cast<int>(i));
    return tiles;
}

SetProblem problemOf(art::Misread::As as)
{
    switch (as) {
    case art::Misread::As::Several:
        return SetProblem::SeenAsSeveral;
    case art::Misread::As::Another:
        return SetProblem::SeenAsAnother;
    case art::Misread::As::Nothing:
        break;
    }
    return SetProblem::NotSeen;
}

Finding warningOf(const TileSet& set, int tile, const art::Misread& misread)
{
    std::string segment = toString(misread.segment);
    std::ranges::replace(segment, '.', '/');
    Finding warning = located(
        {Severity::Warning, problemOf(misread.as), "/tiles/" + std::to_string(tile) + '/' + segment, {}},
        set);
    warning.repairs = repairsFor(set, warning);
    return warning;
}

} // namespace

PictureReading::PictureReading(QObject* parent)
    : QObject(parent)
{
}

void PictureReading::read(const TileSet& set, const std::vector<Finding>& found)
{
    if (reading_.isRunning())
        return;
    std::vector<TileDesign> unknown;
    for (const int tile : tilesToRead(set, found)) {
        const TileDesign& design = set.tiles[static_cast<std::size_t>(tile)];
        if (unknown.size() < kAtOnce && !isKnown(design))
            unknown.push_back(design);
    }
    if (unknown.empty())
        return;
    if (known_.size() > 2 * set.tiles.size() + kAtOnce)
        known_.clear();
    readAll(std::move(unknown));
}

std::vector<Finding> PictureReading::warnings(const TileSet& set, const std::vector<Finding>& found) const
{
    std::vector<Finding> warnings;
    for (const int tile : tilesToRead(set, found)) {
        const TileDesign& design = set.tiles[static_cast<std::size_t>(tile)];
        if (isKnown(design))
            for (const art::Misread& misread : known_.at(design.id).misread)
                warnings.push_back(warningOf(set, tile, misread));
    }
    return warnings;
}

bool PictureReading::isKnown(const TileDesign& tile) const
{
    const auto known = known_.find(tile.id);
    return known != known_.end() && art::sameLayout(known->second.tile, tile);
}

void PictureReading::readAll(std::vector<TileDesign> tiles)
{
    const auto work = [tiles = std::move(tiles)](const std::stop_token& stop) {
        std::vector<Known> read;
        for (const TileDesign& tile : tiles)
            if (!stop.stop_requested())
                read.push_back({tile, art::layoutOf(tile)->misread});
        return read;
    };
    reading_.run(work, [this](const std::vector<Known>& read) {
        for (const Known& one : read)
            known_.insert_or_assign(one.tile.id, one);
        emit changed();
    });
}

} // namespace lodeline::goldrush::editor
