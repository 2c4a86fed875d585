// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <nlohmann/json.hpp>

namespace lodeline {

using Json = nlohmann::ordered_json;

// How deep and how full a document may be.
struct JsonRoom
{
    int levels = 32;                // of nesting
    std::size_t values = 1'000'000; // in all
};
// Of one that has a whole other one as a member, and more beside it.
inline constexpr JsonRoom kRoomAroundAnother{33, 1'500'000};

// Valid JSON in UTF-8 and nothing after it, at most `maxBytes` long, within its room, no object with more
// than 1,000 members or with two of one key.
Result<Json> parseJson(std::string_view text, std::size_t maxBytes, const JsonRoom& room = {});

// The JSON pointer to a member of the object that one points to.
std::string memberPointer(const std::string& object, std::string_view key);

} // namespace lodeline
