// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/problem.h"

#include "engine/goldrush/files/problems.h"

#include <gtest/gtest.h>

#include <set>

namespace lodeline {

using namespace goldrush;

namespace {

template <ProblemEnum Code>
void addFamily(std::vector<ProblemCode>& codes)
{
    for (const ProblemWords& words : problemFamily(Code{}))
        codes.emplace_back(static_cast<Code>(words.code));
}

std::vector<ProblemCode> allCodes()
{
    std::vector<ProblemCode> codes;
    addFamily<FileProblem>(codes);
    addFamily<goldrush::SetProblem>(codes);
    addFamily<goldrush::MoveProblem>(codes);
    return codes;
}

int placeholders(std::string_view sentence)
{
    int count = 0;
    for (char digit = '1'; sentence.find(std::string{'%', digit}) != std::string_view::npos; ++digit)
        ++count;
    return count;
}

TEST(Problems, EveryCodeHasANameOfItsOwnAndASentence)
{
    std::set<std::string_view> names;
    for (const ProblemCode code : allCodes()) {
        EXPECT_EQ(code.name().find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos)
            << code.name();
        names.insert(code.name());
        EXPECT_GT(std::string_view(code.sentence()).size(), 10U);
    }
    EXPECT_EQ(names.size(), allCodes().size());
}

TEST(Problems, AFullListTakesAFirstErrorAndNothingElse)
{
    const auto fill = [](Severity first) {
        Problems problems;
        addProblem(problems, {first, FileProblem::MissingKey, "", {}});
        while (problems.size() < kMostProblems)
            addProblem(problems, {Severity::Note, FileProblem::MissingKey, "", {}});
        return problems;
    };
    Problems withError = fill(Severity::Error);
    addProblem(withError, {Severity::Error, FileProblem::MissingKey, "", {}});
    EXPECT_EQ(withError.size(), kMostProblems);
    Problems notes = fill(Severity::Note);
    for (int i = 0; i < 2; ++i)
        addProblem(notes, {Severity::Error, FileProblem::MissingKey, "", {}});
    EXPECT_EQ(notes.size(), kMostProblems + 1);
    EXPECT_TRUE(hasErrors(notes));
}

TEST(Problems, ACodeIsOfOneEnumeration)
{
    for (const ProblemCode code : allCodes())
        EXPECT_EQ(code.as<FileProblem>().has_value() + code.as<goldrush::SetProblem>().has_value() +
                      code.as<goldrush::MoveProblem>().has_value(),
                  1)
            << code.name();
    const ProblemCode code = goldrush::SetProblem::StartMissing;
    EXPECT_EQ(code.as<goldrush::SetProblem>(), goldrush::SetProblem::StartMissing);
    EXPECT_EQ(ProblemCode(), FileProblem::CannotRead);
}

TEST(Problems, EveryPlaceholderOfEverySentenceIsFilled)
{
    for (const ProblemCode code : allCodes()) {
        const int count = placeholders(code.sentence());
        Problem problem{Severity::Error, code, "", {}};
        for (int i = 0; i < count; ++i)
            problem.arguments.push_back(std::to_string(1000 + i));
        const std::string text = message(problem);
        EXPECT_EQ(text.find('%'), std::string::npos) << text;
        for (const std::string& argument : problem.arguments)
            EXPECT_NE(text.find(argument), std::string::npos) << text;
    }
}

TEST(Problems, AnArgumentThatLooksLikeAPlaceholderStaysAsItIs)
{
    EXPECT_NE(message({Severity::Error, goldrush::MoveProblem::IllegalPlacement, "", {"%2", "1", "2", "90"}})
                  .find("%2"),
              std::string::npos);
}

TEST(Problems, AreOneLineThatDrivesNoTerminal)
{
    const std::string name = "a\n\x1b[2J\u202e" + std::string(1'000'000, 'x');
    const std::string text = message({Severity::Error, FileProblem::UnknownKey, "", {name}});
    EXPECT_TRUE(text.starts_with("Unknown key \"a\\n\\u001b[2J\\u202exxx")) << text.substr(0, 100);
    EXPECT_LT(text.size(), 200U);
}

TEST(Problems, NameEveryValueThatIsAllowed)
{
    std::string allowed(150, 'x');
    allowed += " last";
    const std::string text = message({Severity::Error, FileProblem::BadValue, "", {allowed}});
    EXPECT_TRUE(text.ends_with(allowed)) << text;
}

TEST(Problems, MissingArgumentsDoNoHarm)
{
    for (const ProblemCode code : allCodes())
        EXPECT_FALSE(message({Severity::Error, code, "", {}}).empty());
}

TEST(Problems, OnlyErrorsAreErrors)
{
    EXPECT_FALSE(hasErrors({}));
    EXPECT_FALSE(hasErrors({{Severity::Note, {}, "", {}}, {Severity::Warning, {}, "", {}}}));
    EXPECT_TRUE(hasErrors({{Severity::Note, {}, "", {}}, {Severity::Error, {}, "", {}}}));
    EXPECT_EQ(toString(Severity::Error), "error");
    EXPECT_EQ(toString(Severity::Warning), "warning");
    EXPECT_EQ(toString(Severity::Note), "note");
}

} // namespace
} // namespace lodeline
