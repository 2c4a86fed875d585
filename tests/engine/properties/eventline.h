// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

namespace lodeline::test {

// The event that a line of the event stream tells, without what the stream does not carry. The line must be
// well formed.
goldrush::Event eventOfLine(const std::string& line);

} // namespace lodeline::test
