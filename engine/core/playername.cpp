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

std::optional<PlayerName> parsePlayerName(std::string_view text)
{
    const std::size_t mark = text.find_first_of(":@");
    PlayerName parsed{text.substr(0, mark), std::nullopt, std::nullopt};
    if (mark == std::string_view::npos)
        return parsed;
    std::int64_t number = 0;
    const char* first = text.data() + mark + 1;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(first, last, number);
    const bool isPlain = error == std::errc{} && end == last && *first != '0';
    if (!isPlain || number < 1 || number > kMostBudget)
        return std::nullopt;
    (text[mark] == ':' ? parsed.playouts : parsed.milliseconds) = number;
    return parsed;
}

} // namespace lodeline
