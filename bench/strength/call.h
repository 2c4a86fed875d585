// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/strength/report.h"

namespace lodeline::strength {

struct Call
{
    Plan plan;
    std::string resume; // a results file; empty for none
    bool isText = true; // or JSON
};

// What the arguments ask for; the exit status where they ask for nothing to be played, or cannot be followed:
// then that has been said.
tl::expected<Call, int> readCall(int argc, const char* const* argv);

} // namespace lodeline::strength
