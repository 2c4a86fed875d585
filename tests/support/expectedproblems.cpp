// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/expectedproblems.h"

#include "tests/support/files.h"

#include <nlohmann/json.hpp>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr const char* kExpected = "expected.json";

} // namespace

ProblemLines lines(const Problems& problems)
{
    ProblemLines result;
    for (const Problem& problem : problems) {
        std::string line(toString(problem.severity));
        line.append(" ").append(problem.code.name()).append(" ").append(problem.pointer);
        result.push_back(line);
    }
    return result;
}

std::map<std::string, ProblemLines> expectedProblems(const std::filesystem::path& directory)
{
    return nlohmann::json::parse(readFile(directory / kExpected)).get<std::map<std::string, ProblemLines>>();
}

std::vector<std::filesystem::path> dataFiles(const std::filesystem::path& directory)
{
    std::vector<std::filesystem::path> files = filesIn(directory);
    std::erase_if(files, [](const std::filesystem::path& file) { return file.filename() == kExpected; });
    return files;
}

} // namespace lodeline::test
