// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QString>
#include <tl/expected.hpp>

namespace lodeline::goldrush::editor {

// How a set that is being edited is tried out in the game.
struct Trial
{
    int people = 1;       // at the table; 1 plays against the computer
    std::string nextTile; // id of the tile that is drawn first; empty for any
};

// Hands the set as it is now to the game, which starts with it at once. The error is a sentence for the user.
tl::expected<void, QString> playSet(const TileSet& set, const Trial& trial);

} // namespace lodeline::goldrush::editor
