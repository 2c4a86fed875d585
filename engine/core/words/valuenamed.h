// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace lodeline {

// The value of an enumeration by its name; `names` are in the order of the values. Nothing for any other
// name.
template <typename Value, std::size_t kCount>
constexpr std::optional<Value> valueNamed(const std::array<std::string_view, kCount>& names,
                                          std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

} // namespace lodeline
