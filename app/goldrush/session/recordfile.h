// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <QString>

namespace lodeline::goldrush {

// Reading and writing saved games (docs/formats.md). A path that is read may be a Qt resource.

// Texts that are too long or hold forbidden characters are mended, with a warning. The moves are not checked:
// GameSession::open does. A file above kMaxFileBytes is not read at all.
Result<LoadedRecord> loadRecord(const QString& path);

// Writes the whole file or leaves the old one as it was; the error is a sentence for the user.
tl::expected<void, QString> saveRecord(const QString& path, const GameRecord& record);

} // namespace lodeline::goldrush
