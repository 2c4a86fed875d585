// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/savedmatch.h"
#include "engine/core/problem.h"

#include <memory>

namespace lodeline::boomtown {

// A record for lists of games; in any thread.
Result<std::shared_ptr<const app::SavedMatch>> readSavedGame(std::string_view record);

} // namespace lodeline::boomtown
