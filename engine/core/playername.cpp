// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/playername.h"

#include <charconv>

namespace lodeline {

Budget PlayerName::budgetOr(const Budget& usual) const
{
    if (milliseconds)
        return Budget::time(std::chrono::milliseconds(*milliseconds));
    return playouts ? Budget::playouts(*playouts) : usual;
}

namespace {

// Digits alone, the first no 0.
std::optional<std::int64_t> wholeNumber(std::string_view text, std::int64_t most)
{
    std::int64_t number = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    const bool isPlain = error == std::errc{} && end == last && text.front() != '0';
    return isPlain && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<PlayerName> parsePlayerName(std::string_view text)
{
    constexpr int kMostTowardsNext = 99;
    const std::size_t mark = text.find_first_of(":@");
    PlayerName parsed;
    parsed.name = text.substr(0, mark);
    if (mark != std::string_view::npos) {
        const auto number = wholeNumber(text.substr(mark + 1), kMostBudget);
        if (!number)
            return std::nullopt;
        (text[mark] == ':' ? parsed.playouts : parsed.milliseconds) = number;
    }
    if (const std::size_t plus = parsed.name.find('+'); plus != std::string_view::npos) {
        const auto percent = wholeNumber(parsed.name.substr(plus + 1), kMostTowardsNext);
        if (!percent)
            return std::nullopt;
        parsed.towardsNext = static_cast<int>(*percent);
        parsed.name = parsed.name.substr(0, plus);
    }
    return parsed;
}

} // namespace lodeline
