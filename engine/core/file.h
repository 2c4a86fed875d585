// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

namespace lodeline {

// The bytes of a file; CannotRead or TooLarge (more than `maxBytes`) otherwise.
Result<std::string> readFile(const std::string& path, std::size_t maxBytes);

// Replaces the file at once: after a failure or a crash the old one is still there. Gives the system's
// reason on failure.
tl::expected<void, std::string> writeFile(const std::string& path, std::string_view text);

} // namespace lodeline
