// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <functional>

// The commands of lodeline-cli, one file each. Every function adds its command to the program and gives
// what runs when the command was called; that returns the exit status.
namespace lodeline::cli {

enum ExitStatus { Done = 0, InputAtFault = 1, CallAtFault = 2 };

struct Command
{
    CLI::App* app;
    std::function<int()> run;
};

Command addPlay(CLI::App& program);
Command addReplay(CLI::App& program);
Command addValidate(CLI::App& program);
Command addPerft(CLI::App& program);
Command addBench(CLI::App& program);
Command addHint(CLI::App& program);
Command addSimulate(CLI::App& program);
Command addMerge(CLI::App& program);
Command addTrain(CLI::App& program);

} // namespace lodeline::cli
