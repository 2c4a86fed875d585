// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/record.h"

#include <QString>

namespace lodeline::boomtown {

// "Ann", "Bo (Foreman)"
QString nameWithLevel(const GameRecord& record, int seat);

} // namespace lodeline::boomtown
