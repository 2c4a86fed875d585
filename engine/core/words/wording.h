// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace lodeline {

// The words of a code of an enumeration; a table has one for each, in its order.
struct Wording
{
    std::string_view name; // stable, for scripts and tests: "few-games"
    const char* sentence;  // English; %1, %2, ... take the arguments
};

template <typename Code, std::size_t kCodes>
constexpr const Wording& wordingOf(Code code, const std::array<Wording, kCodes>& wordings)
{
    return wordings[static_cast<std::size_t>(code)];
}

} // namespace lodeline
