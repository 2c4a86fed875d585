// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"

// What Boomtown does at each call, as engine/cli/gamekind.h describes it.
namespace lodeline::boomtown {

bool checkDeckFile(const cli::Input& file);
bool checkRecordFile(const cli::Input& file);

cli::Outcome<std::string> playCall(const cli::PlayCall& call);
cli::ExitStatus replayCall(const cli::Input& file, const cli::ReplayCall& call);
cli::Outcome<cli::LeafCounter> perftCall(const cli::Input& record);
cli::Outcome<Json> hintCall(const cli::Input& file, const cli::HintCall& call);
std::vector<cli::BenchFigure> benchCall(double seconds);
cli::Outcome<std::unique_ptr<cli::Series>> simulateCall(const cli::SimulateCall& call);
std::unique_ptr<cli::Shards> noShards();

} // namespace lodeline::boomtown
