// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/games.h"

// The commands of lodeline-cli, one file each. Every function adds its command to the program and gives
// what runs when the command was called; that returns the exit status. The table must outlive them.
namespace lodeline::cli {

struct Command
{
    CLI::App* app;
    std::function<int()> run;
};

Command addPlay(CLI::App& program, Games games);
Command addReplay(CLI::App& program, Games games);
Command addValidate(CLI::App& program, Games games);
Command addPerft(CLI::App& program, Games games);
Command addBench(CLI::App& program, Games games);
Command addHint(CLI::App& program, Games games);
Command addSimulate(CLI::App& program, Games games);
Command addMerge(CLI::App& program, Games games);
Command addTrain(CLI::App& program, Games games);
Command addLearn(CLI::App& program, Games games);

} // namespace lodeline::cli
