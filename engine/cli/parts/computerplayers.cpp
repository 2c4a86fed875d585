// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/parts/computerplayers.h"

#include "engine/cli/gamekind.h"
#include "engine/core/playername.h"
#include "engine/core/text.h"

#include <fmt/format.h>

namespace lodeline::cli {

static_assert(kMostHintMilliseconds <= kMostBudget); // a level takes as much

RecordedPlayer computerPlayer(const std::string& name, std::size_t seat)
{
    return {fmt::format("{} {}", name, seat + 1), kPlayerColours[seat], "ai:" + name, {}};
}

std::string noSuchPlayer(std::string_view name, std::span<const char* const> names, std::string_view budgets)
{
    return fmt::format("no player is called \"{}\"; there are: {}, {}, up to {}", printable(name),
                       fmt::join(names, ", "), budgets, kMostBudget);
}

std::string withTime(const std::string& name, int milliseconds)
{
    const bool hasBudget = name.find_first_of(":@") != std::string::npos;
    return hasBudget ? name : fmt::format("{}@{}", name, milliseconds);
}

std::string reasonWords(std::string sentence, int amount, std::initializer_list<Place> places)
{
    const auto fill = [&sentence](std::string_view mark, const std::string& value) {
        if (const std::size_t at = sentence.find(mark); at != std::string::npos)
            sentence.replace(at, mark.size(), value);
    };
    fill("%Ln", std::to_string(amount));
    fill("(s)", amount == 1 ? "" : "s");
    for (const auto& [mark, value] : places)
        fill(mark, value);
    return sentence;
}

} // namespace lodeline::cli
