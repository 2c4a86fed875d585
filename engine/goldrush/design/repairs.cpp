// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/repairs.h"

#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/design/setrepairs.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/design/tilerepairs.h"
#include "engine/goldrush/design/unknownkeys.h"
#include "engine/goldrush/files/problems.h"

#include <algorithm>
#include <array>
#include <utility>

// Lets the translation tools of the programs with windows find the labels; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::goldrush {
namespace {

struct Wording
{
    std::string_view name;
    const char* label;
};

// In the order of Repair.
constexpr std::array kWordings{
    Wording{"choose-start", QT_TRANSLATE_NOOP("Repair", "Choose a start tile")},
    Wording{"add-start-tile", QT_TRANSLATE_NOOP("Repair", "Add an empty start tile")},
    Wording{"give-start-copy", QT_TRANSLATE_NOOP("Repair", "Add a copy of the start tile")},
    //: Gravel: mining tokens of value 0
    Wording{"add-gravel", QT_TRANSLATE_NOOP("Repair", "Add gravel for the nuggets")},
    Wording{"add-tokens", QT_TRANSLATE_NOOP("Repair", "Add tokens in the current proportions")},
    Wording{"merge-tokens", QT_TRANSLATE_NOOP("Repair", "Merge tokens of equal value")},
    Wording{"limit-numbers", QT_TRANSLATE_NOOP("Repair", "Bring all numbers into range")},
    Wording{"limit-texts", QT_TRANSLATE_NOOP("Repair", "Shorten long texts and remove forbidden characters")},
    Wording{"reduce-copies", QT_TRANSLATE_NOOP("Repair", "Remove copies of the most common tiles")},
    Wording{"remove-surplus-tiles", QT_TRANSLATE_NOOP("Repair", "Remove the tiles beyond the limit")},
    Wording{"give-new-id", QT_TRANSLATE_NOOP("Repair", "Give the tile a new id")},
    //: The tile is the same as another one
    Wording{"merge-duplicate",
            QT_TRANSLATE_NOOP("Repair", "Merge this tile and its copies into the other tile")},
    Wording{"add-copy", QT_TRANSLATE_NOOP("Repair", "Add a copy of the tile")},
    Wording{"keep-one-copy", QT_TRANSLATE_NOOP("Repair", "Keep only one copy")},
    Wording{"remove-tile", QT_TRANSLATE_NOOP("Repair", "Remove the tile")},
    //: Of an edge that a railroad and something else claim
    Wording{"edge-to-railroad", QT_TRANSLATE_NOOP("Repair", "Give the edge to the railroad")},
    //: Of an edge that a mountain and something else claim
    Wording{"edge-to-mountain", QT_TRANSLATE_NOOP("Repair", "Give the edge to the mountain")},
    Wording{"end-in-junction", QT_TRANSLATE_NOOP("Repair", "End the railroad in a junction")},
    Wording{"run-through", QT_TRANSLATE_NOOP("Repair", "Let the railroad run through the tile")},
    Wording{"split-railroad", QT_TRANSLATE_NOOP("Repair", "Make each edge a separate railroad")},
    Wording{"remove-railroad", QT_TRANSLATE_NOOP("Repair", "Remove the railroad")},
    Wording{"raise-mountain", QT_TRANSLATE_NOOP("Repair", "Raise a mountain inside the tile")},
    Wording{"lay-prairies", QT_TRANSLATE_NOOP("Repair", "Draw the prairies again")},
    Wording{"remove-loose", QT_TRANSLATE_NOOP("Repair", "Remove parts that touch no edge")},
    Wording{"join-town", QT_TRANSLATE_NOOP("Repair", "Let a railroad end in the city")},
    Wording{"remove-town", QT_TRANSLATE_NOOP("Repair", "Remove the city")},
    Wording{"remove-nuggets", QT_TRANSLATE_NOOP("Repair", "Remove the nuggets")},
    //: Of a tile or of what a set has a picture of its own for
    Wording{"remove-picture", QT_TRANSLATE_NOOP("Repair", "Remove the picture")},
    //: Of what has a picture that is missing; opens a dialog
    Wording{"choose-picture", QT_TRANSLATE_NOOP("Repair", "Choose another picture…")},
    //: Of a key of a JSON file that its format does not know
    Wording{"remove-unknown-key", QT_TRANSLATE_NOOP("Repair", "Remove the key and its value")},
};
static_assert(kWordings.size() == kRepairs);

const TileDesign* tileOf(const TileSet& set, int tile)
{
    const auto i = static_cast<std::size_t>(tile);
    return tile >= 0 && i < set.tiles.size() ? &set.tiles[i] : nullptr;
}

std::size_t segmentOf(const Finding& finding)
{
    return finding.segment ? finding.segment->index : SIZE_MAX;
}

bool removeNuggets(TileDesign& tile)
{
    if (draftNuggets(tile) == 0)
        return false;
    setDraftNuggets(tile, 0);
    return true;
}

// Of a missing one, what is drawn instead stays.
bool removePicture(TileDesign& tile, bool isMissing)
{
    const bool isRemoved =
        isMissing ? std::exchange(tile.picture, {}).has_value() : !std::exchange(tile.art, {}).empty();
    if (isRemoved && !tile.hasOwnPicture())
        tile.removeOwnPicture();
    return isRemoved;
}

bool applyToDrawing(TileDesign& tile, const Finding& finding, Repair repair)
{
    switch (repair) {
    case Repair::EdgeToRailroad:
        return finding.side && edgeToRailroad(tile, *finding.side);
    case Repair::EdgeToMountain:
        return finding.side && edgeToMountain(tile, *finding.side);
    case Repair::EndInJunction:
        return endInJunction(tile, segmentOf(finding));
    case Repair::RunThrough:
        return runThrough(tile, segmentOf(finding));
    case Repair::SplitRailroad:
        return splitRailroad(tile, segmentOf(finding));
    case Repair::RemoveRailroad:
        return removeRailroad(tile, segmentOf(finding));
    case Repair::RaiseMountain:
        return addPeak(tile);
    case Repair::LayPrairies:
        return layPrairiesAnew(tile);
    case Repair::RemoveLoose:
        return removeLoose(tile);
    case Repair::JoinTown:
        return joinTown(tile);
    case Repair::RemoveTown:
        return removeTown(tile);
    case Repair::RemoveNuggets:
        return removeNuggets(tile);
    case Repair::RemovePicture:
        return removePicture(tile, finding.problem.code == SetProblem::PictureMissing);
    default:
        return false;
    }
}

// Choosing another one is for whoever shows the finding.
bool applyToPart(TileSet& set, SetPart part, Repair repair)
{
    return repair == Repair::RemovePicture && set.pictures.parts.erase(part) > 0;
}

bool applyToTile(TileSet& set, const Finding& finding, Repair repair)
{
    const TileDesign* tile = tileOf(set, finding.tile);
    if (!tile)
        return false;
    const auto i = static_cast<std::size_t>(finding.tile);
    switch (repair) {
    case Repair::GiveNewId:
        return giveNewId(set, i);
    case Repair::MergeDuplicate:
        return tileOf(set, finding.other) && mergeDuplicate(set, i, static_cast<std::size_t>(finding.other));
    case Repair::AddCopy:
        return setCopies(set, i, tile->count + 1);
    case Repair::KeepOneCopy:
        return setCopies(set, i, 1);
    case Repair::RemoveTile:
        return removeTile(set, i);
    default:
        return applyToDrawing(set.tiles[i], finding, repair);
    }
}

std::vector<Repair> candidatesFor(FileProblem code, const Problem& problem)
{
    switch (code) {
    case FileProblem::TooMany:
        return {problem.pointer == "/tokens" ? Repair::MergeTokens : Repair::RemoveSurplusTiles};
    case FileProblem::OutOfRange:
        return {Repair::LimitNumbers};
    case FileProblem::TooLong:
    case FileProblem::ForbiddenCharacter:
        return {Repair::LimitTexts};
    case FileProblem::UnknownKey:
        return {Repair::RemoveUnknownKey};
    default:
        return {};
    }
}

std::vector<Repair> candidatesFor(SetProblem code)
{
    switch (code) {
    case SetProblem::StartMissing:
    case SetProblem::StartUnknown:
        return {Repair::ChooseStart, Repair::AddStartTile};
    case SetProblem::StartCountZero:
        return {Repair::GiveStartCopy, Repair::ChooseStart};
    case SetProblem::StartFitsNothing:
        return {Repair::ChooseStart};
    case SetProblem::TooManyTiles:
        return {Repair::ReduceCopies};
    case SetProblem::ArtTooLarge:
    case SetProblem::ArtNotSvg:
    case SetProblem::ArtDeclares:
    case SetProblem::ArtWithoutSize:
    case SetProblem::ArtTooHeavy:
    case SetProblem::ArtRefersOutside:
    case SetProblem::ArtRefersToItself:
    case SetProblem::ArtNotPainted:
        return {Repair::RemovePicture};
    case SetProblem::TooFewTokens:
        return {Repair::AddTokens, Repair::AddGravel};
    case SetProblem::BadId:
    case SetProblem::DuplicateId:
        return {Repair::GiveNewId, Repair::RemoveTile};
    case SetProblem::DuplicateTile:
        return {Repair::MergeDuplicate, Repair::RemoveTile};
    case SetProblem::LonelyEdgeKind:
    case SetProblem::NoCopies:
        return {Repair::AddCopy, Repair::RemoveTile};
    case SetProblem::RarelyPlaced:
    case SetProblem::FitsNowhere:
        return {Repair::KeepOneCopy, Repair::RemoveTile};
    case SetProblem::EdgeClaimedTwice:
        return {Repair::EdgeToRailroad, Repair::EdgeToMountain};
    case SetProblem::BadRailroad:
        return {Repair::RunThrough, Repair::SplitRailroad, Repair::EndInJunction, Repair::RemoveRailroad};
    case SetProblem::MountainMissing:
        return {Repair::EndInJunction, Repair::RaiseMountain};
    case SetProblem::HalfEdgeUnclaimed:
    case SetProblem::HalfEdgeClaimedTwice:
    case SetProblem::HalfEdgeOnMountain:
    case SetProblem::PrairieEdgeSplit:
    case SetProblem::PrairiesJoined:
    case SetProblem::PrairiesParted:
    case SetProblem::SeenAsSeveral:
    case SetProblem::SeenAsAnother:
    case SetProblem::NotSeen:
        return {Repair::LayPrairies};
    case SetProblem::TooManySegments:
        return {Repair::RemoveLoose, Repair::RemoveTile};
    case SetProblem::TownWithoutTrack:
        return {Repair::JoinTown, Repair::RemoveTown};
    case SetProblem::NuggetsOnNoMountain:
        return {Repair::RaiseMountain, Repair::RemoveNuggets};
    default:
        return {};
    }
}

// What can be thought of; not all of it is possible everywhere.
std::vector<Repair> candidatesFor(const Problem& problem)
{
    if (const auto code = problem.code.as<FileProblem>())
        return candidatesFor(*code, problem);
    const auto code = problem.code.as<SetProblem>();
    return code ? candidatesFor(*code) : std::vector<Repair>();
}

bool isForSet(Repair repair)
{
    return repair < Repair::GiveNewId;
}

bool applyToSet(TileSet& set, Repair repair)
{
    switch (repair) {
    case Repair::ChooseStart:
        return chooseStart(set);
    case Repair::AddStartTile:
        return addStartTile(set);
    case Repair::GiveStartCopy:
        return giveStartCopy(set);
    case Repair::AddGravel:
        return addGravel(set);
    case Repair::AddTokens:
        return addTokens(set);
    case Repair::MergeTokens:
        return mergeTokens(set);
    case Repair::LimitNumbers:
        return limitNumbers(set);
    case Repair::LimitTexts:
        return limitTexts(set);
    case Repair::ReduceCopies:
        return reduceCopies(set);
    case Repair::RemoveSurplusTiles:
        return removeSurplusTiles(set);
    default:
        return false;
    }
}

bool isPossible(const TileSet& set, const Finding& finding, Repair repair)
{
    if (repair == Repair::RemoveUnknownKey || repair == Repair::LimitTexts)
        return true;
    // A set may have a finding for each of its numbers: they are asked without a copy of it.
    if (repair == Repair::LimitNumbers)
        return exceedsNumbers(set);
    if (isForSet(repair)) {
        TileSet changed = set;
        return applyToSet(changed, repair);
    }
    const TileDesign* tile = tileOf(set, finding.tile);
    if (!tile)
        return false;
    switch (repair) {
    case Repair::GiveNewId:
    case Repair::RemoveTile:
        return true;
    case Repair::AddCopy:
        return tile->count < kMaxCopies;
    case Repair::KeepOneCopy:
        return tile->count > 1;
    case Repair::MergeDuplicate: {
        const TileDesign* other = tileOf(set, finding.other);
        return other && other != tile && tile->count + other->count <= kMaxCopies;
    }
    default: {
        TileDesign changed = *tile;
        return applyToDrawing(changed, finding, repair);
    }
    }
}

} // namespace

std::vector<Repair> repairsFor(const TileSet& set, const Finding& finding)
{
    std::vector<Repair> repairs = candidatesFor(finding.problem);
    std::erase_if(repairs, [&](Repair repair) { return !isPossible(set, finding, repair); });
    return repairs;
}

bool apply(TileSet& set, const Finding& finding, Repair repair)
{
    if (repair == Repair::RemoveUnknownKey)
        return removeUnknownKey(set, finding.problem.pointer);
    if (finding.part)
        return applyToPart(set, *finding.part, repair);
    return isForSet(repair) ? applyToSet(set, repair) : applyToTile(set, finding, repair);
}

std::string_view toString(Repair repair)
{
    return kWordings[static_cast<std::size_t>(repair)].name;
}
const char* repairLabel(Repair repair)
{
    return kWordings[static_cast<std::size_t>(repair)].label;
}

} // namespace lodeline::goldrush
