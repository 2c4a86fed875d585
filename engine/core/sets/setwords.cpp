// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/sets/setwords.h"

#include "engine/core/jsonparser.h"

#include <algorithm>

namespace lodeline {
namespace {

// Calls visit(text, rule, pointer) for the texts of a set.
template <typename Words, typename Visit>
void eachText(Words& words, const std::string& pointer, const Visit& visit)
{
    visit(words.name, kNameText, pointer + "/name");
    for (auto& [language, name] : words.names) {
        const std::string at = memberPointer(pointer + "/names", language);
        visit(language, kIdText, at);
        visit(name, kNameText, at);
    }
    visit(words.author, kLineText, pointer + "/author");
    visit(words.license, kLineText, pointer + "/license");
    visit(words.description, kProseText, pointer + "/description");
}

} // namespace

void checkSetWords(const SetWords& words, const std::string& pointer, Problems& problems)
{
    eachText(words, pointer, [&](const std::string& text, const TextRule& rule, const std::string& at) {
        checkText(text, rule, at, problems);
    });
}

void mendSetWords(SetWords& words, const std::string& pointer, Problems& problems)
{
    eachText(words, pointer, [&](std::string& text, const TextRule& rule, const std::string& at) {
        readText(text, rule, Texts::Mended, at, problems);
    });
    // Codes that are the same by now: the first one stays.
    for (auto name = words.names.begin(); name != words.names.end();) {
        const bool isThere = std::any_of(words.names.begin(), name,
                                         [&](const auto& other) { return other.first == name->first; });
        name = isThere ? words.names.erase(name) : std::next(name);
    }
}

} // namespace lodeline
