// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <QString>
#include <QStringList>

namespace lodeline::goldrush {

// Texts that a file may not hold are mended, as the warnings say.
Result<LoadedRecord> loadRecord(const QString& path);

// The names as the record has them, by seat.
QStringList playersOf(const GameRecord& record);

} // namespace lodeline::goldrush
