// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/kinds.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include <string_view>

namespace lodeline::app {

QString gameSuffix(); // ".lodeline"

// The bytes of a record, whatever its kind is.
Result<QByteArray> readGameFile(const QString& path);
Result<Kind::Opened> gameOf(std::string_view text, const Kinds& kinds); // of a record
// For lists of games; in any thread. A game of a kind that only other programs know is theirs to go on with,
// like one of a newer version, and is that problem.
Result<std::shared_ptr<const SavedMatch>> readSaved(const QString& path, const Kinds& kinds);
// Writes a record, whole or not at all. The error is a sentence for the user.
tl::expected<void, QString> saveGame(const QString& path, std::string_view text);

// "Ann, Bo and Cy", in a sentence.
QString playersInText(const QStringList& players);
// "Ann-Bo": the names of the players as part of the name of a file.
QString fileNameOf(const QStringList& players);
// A file for a game that is not there yet: "Ann-Bo.lodeline", "Ann-Bo 2.lodeline". Looks into the folder.
QString newGameFile(const QString& folder, const QString& name);

} // namespace lodeline::app
