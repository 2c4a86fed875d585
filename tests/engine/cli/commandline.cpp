// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/cli/commandline.h"

#include "tests/support/files.h"

#include <sstream>

namespace lodeline::test {

Outcome call(const std::vector<std::string>& arguments, const std::string& input)
{
    return callProgram(LODELINE_CLI, arguments, input);
}

Outcome callWithToy(const std::vector<std::string>& arguments)
{
    return callProgram(LODELINE_CLI_WITH_TOY, arguments);
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::string stored(const TemporaryDirectory& directory, const std::string& name, const std::string& text)
{
    writeFile(directory.file(name), text);
    return directory.file(name);
}

nlohmann::json withoutTimes(const std::string& text)
{
    nlohmann::json json = nlohmann::json::parse(text);
    for (nlohmann::json& player : json["players"]) {
        player.erase("msPerMove");
        player["sums"].erase("seconds");
    }
    return json;
}

} // namespace lodeline::test
