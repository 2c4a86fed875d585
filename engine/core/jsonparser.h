// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <nlohmann/json.hpp>

namespace lodeline {

using Json = nlohmann::ordered_json;

// Valid JSON in UTF-8 and nothing after it, at most `maxBytes` long, not nested deeper than any format of
// ours is, no object with more than 1,000 members or with two of one key, no more than a million values in
// all.
Result<Json> parseJson(std::string_view text, std::size_t maxBytes);

// The JSON pointer to a member of the object that one points to.
std::string memberPointer(const std::string& object, std::string_view key);

} // namespace lodeline
