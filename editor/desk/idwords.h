// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::desk {

// Why a tile or card cannot have the id that somebody has typed: another one has it, or no id is written so.
QString refusedId(const QString& typed, bool isTaken);

} // namespace lodeline::desk
