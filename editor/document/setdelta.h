// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush::editor {

// What differs between two states of a tile set: the smallest range of designs that holds all changes, and
// all else of the set. As small as the change is, so that a long history costs little.
class SetDelta
{
public:
    SetDelta(const TileSet& before, const TileSet& after);

    bool isEmpty() const;
    // Turns the state before into the state after, and back.
    void apply(TileSet& set) const;
    void revert(TileSet& set) const;

private:
    TileSet headBefore_; // without designs
    TileSet headAfter_;
    std::size_t first_ = 0;
    std::vector<TileDesign> tilesBefore_;
    std::vector<TileDesign> tilesAfter_;
};

} // namespace lodeline::goldrush::editor
