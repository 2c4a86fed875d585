// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <string>
#include <vector>

namespace lodeline::test {

// A board as text, three lines a row of tiles, five characters a tile:
//
//   0.^.a    top left the seat of a cowboy, top right the tent of seat 0 (a) to 4 (e)
//   --+--    edges: - | railroad, ^ mountain, . prairie
//   2.|.L    bottom left the tokens of a mountain at its first tile, bottom right L for a locomotive
//
// The centre: C city, J junction, ^ railroad that ends in a mountain, + railroad that runs through, x two of
// them, A mountain, . prairie.
std::vector<std::string> boardText(const goldrush::Game& game);

} // namespace lodeline::test
