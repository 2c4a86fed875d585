// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <vector>

namespace lodeline {

// By language code ("de", "pt_BR"), each once.
using Translations = std::vector<std::pair<std::string, std::string>>;

// What any set that a game is played with says of itself (docs/formats.md).
struct SetWords
{
    std::string name;
    Translations names;
    std::string author;
    std::string license;
    std::string description;
    Translations descriptions;

    friend bool operator==(const SetWords&, const SetWords&) = default;
};

// Texts that are too long or hold what may not stand in them: errors, or (mendSetWords) taken out with a
// warning. `pointer` leads to the set.
void checkSetWords(const SetWords& words, const std::string& pointer, Problems& problems);
void mendSetWords(SetWords& words, const std::string& pointer, Problems& problems);

} // namespace lodeline
