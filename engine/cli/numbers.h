// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

// What the values of a call may be, numbers above all. The library's own conversion reads a leading zero as
// octal, takes hexadecimal digits, and -1 for the largest number without a sign; its own range lets through
// what is no number.
namespace lodeline::cli {

// Decimal digits and nothing else, without leading zeros.
template <typename Number>
std::optional<Number> wholeNumber(std::string_view text)
{
    Number number = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    const bool signedOrOctal = text.starts_with('-') || (text.size() > 1 && text.front() == '0');
    if (error != std::errc{} || end != last || signedOrOctal)
        return std::nullopt;
    return number;
}

// "N", the games from 0 to N - 1, or "A..B", those from A to B - 1; nothing if it is neither, or no game.
inline std::optional<std::pair<int, int>> gameRange(std::string_view text)
{
    const std::size_t dots = text.find("..");
    const bool isShard = dots != std::string_view::npos;
    const auto first = isShard ? wholeNumber<int>(text.substr(0, dots)) : 0;
    const auto last = wholeNumber<int>(isShard ? text.substr(dots + 2) : text);
    if (!first || !last || *last <= *first)
        return std::nullopt;
    return std::pair(*first, *last);
}

inline CLI::Validator isWhole(int lowest, int highest)
{
    const std::string range = std::to_string(lowest) + " to " + std::to_string(highest);
    const auto check = [=](const std::string& text) {
        const auto number = wholeNumber<int>(text);
        return number && *number >= lowest && *number <= highest
                   ? std::string()
                   : text + " is not a whole number from " + range;
    };
    return CLI::Validator(check, range, "whole");
}

// A number with or without a decimal point, or an exponent.
inline CLI::Validator isFraction(double lowest, double highest)
{
    const auto shortest = [](double number) {
        std::array<char, 32> text{};
        return std::string(text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr);
    };
    const std::string range = shortest(lowest) + " to " + shortest(highest);
    const auto check = [=](const std::string& text) {
        double number = 0;
        const char* last = text.data() + text.size();
        const auto [end, error] = std::from_chars(text.data(), last, number);
        const bool isInRange = number >= lowest && number <= highest; // not a NaN
        return error == std::errc{} && end == last && isInRange ? std::string()
                                                                : text + " is not a number from " + range;
    };
    return CLI::Validator(check, range, "fraction");
}

// What a record allows for a seed.
inline CLI::Validator isSeed()
{
    const auto check = [](const std::string& text) {
        return wholeNumber<std::uint64_t>(text) ? std::string() : text + " is not from 0 to 2^64 - 1";
    };
    return CLI::Validator(check, "0 to 2^64 - 1", "seed");
}

// For an option that is empty where a call does not give it: a value that is empty by mistake, such as that
// of a variable of a script, must not count as none.
inline CLI::Validator isNotEmpty()
{
    const auto check = [](const std::string& text) {
        return text.empty() ? std::string("the value is empty") : std::string();
    };
    return CLI::Validator(check, "", "not empty");
}

// The option of `--option=` with nothing behind it. The library would take the next argument for its value.
inline std::optional<std::string_view> optionWithoutValue(int argc, const char* const* argv)
{
    for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("--") && argument.find('=') == argument.size() - 1)
            return argument.substr(0, argument.size() - 1);
    }
    return std::nullopt;
}

} // namespace lodeline::cli
