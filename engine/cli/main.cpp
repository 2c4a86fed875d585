// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/core/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <sstream>
#include <stdexcept>

namespace {

// A result that cannot be written is none.
int finished(int status)
{
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        throw std::runtime_error("the output could not be written");
    return status;
}

// What the library says of a call repeats parts of it.
int explained(const CLI::App& program, const CLI::ParseError& error)
{
    std::ostringstream result;
    std::ostringstream faults;
    const int status = program.exit(error, result, faults);
    fmt::print("{}", result.str());
    std::istringstream lines(faults.str());
    for (std::string line; std::getline(lines, line);)
        std::cerr << lodeline::printable(line) << '\n';
    return finished(status == 0 ? lodeline::cli::Done : lodeline::cli::CallAtFault);
}

int runCommand(int argc, char** argv)
{
    using namespace lodeline::cli;
    CLI::App program("Lodeline on the command line: games, records and tile sets", "lodeline-cli");
    program.set_version_flag("-v,--version", "lodeline-cli " LODELINE_VERSION);
    program.require_subcommand(1);
    const std::vector<Command> commands{addPlay(program),     addReplay(program), addValidate(program),
                                        addPerft(program),    addBench(program),  addHint(program),
                                        addSimulate(program), addMerge(program),  addTrain(program)};
    try {
        program.parse(argc, argv);
    } catch (const CLI::RequiredError&) {
        std::cerr << (argc > 1 ? fmt::format("There is no command \"{}\".\n", lodeline::printable(argv[1]))
                               : std::string("Which command?\n"))
                  << "Run with --help for the list of commands.\n";
        return CallAtFault;
    } catch (const CLI::ParseError& error) {
        return explained(program, error);
    }
    const auto called = std::ranges::find_if(commands, [](const Command& c) { return c.app->parsed(); });
    return finished(called == commands.end() ? CallAtFault : called->run());
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return runCommand(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "lodeline-cli: " << error.what() << '\n';
        return lodeline::cli::CallAtFault;
    }
}
