// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "ui/work/progress.h"

#include <QStringList>

namespace lodeline::goldrush::editor {

inline constexpr int kLeastPixels = 16;
inline constexpr int kMostPixels = 4096;
inline constexpr int kUsualPixels = 512;
inline constexpr int kSheetPixels = 192; // of a tile on a contact sheet

// Which designs of a set, and how they are painted.
struct PictureOptions
{
    std::vector<std::string> designs; // ids; none for the whole set
    int pixels = kUsualPixels;        // a tile's side
    bool inkSaver = false;
    double tileSize = 45.0; // mm a tile has where the picture is printed or placed: its pixels an inch
};

// PNG files, each written whole or not at all.

ui::Exported exportTilePng(const TileDesign& design, const PictureOptions& options, const QString& path);

// All designs on one picture with title, ids and counts.
ui::Exported exportContactSheet(const TileSet& set, const PictureOptions& options, const QString& path,
                                const ui::Progress& progress = {});

// The files that the next one writes.
QStringList tilePngPaths(const TileSet& set, const PictureOptions& options, const QString& folder);

// One file a design, ID.png, into a folder that is made if need be; files of other names there stay.
// Characters that no id may have become "_"; a name that is already taken gets a number.
ui::Exported exportTilePngs(const TileSet& set, const PictureOptions& options, const QString& folder,
                            const ui::Progress& progress = {});

// What `--export-png OUT` writes: one tile if a single design is chosen and OUT ends in ".png", a contact
// sheet for several, else a folder.
ui::Exported exportPng(const TileSet& set, const PictureOptions& options, const QString& path,
                       const ui::Progress& progress = {});

} // namespace lodeline::goldrush::editor
