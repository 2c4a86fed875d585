// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/input.h"

#include "engine/cli/output/say.h"
#include "engine/core/file.h"
#include "engine/core/pictures/container.h"
#include "engine/core/text.h"

namespace lodeline::cli {
namespace {

bool isWritten(const std::string& file, const tl::expected<void, std::string>& written)
{
    if (!written)
        printError(file, "", "Cannot be written: " + written.error());
    return written.has_value();
}

} // namespace

void printProblems(const std::string& file, const Problems& problems)
{
    constexpr std::size_t kMostShown = 200;
    for (const Problem& problem : problems)
        say(stderr, "{}:{}: {}: {}\n", printable(file), printable(problem.pointer, kMostShown),
            toString(problem.severity), message(problem));
}

void printError(const std::string& file, const std::string& pointer, const std::string& sentence)
{
    say(stderr, "{}:{}: error: {}\n", printable(file), pointer, sentence);
}

Input readInput(const std::string& file, std::size_t maxBytes)
{
    return {file, file == kStandardInput ? readStandardInput(maxBytes) : readDocument(file, maxBytes)};
}

bool writeOutput(const std::string& file, const std::string& text)
{
    return isWritten(file, writeFile(file, text));
}

bool mayWriteOutput(const std::string& file)
{
    return isWritten(file, checkWritable(file));
}

} // namespace lodeline::cli
