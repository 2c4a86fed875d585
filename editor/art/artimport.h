// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/svg/svgtidy.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <stop_token>
#include <string>

namespace lodeline::goldrush::editor {

// A picture from outside as the art of a tile. Everything here is for any thread.

inline constexpr qint64 kMaxPictureBytes = qint64{16} << 20; // of a file with pixels
inline constexpr int kMaxPicturePixels = 8000;               // per side
inline constexpr int kMinPicturePixels = 16;

enum class ArtFault {
    None,
    CannotRead,    // detail: a sentence that says so
    FileTooLarge,  // larger than kMaxPictureBytes, or an SVG that keeps more than kMaxArtBytes
    NotAPicture,   // neither SVG nor an image that can be read; detail: why, may be empty
    Compressed,    // SVG inside gzip
    TooManyPixels, // a side longer than kMaxPicturePixels
    TooFewPixels,
    BadSvg, // `svg` says why
};

struct ImportedArt
{
    ArtFault fault = ArtFault::None;
    QString detail;
    bool isSvgFile = true; // else made of pixels
    TidySvg svg;           // usable when there is no fault
    QSize size;            // of the original: pixels, or the units of the SVG
    int pixels = 0;        // per side, of the embedded image

    bool isUsable() const { return fault == ArtFault::None && svg.ok(); }
    std::string text() const { return svg.svg.toStdString(); }
};

// SVG by its text, PNG, JPEG, GIF, BMP or WebP by their first bytes. Of an image that is not square the
// middle is taken; it is made as small as an inline picture has to be.
// What was stopped gives nothing that counts.
ImportedArt importArt(const QByteArray& bytes, const std::stop_token& stop = {});
ImportedArt importArt(const QImage& image, const std::stop_token& stop = {});
ImportedArt importArtFile(const QString& path, const std::stop_token& stop = {});

} // namespace lodeline::goldrush::editor
