// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"

#include <exception>
#include <iostream>

namespace {

int runCommand(int argc, char** argv)
{
    using namespace lodeline::cli;
    CLI::App program("Lodeline on the command line: games, records and tile sets", "lodeline-cli");
    program.require_subcommand(1);
    const std::vector<Command> commands{addPlay(program),     addReplay(program), addValidate(program),
                                        addPerft(program),    addBench(program),  addHint(program),
                                        addSimulate(program), addMerge(program),  addTrain(program)};
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? Done : CallAtFault;
    }
    for (const Command& command : commands)
        if (command.app->parsed())
            return command.run();
    return CallAtFault;
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
