// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lodeline {

// What a file claims to be: the string "format" of its outermost object, of at most 64 bytes. Reads no
// further than that, so that the rest may be anything. Empty where the text has none before it stops being
// JSON.
std::string formatOf(std::string_view text);

} // namespace lodeline
