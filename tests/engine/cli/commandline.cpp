// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/cli/commandline.h"

#include "tests/support/files.h"

#include <cstdlib>
#include <sstream>
#include <sys/wait.h>

namespace lodeline::test {
namespace {

std::string quoted(const std::string& argument)
{
    std::string text = "'";
    for (const char c : argument)
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text.append("'");
}

Outcome run(const char* program, const std::vector<std::string>& arguments, const std::string& input)
{
    const TemporaryDirectory directory;
    const std::string out = directory.file("out");
    const std::string err = directory.file("err");
    std::string command = quoted(program);
    for (const std::string& argument : arguments)
        command.append(" ").append(quoted(argument));
    command.append(" >")
        .append(quoted(out))
        .append(" 2>")
        .append(quoted(err))
        .append(" <")
        .append(quoted(input));
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readFile(out), readFile(err)};
}

} // namespace

Outcome call(const std::vector<std::string>& arguments, const std::string& input)
{
    return run(LODELINE_CLI, arguments, input);
}

Outcome callWithToy(const std::vector<std::string>& arguments)
{
    return run(LODELINE_CLI_WITH_TOY, arguments, "/dev/null");
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
