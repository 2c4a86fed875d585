// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "engine/goldrush/rules/told.h"

namespace lodeline::goldrush {

// Collects from the events of a game what chance decided, in the order in which a game asks for it.
class Overheard
{
public:
    // `set` must outlive it.
    explicit Overheard(const TileSet& set)
        : set_(set)
    {
    }

    // False for a tile that the set does not have.
    bool hear(const Event& event);
    // All since the last call. Complete after a draw and after each score.
    Told take();

private:
    bool hearTile(const std::string& id, int place);
    void handOut();

    const TileSet& set_;
    Told told_;
    std::vector<events::Tokens> mountain_; // of one mountain, by player
};

} // namespace lodeline::goldrush
