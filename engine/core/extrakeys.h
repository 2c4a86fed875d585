// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace lodeline {

// Keys of a JSON object that we do not know, with their values as JSON text, kept for rewriting.
using ExtraKeys = std::vector<std::pair<std::string, std::string>>;

} // namespace lodeline
