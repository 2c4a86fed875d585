// SPDX-License-Identifier: GPL-3.0-or-later
// The table of options, and that records and the documents say the same of each.
#include "engine/goldrush/rules/options.h"

#include "engine/goldrush/files/record.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::ordered_json;

const GameRecord& played()
{
    static const GameRecord record =
        parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record;
    return record;
}

Json writtenOptions(const Options& options)
{
    GameRecord record = played();
    record.options = options;
    return Json::parse(writeRecord(record))["options"];
}

// The row of docs/formats.md that begins with a name.
std::string documented(const std::string& name)
{
    const std::string text = readFile(sourceDirectory() / "docs/formats.md");
    const std::size_t table = text.find("| Option | Meaning |");
    const std::size_t row = text.find("\n| `" + name + "`", table);
    return row < text.find("\n\n", table) ? text.substr(row + 1, text.find('\n', row + 1) - row - 1) : "";
}

TEST(OptionTable, HasTheseWithTheirUsualValues)
{
    Json options;
    for (const OptionInfo& option : optionTable())
        options[option.name] = Options{}.*option.member;
    EXPECT_EQ(options.dump(), R"({"farmers":true,"fifthCowboy":false,"takeBack":false,"undo":true})");
}

TEST(OptionTable, SaysWhichOptionsDependOnRules)
{
    const std::string rules = readFile(sourceDirectory() / "docs/rules.md");
    for (const OptionInfo& option : optionTable())
        EXPECT_TRUE(*option.rule == '\0' ||
                    rules.find(std::string("**") + option.rule + "** ") != std::string::npos)
            << option.rule;
}

TEST(OptionTable, IsWhatTheFormatSays)
{
    for (const OptionInfo& option : optionTable()) {
        const std::string row = documented(option.name);
        ASSERT_FALSE(row.empty()) << option.name;
        const std::string rule = *option.rule != '\0' ? std::string("(") + option.rule + ") |" : "";
        EXPECT_NE(row.find(rule), std::string::npos) << option.name << ": " << row;
        const std::string usual = Options{}.*option.member ? "| true" : "| false";
        EXPECT_EQ(row.rfind(usual), row.rfind("| ", row.size() - 3)) << row;
        EXPECT_EQ(row.find("not written") == std::string::npos, option.isAlwaysWritten) << row;
    }
}

TEST(OptionTable, IsWrittenWhereItMatters)
{
    for (const OptionInfo& option : optionTable()) {
        EXPECT_EQ(writtenOptions({}).contains(option.name), option.isAlwaysWritten) << option.name;
        Options other;
        other.*option.member = !(other.*option.member);
        EXPECT_EQ(writtenOptions(other)[option.name], other.*option.member) << option.name;
    }
}

TEST(OptionTable, IsReadAsItWasWritten)
{
    for (const OptionInfo& option : optionTable()) {
        GameRecord record = played();
        record.options.*option.member = !(record.options.*option.member);
        EXPECT_EQ(parseRecord(writeRecord(record)).value().record, record) << option.name;
    }
}

} // namespace
} // namespace lodeline::test
