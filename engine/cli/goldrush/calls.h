// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"

// What Gold Rush does at each call, as engine/cli/gamekind.h describes it.
namespace lodeline::goldrush {

bool checkTileSet(const cli::Input& file);
bool checkRecord(const cli::Input& file);
bool checkLearned(const cli::Input& file);

cli::Outcome<std::string> playCall(const cli::PlayCall& call);
std::string playOptions(); // what `--option` takes
cli::ExitStatus replayCall(const cli::Input& file, const cli::ReplayCall& call);
cli::Outcome<cli::LeafCounter> perftCall(const cli::Input& record);
cli::Outcome<Json> hintCall(const cli::Input& file, const cli::HintCall& call);
std::vector<cli::BenchFigure> benchCall(double seconds);
cli::Outcome<std::unique_ptr<cli::Series>> simulateCall(const cli::SimulateCall& call);
std::unique_ptr<cli::Shards> noShards();
cli::Outcome<void> trainCall(const cli::TrainCall& call);
cli::Outcome<std::string> learnCall(const cli::LearnCall& call);
std::unique_ptr<cli::Shards> noTrainingShards();

} // namespace lodeline::goldrush
