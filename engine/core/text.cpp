// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace lodeline {
namespace {

struct Character
{
    char32_t code = 0;
    std::size_t bytes = 1;
    bool isValid = false; // otherwise `code` is a byte
};

// The first character of a text that is not empty.
Character firstOf(std::string_view text)
{
    constexpr std::array<char32_t, 5> kLowest{0, 0, 0x80, 0x800, 0x10000}; // by length
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return {lead, 1, true};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || bytes > text.size())
        return {lead};
    char32_t code = lead & (0xffU >> (bytes + 1));
    for (const char next : text.substr(1, bytes - 1)) {
        if ((static_cast<unsigned char>(next) & 0xc0U) != 0x80)
            return {lead};
        code = code << 6 | (static_cast<unsigned char>(next) & 0x3fU);
    }
    const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (code < kLowest[bytes] || code > 0x10ffff || isSurrogate)
        return {lead};
    return {code, bytes, true};
}

std::string hexadecimal(std::uint32_t code, std::size_t digits, const char* alphabet)
{
    std::string text(digits, '0');
    for (std::size_t i = digits; i-- > 0; code >>= 4)
        text[i] = alphabet[code & 0xfU];
    return text;
}

// Calls visit(character, its bytes, whether it is forbidden) until that says false.
template <typename Visit>
void eachCharacter(std::string_view text, const TextRule& rule, const Visit& visit)
{
    while (!text.empty()) {
        const Character character = firstOf(text);
        const bool isLayout = character.code == '\n' || character.code == '\t' || text.starts_with("\r\n");
        const bool forbidden = character.isValid && isForbidden(character.code) && !(rule.lines && isLayout);
        if (!visit(character.code, text.substr(0, character.bytes), forbidden))
            return;
        text.remove_prefix(character.bytes);
    }
}

bool isLonger(std::string_view text, const TextRule& rule)
{
    std::size_t count = 0;
    eachCharacter(text, rule, [&](char32_t, std::string_view, bool) { return ++count <= rule.most; });
    return count > rule.most;
}

void report(std::string_view text, const TextRule& rule, Severity severity, const std::string& pointer,
            Problems& problems)
{
    if (isLonger(text, rule))
        addProblem(problems, {severity, FileProblem::TooLong, pointer, {std::to_string(rule.most)}});
    if (const auto found = forbiddenCharacter(text, rule))
        addProblem(problems, {severity,
                              FileProblem::ForbiddenCharacter,
                              pointer,
                              {"U+" + hexadecimal(found->character, 4, "0123456789ABCDEF"),
                               std::to_string(found->place)}});
}

} // namespace

bool isForbidden(char32_t c)
{
    const auto within = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
    return c < ' ' || within(0x7f, 0x9f) || c == 0x61c || within(0x200e, 0x200f) || within(0x2028, 0x202e) ||
           within(0x2066, 0x2069) || c == 0xfeff;
}

std::optional<ForbiddenCharacter> forbiddenCharacter(std::string_view text, const TextRule& rule)
{
    std::optional<ForbiddenCharacter> found;
    std::size_t place = 0;
    eachCharacter(text, rule, [&](char32_t character, std::string_view, bool forbidden) {
        ++place;
        if (forbidden)
            found = {character, place};
        return !forbidden;
    });
    return found;
}

void checkText(std::string_view text, const TextRule& rule, const std::string& pointer, Problems& problems)
{
    report(text, rule, Severity::Error, pointer, problems);
}

void readText(std::string& text, const TextRule& rule, Texts texts, const std::string& pointer,
              Problems& problems)
{
    if (texts == Texts::Strict) {
        checkText(text, rule, pointer, problems);
        return;
    }
    report(text, rule, Severity::Warning, pointer, problems);
    std::string mended;
    std::size_t count = 0;
    eachCharacter(text, rule, [&](char32_t character, std::string_view bytes, bool forbidden) {
        if (forbidden || character == '\r')
            return true;
        mended += bytes;
        return ++count < rule.most;
    });
    text = std::move(mended);
}

std::string withLineFeeds(std::string_view text)
{
    std::string lines;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!text.substr(i).starts_with("\r\n"))
            lines += text[i];
    return lines;
}

std::string_view shortened(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0U) == 0x80)
        --most;
    return text.substr(0, most);
}

std::string printable(std::string_view text, std::size_t most)
{
    constexpr const char* kDigits = "0123456789abcdef";
    std::string shown;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == most)
            return shown + "…";
        const Character character = firstOf(text);
        if (!character.isValid)
            shown += "\\x" + hexadecimal(character.code, 2, kDigits);
        else if (character.code == '\n')
            shown += "\\n";
        else if (isForbidden(character.code))
            shown += "\\u" + hexadecimal(character.code, 4, kDigits);
        else
            shown += text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return shown;
}

bool isAllowedInId(char c)
{
    constexpr std::string_view allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-";
    return allowed.find(c) != std::string_view::npos;
}

bool isId(std::string_view id)
{
    return !id.empty() && id.size() <= kMaxIdLength && std::ranges::all_of(id, isAllowedInId);
}

} // namespace lodeline
