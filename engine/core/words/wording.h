// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
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

// The sentence of a code, or the one of its name among `alone` where there is nothing to compare with.
template <typename Code, std::size_t kCodes, std::size_t kAlone>
constexpr const char* sentenceOf(Code code, bool compares, const std::array<Wording, kCodes>& wordings,
                                 const std::array<Wording, kAlone>& alone)
{
    const Wording& usual = wordingOf(code, wordings);
    const auto found = std::ranges::find(alone, usual.name, &Wording::name);
    return compares || found == alone.end() ? usual.sentence : found->sentence;
}

} // namespace lodeline
