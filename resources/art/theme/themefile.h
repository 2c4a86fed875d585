// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "resources/art/theme/theme.h"

#include <string_view>

namespace lodeline::art {

inline constexpr std::string_view kThemeFormat = "lodeline-theme";
inline constexpr int kThemeVersion = 1;
inline constexpr std::size_t kMaxThemeBytes = std::size_t{1} << 20;

// What can be wrong with a theme, beside what can be wrong with any file.
enum class ThemeProblem {
    BadColour, // %1 what stands there
    NoEntries, // of a list that has to have one
};
ProblemFamily problemFamily(ThemeProblem);

struct LoadedTheme
{
    Theme theme;
    Problems problems; // no errors; keys that are not known
};

// Reads a *.theme.json. Every colour has to be there: one that is missing or none is an error at its place.
Result<LoadedTheme> parseTheme(std::string_view text);

} // namespace lodeline::art
