// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lodeline::test {

// Each problem as "severity code pointer".
using ProblemLines = std::vector<std::string>;

ProblemLines lines(const Problems& problems);

// What the files of a directory are expected to give, from the file "expected.json" in it: an object from
// the names of the files to their problems.
std::map<std::string, ProblemLines> expectedProblems(const std::filesystem::path& directory);

// The files themselves, without "expected.json".
std::vector<std::filesystem::path> dataFiles(const std::filesystem::path& directory);

} // namespace lodeline::test
