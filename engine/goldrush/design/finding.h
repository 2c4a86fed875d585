// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/pictures/picturedparts.h"
#include "engine/goldrush/rules/tile.h"

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What can be done about a finding by one click; repairs.h says what each does and how it is called.
enum class Repair : std::uint8_t {
    // the set
    ChooseStart,
    AddStartTile,
    GiveStartCopy,
    AddGravel,
    AddTokens,
    MergeTokens,
    LimitNumbers,
    LimitTexts,
    ReduceCopies,
    RemoveSurplusTiles,
    // a tile among others
    GiveNewId,
    MergeDuplicate,
    AddCopy,
    KeepOneCopy,
    RemoveTile,
    // the drawing of a tile, or its picture or that of a part of the set
    EdgeToRailroad,
    EdgeToMountain,
    EndInJunction,
    RunThrough,
    SplitRailroad,
    RemoveRailroad,
    RaiseMountain,
    LayPrairies,
    RemoveLoose,
    JoinTown,
    RemoveTown,
    RemoveNuggets,
    RemovePicture,
    ChoosePicture, // asks for a file: whoever shows the finding has to do it
    // anything
    RemoveUnknownKey,
};
inline constexpr int kRepairs = static_cast<int>(Repair::RemoveUnknownKey) + 1;

// Something that a designer wants to know of a set, and where it is.
struct Finding
{
    Problem problem;
    int tile = -1;                     // index in TileSet::tiles, -1 for the set as a whole
    std::string tileId;                // of that tile
    std::optional<SegmentRef> segment; // of that tile
    std::optional<Side> side;          // of that tile
    std::optional<SetPart> part;       // that the set brings a picture for
    int other = -1;                    // index of the tile that it resembles, where it is about two
    std::vector<Repair> repairs;       // the most fitting first; none where only the designer can know

    friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace lodeline::goldrush
