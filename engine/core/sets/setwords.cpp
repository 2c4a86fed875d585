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
    const auto visitAll = [&](auto& translations, const TextRule& rule, const std::string& from) {
        for (auto& [language, text] : translations) {
            const std::string at = memberPointer(from, language);
            visit(language, kIdText, at);
            visit(text, rule, at);
        }
    };
    visit(words.name, kNameText, pointer + "/name");
    visitAll(words.names, kNameText, pointer + "/names");
    visit(words.author, kLineText, pointer + "/author");
    visit(words.license, kLineText, pointer + "/license");
    visit(words.description, kProseText, pointer + "/description");
    visitAll(words.descriptions, kProseText, pointer + "/descriptions");
}

// The first of each language stays.
void dropRepeated(Translations& translations)
{
    for (auto at = translations.begin(); at != translations.end();) {
        const bool isThere = std::any_of(translations.begin(), at,
                                         [&](const auto& other) { return other.first == at->first; });
        at = isThere ? translations.erase(at) : std::next(at);
    }
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
    // Codes that have become the same.
    dropRepeated(words.names);
    dropRepeated(words.descriptions);
}

} // namespace lodeline
