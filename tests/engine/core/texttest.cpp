// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"

#include <gtest/gtest.h>

namespace lodeline {
namespace {

constexpr TextRule kShort{4};
constexpr TextRule kLines{4, true};

Problems checked(std::string_view text, const TextRule& rule)
{
    Problems problems;
    checkText(text, rule, "/a", problems);
    return problems;
}

std::string mended(std::string text, const TextRule& rule)
{
    Problems problems;
    readText(text, rule, Texts::Mended, "/a", problems);
    for (const Problem& problem : problems)
        EXPECT_EQ(problem.severity, Severity::Warning);
    EXPECT_EQ(checked(text, rule), Problems());
    return text;
}

TEST(Text, IsMeasuredInCharactersNotInBytes)
{
    EXPECT_EQ(checked("Zoë😀", kShort), Problems());
    const Problems problems = checked("Zoë😀!", kShort);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0], (Problem{Severity::Error, FileProblem::TooLong, "/a", {"4"}}));
    EXPECT_EQ(mended("Zoë😀!", kShort), "Zoë😀");
}

TEST(Text, NamesTheFirstForbiddenCharacterAndItsPlace)
{
    const Problems problems = checked("é\u202e\n", kShort);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0],
              (Problem{Severity::Error, FileProblem::ForbiddenCharacter, "/a", {"U+202E", "2"}}));
    EXPECT_EQ(mended("é\u202e\n", kShort), "é");
    EXPECT_EQ(checked(std::string_view("\0", 1), kShort)[0].arguments,
              (std::vector<std::string>{"U+0000", "1"}));
}

TEST(Text, ForbidsControlsAndMarksOfDirectionAndNothingBeside)
{
    std::vector<char32_t> found;
    for (char32_t c = 0; c <= 0x10ffff; ++c)
        if (isForbidden(c))
            found.push_back(c);
    std::vector<char32_t> wanted;
    const auto add = [&](char32_t first, char32_t last) {
        for (char32_t c = first; c <= last; ++c)
            wanted.push_back(c);
    };
    add(0, 0x1f);
    add(0x7f, 0x9f);
    add(0x61c, 0x61c);
    add(0x200e, 0x200f);
    add(0x2028, 0x2029);
    add(0x202a, 0x202e);
    add(0x2066, 0x2069);
    add(0xfeff, 0xfeff);
    EXPECT_EQ(found, wanted);
}

TEST(Text, HasLinesOnlyWhereTheyAreAllowed)
{
    EXPECT_EQ(checked("a\n\tb", kLines), Problems());
    EXPECT_EQ(checked("a\r\nb", kLines), Problems());
    EXPECT_EQ(checked("a\rb", kLines)[0].arguments, (std::vector<std::string>{"U+000D", "2"}));
    EXPECT_EQ(checked("a\tb", kShort)[0].arguments, (std::vector<std::string>{"U+0009", "2"}));
    EXPECT_EQ(mended("a\rb\r\nc", kLines), "ab\nc");
    EXPECT_EQ(withLineFeeds("a\r\nb\rc\r\n"), "a\nb\rc\n");
}

TEST(Text, ThatIsStrictStaysAsItIs)
{
    std::string text = "too long\u200f";
    Problems problems;
    readText(text, kShort, Texts::Strict, "/a", problems);
    EXPECT_EQ(text, "too long\u200f");
    EXPECT_EQ(problems, checked(text, kShort));
    EXPECT_EQ(problems.size(), 2U);
    EXPECT_TRUE(hasErrors(problems));
}

TEST(Shortened, EndsWithAWholeCharacter)
{
    EXPECT_EQ(shortened("Zoë😀", 8), "Zoë😀");
    EXPECT_EQ(shortened("Zoë😀", 7), "Zoë");
    EXPECT_EQ(shortened("Zoë😀", 4), "Zoë");
    EXPECT_EQ(shortened("Zoë😀", 3), "Zo");
    EXPECT_EQ(shortened("\x80\x80", 1), "");
    EXPECT_EQ(shortened("a", 0), "");
}

TEST(Printable, ShowsWhatWouldDriveATerminal)
{
    EXPECT_EQ(printable("Zoë \u0635\u200c\u0641 😀"), "Zoë \u0635\u200c\u0641 😀");
    EXPECT_EQ(printable("a\n\x1b[2J\u009b\u202e\ufeff"), "a\\n\\u001b[2J\\u009b\\u202e\\ufeff");
    EXPECT_EQ(printable(std::string_view("\0", 1)), "\\u0000");
}

TEST(Printable, ShowsBytesThatAreNoUtf8)
{
    EXPECT_EQ(printable("\x9b\xffz\xe2\x82"), "\\x9b\\xffz\\xe2\\x82");
    EXPECT_EQ(printable("\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80"), // too long a form, a surrogate, too high
              "\\xc0\\x80\\xed\\xa0\\x80\\xf4\\x90\\x80\\x80");
}

TEST(Printable, IsCutAfterSoManyCharacters)
{
    EXPECT_EQ(printable("Zoë😀", 4), "Zoë😀");
    EXPECT_EQ(printable("Zoë😀!", 4), "Zoë😀…");
}

} // namespace
} // namespace lodeline
