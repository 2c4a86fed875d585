// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/runprogram.h"

#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"
#include "engine/core/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <sstream>
#include <stdexcept>

namespace lodeline::cli {
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
        std::cerr << printable(line) << '\n';
    return finished(status == 0 ? Done : CallAtFault);
}

int runCommand(int argc, char** argv, Games games)
{
    if (const auto option = optionWithoutValue(argc, argv)) {
        std::cerr << printable(*option) << ": the value is empty\n";
        return CallAtFault;
    }
    CLI::App program("Lodeline on the command line: games, their records and sets", "lodeline-cli");
    program.set_version_flag("-v,--version", "lodeline-cli " LODELINE_VERSION);
    program.require_subcommand(1);
    const std::vector<Command> commands{addPlay(program, games),     addReplay(program, games),
                                        addValidate(program, games), addPerft(program, games),
                                        addBench(program, games),    addHint(program, games),
                                        addSimulate(program, games), addMerge(program, games),
                                        addTrain(program, games),    addLearn(program, games)};
    try {
        program.parse(argc, argv);
    } catch (const CLI::RequiredError& error) {
        if (!program.get_subcommands().empty())
            return explained(program, error);
        std::cerr << (argc > 1 ? fmt::format("There is no command \"{}\".\n", printable(argv[1]))
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

int runProgram(int argc, char** argv, Games games)
{
    try {
        return runCommand(argc, argv, games);
    } catch (const std::exception& error) {
        std::cerr << "lodeline-cli: " << error.what() << '\n';
        return CallAtFault;
    }
}

} // namespace lodeline::cli
