// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/programcall.h"
#include "tests/support/temporarydirectory.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace lodeline::test {

// A call of lodeline-cli, whose standard input comes from a file.
Outcome call(const std::vector<std::string>& arguments, const std::string& input = "/dev/null");

// The same of a program with a second game, that of tests/engine/cli/toy.
Outcome callWithToy(const std::vector<std::string>& arguments);

std::vector<std::string> linesOf(const std::string& text);

// Writes a file and gives its path.
std::string stored(const TemporaryDirectory& directory, const std::string& name, const std::string& text);

// What `simulate` printed as JSON, without the clock's share.
nlohmann::json withoutTimes(const std::string& text);

} // namespace lodeline::test
