// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdint>

namespace lodeline::cli {

// Allows what a record allows for a seed: decimal digits, less than 2^64. The library's own conversion
// takes -1 and everything too large for 2^64 - 1, and reads a leading zero as octal.
inline CLI::Validator isSeed()
{
    const auto check = [](const std::string& text) {
        std::uint64_t seed = 0;
        const char* last = text.data() + text.size();
        const auto [end, error] = std::from_chars(text.data(), last, seed);
        const bool octal = text.size() > 1 && text.front() == '0';
        return error == std::errc{} && end == last && !octal ? std::string()
                                                             : text + " is not from 0 to 2^64 - 1";
    };
    return CLI::Validator(check, "0 to 2^64 - 1", "seed");
}

} // namespace lodeline::cli
