// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "resources/art/theme/theme.h"

#include <optional>
#include <string>
#include <string_view>

namespace lodeline::art {

inline constexpr std::string_view kThemeFormat = "lodeline-theme";
inline constexpr int kThemeVersion = 2;
inline constexpr std::size_t kMaxThemeBytes = std::size_t{1} << 20;

// What can be wrong with a theme, beside what can be wrong with any file.
enum class ThemeProblem {
    BadColour,   // %1 what stands there
    NoEntries,   // of a list that has to have one
    UnknownBase, // %1 what stands there, %2 the names allowed
};
ProblemFamily problemFamily(ThemeProblem);

struct LoadedTheme
{
    Theme theme;
    Problems problems; // no errors; keys that are not known
};

// In files and settings, such as "contrast-dark".
std::string_view nameOf(ShippedTheme theme);
std::optional<ShippedTheme> shippedThemeFromName(std::string_view name);
// The file of a theme that the program brings along.
std::string shippedText(std::string_view name);

// Reads a *.theme.json, or the text of one. What it leaves out is as in the shipped theme that it names as
// its base; without a base every colour has to be there. One that is missing or none is an error at its
// place.
Result<LoadedTheme> parseTheme(std::string_view text);

} // namespace lodeline::art
