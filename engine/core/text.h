// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <optional>

// Free strings of files: how long they may be and what may not stand in them. A character is a Unicode code
// point; texts are UTF-8, and a byte that is none counts as a character of its own.
namespace lodeline {

struct TextRule
{
    std::size_t most;   // characters
    bool lines = false; // may have line feeds (a carriage return before each, too) and tabs
};

inline constexpr TextRule kNameText{64};
inline constexpr TextRule kIdText{32};
inline constexpr TextRule kLineText{4000};
inline constexpr TextRule kProseText{4000, true};

// The ids of what a set consists of: 1 to so many letters, digits, dots, dashes and underscores.
inline constexpr std::size_t kMaxIdLength = kIdText.most;
bool isAllowedInId(char c);
bool isId(std::string_view id);

// What a reader makes of a text that breaks its rule: an error, or a warning and the text without what is
// too much, for files that were written before there were rules.
enum class Texts { Strict, Mended };

struct ForbiddenCharacter
{
    char32_t character;
    std::size_t place; // from 1
};

// Control characters, line and paragraph separators, byte order marks, and the marks that turn the direction
// of what is written beside them. The first one in a text.
bool isForbidden(char32_t character);
std::optional<ForbiddenCharacter> forbiddenCharacter(std::string_view text, const TextRule& rule);

// Reports TooLong and ForbiddenCharacter as errors.
void checkText(std::string_view text, const TextRule& rule, const std::string& pointer, Problems& problems);
// Either that, or reports them as warnings, takes the characters out and cuts the text.
void readText(std::string& text, const TextRule& rule, Texts texts, const std::string& pointer,
              Problems& problems);

// The text with a line feed where it has a carriage return and a line feed.
std::string withLineFeeds(std::string_view text);

// The first bytes of a text, at most so many, without a part of a character at their end.
std::string_view shortened(std::string_view text, std::size_t most);

// The text as one line of a terminal shows it, whatever it is: forbidden characters as \n, \u202e, bytes that
// are no UTF-8 as \x9b, and no more than so many characters before an ellipsis.
std::string printable(std::string_view text, std::size_t most = std::string_view::npos);

} // namespace lodeline
