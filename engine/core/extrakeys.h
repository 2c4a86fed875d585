// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lodeline {

// Keys of a JSON object that we do not know, with their values as JSON text, kept for rewriting.
using ExtraKeys = std::vector<std::pair<std::string, std::string>>;

// The text of the value of a key, or nullptr; it lasts as long as `extra` stays as it is.
inline const std::string* valueOf(const ExtraKeys& extra, std::string_view key)
{
    const auto found = std::ranges::find(extra, key, &ExtraKeys::value_type::first);
    return found == extra.end() ? nullptr : &found->second;
}

} // namespace lodeline
