// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QString>
#include <QStringList>

#include <memory>

class QMimeData;

namespace lodeline::ui {

// What both windows know of the files of tile sets beside what is in them.

QString tileSetSuffix();                      // ".tileset.json"
QString pictureSetSuffix();                   // ".tileset.zip", of a set with pictures
QStringList tileSetSuffixes();                // both
bool isTileSetFile(const QString& path);      // by its name
QString tileSetSuffixOf(const QString& path); // the one that its name has, else the first
QString tileSetBaseName(const QString& path); // the name of the file without folder and suffix
// The path with another suffix of two parts, such as ".deck.json", in place of that of another tile set.
QString withSuffix(const QString& path, const QString& suffix);
// A name for files of a set, from that of the set: what a file system forbids is left out. Never empty.
QString fileNameFor(const QString& setName);

// Name and description of any set in the language of the window; may be empty.
QString setName(const SetWords& set);
QString setDescription(const SetWords& set);

// The local files that are dragged or pasted, with such a suffix.
QStringList draggedFiles(const QMimeData& data, const QStringList& suffixes);
// A file to be dragged out of a window.
std::unique_ptr<QMimeData> fileToDrag(const QString& path);

} // namespace lodeline::ui
