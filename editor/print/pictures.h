// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printable.h"
#include "ui/work/progress.h"

#include <QStringList>

namespace lodeline::print {

inline constexpr int kSheetPixels = 192; // of a face on a contact sheet

// Which faces, and how they are painted.
struct PictureOptions
{
    std::vector<std::string> designs; // ids of faces; none for all
    int pixels = kUsualPixels;        // the side of a face
    bool inkSaver = false;
    double size = 45.0; // mm a face has where the picture is printed or placed: its pixels an inch
};

PictureOptions picturesOf(const Printable& printed, const PrintOptions& options, int pixels);

// PNG files, each written whole or not at all.

// All faces on one picture with title, ids and counts.
ui::Exported exportContactSheet(const Printable& printed, const PictureOptions& options, const QString& path,
                                const ui::Progress& progress = {});

// The files that the next one writes.
QStringList facePngPaths(const Printable& printed, const PictureOptions& options, const QString& folder);

// One file a face, ID.png, into a folder that is made if need be; files of other names there stay.
// Characters that no id may have become "_"; a name that is already taken gets a number.
ui::Exported exportFacePngs(const Printable& printed, const PictureOptions& options, const QString& folder,
                            const ui::Progress& progress = {});

// What `--export-png OUT` writes: one face if a single one is chosen and OUT ends in ".png", a contact
// sheet for several, else a folder.
ui::Exported exportPng(const Printable& printed, const PictureOptions& options, const QString& path,
                       const ui::Progress& progress = {});

} // namespace lodeline::print
