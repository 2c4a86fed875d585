// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/reasons.h"
#include "engine/goldrush/files/record.h"

#include <QString>

namespace lodeline::goldrush {

// "scores 6 for a railroad"
QString reasonText(const Reason& reason, const GameRecord& record);
// The first few of them in a row: "scores 6 for a railroad; the cowboy comes back at once". Empty when there
// are none.
QString reasonsText(const std::vector<Reason>& reasons, const GameRecord& record);

} // namespace lodeline::goldrush
