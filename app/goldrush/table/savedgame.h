// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/savedmatch.h"
#include "engine/goldrush/files/record.h"

#include <memory>

namespace lodeline::goldrush {

// The match that a record holds. Problems where it cannot be read or replayed. In any thread.
Result<std::shared_ptr<const app::SavedMatch>> readSavedGame(std::string_view record);

} // namespace lodeline::goldrush
