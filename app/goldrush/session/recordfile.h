// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <QString>

namespace lodeline::goldrush {

// Texts that a file may not hold are mended, as the warnings say.
Result<LoadedRecord> loadRecord(const QString& path);

} // namespace lodeline::goldrush
