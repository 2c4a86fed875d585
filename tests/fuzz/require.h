// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "engine/goldrush/files/tilesetfile.h"

#include <chrono>
#include <cstdlib>

// What holds after every input, whatever it was.
namespace lodeline {

inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

inline void requirePrintable(const Problems& problems)
{
    for (const Problem& problem : problems) {
        const std::string text = message(problem);
        require(!text.empty() && text.size() < 2000 && printable(text) == text);
    }
}

// Why there is no value.
inline void requireReasons(const Problems& problems)
{
    require(hasErrors(problems));
    requirePrintable(problems);
}

// LODELINE_FRAME_MS, if it is set, is the most that one step of work may take.
class Step
{
public:
    void requireShort() const
    {
        static const char* limit = std::getenv("LODELINE_FRAME_MS");
        const auto spent = std::chrono::steady_clock::now() - begin_;
        require(!limit || spent < std::chrono::milliseconds(std::atoi(limit)));
    }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

// There is a value, or an error that says why not.
template <typename Loaded>
void requireProblems(const Result<Loaded>& loaded)
{
    const Problems& problems = loaded ? loaded->problems : loaded.error();
    require(loaded || hasErrors(problems));
    requirePrintable(problems);
}

inline void requireText(std::string_view text, const TextRule& rule)
{
    Problems problems;
    checkText(text, rule, "", problems);
    require(problems.empty());
}

inline void requireWords(const SetWords& words)
{
    requireText(words.name, kNameText);
    for (const auto& [language, name] : words.names) {
        requireText(language, kIdText);
        requireText(name, kNameText);
    }
    requireText(words.author, kLineText);
    requireText(words.license, kLineText);
    requireText(words.description, kProseText);
}

inline void requireLimits(const goldrush::TileSet& set)
{
    requireWords(set);
    requireText(set.start, kIdText);
    for (const goldrush::TileDesign& tile : set.tiles) {
        requireText(tile.id, kIdText);
        require(tile.art.size() <= goldrush::kMaxArtBytes);
    }
}

} // namespace lodeline
