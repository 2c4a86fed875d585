// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <utility>

namespace lodeline::cli {

// Prints as fmt does, but does not throw where that fails: `finished` looks at standard output in the end,
// and where standard error is closed there is nobody to tell, which is no reason to lose hours of play.
template <typename... Values>
void say(std::FILE* stream, fmt::format_string<Values...> format, Values&&... values)
{
    const std::string text = fmt::format(format, std::forward<Values>(values)...);
    std::fwrite(text.data(), 1, text.size(), stream);
}

} // namespace lodeline::cli
