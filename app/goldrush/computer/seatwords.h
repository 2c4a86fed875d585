// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <QString>

namespace lodeline::goldrush {

// "Ann", "Bo (Foreman)"
QString nameWithLevel(const GameRecord& record, int seat);

} // namespace lodeline::goldrush
