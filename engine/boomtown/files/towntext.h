// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/town.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lodeline::boomtown {

// A square as two letters, the first ones of its territory and its symbol: "dw" is a desert with a wagon.
std::optional<Square> squareFromText(std::string_view letters);

// A town as rows of such squares from the north, ".." where none is: {"db dc ..", "fb fc .."}. Its north-west
// place is (0, 0). Nothing where letters mean nothing. A square that lies in no block of two by two, as on a
// card, is left out.
std::optional<Town> townFromText(const std::vector<std::string>& rows);

} // namespace lodeline::boomtown
