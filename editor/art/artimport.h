// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/svg/svgtidy.h"
#include "engine/goldrush/rules/tile.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <stop_token>
#include <string>

namespace lodeline::goldrush::editor {

// A picture from outside as the art of a tile. Everything here is for any thread.

inline constexpr qint64 kMaxImportBytes = qint64{256} << 20; // of a file with pixels
inline constexpr int kMaxPicturePixels = 8000;               // per side
inline constexpr int kMinPicturePixels = 16;
inline constexpr int kKeptPixels = 2400; // per side; larger ones are scaled
inline constexpr int kSurePixels = 1200; // so many are kept of any picture that has them

// What becomes of a picture that is not square: of pixels its middle, of SVG all of it stretched; or all of
// it with transparent margins.
enum class Square { Middle, Whole };

enum class ArtFault {
    None,
    NotThere,      // no such file
    NotAllowed,    // to be read
    CannotRead,    // detail: a sentence that says so
    NotKept,       // found no room in the store; detail: the system's reason
    FileTooLarge,  // larger than kMaxImportBytes, or an SVG that keeps more than kMaxArtBytes
    NotAPicture,   // of no kind that is known
    OtherKind,     // a picture, but of a kind that is not taken; detail: its name
    Damaged,       // of a kind that is taken, but not whole
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
    QByteArray bytes;      // of the picture that is kept, where it is made of pixels
    PictureType type = PictureType::Png;
    int pixels = 0; // per side, of that
    Square square = Square::Middle;
    QImage whole;                      // where something is cut off: the original, small (cutpreview.h)
    std::optional<PictureRef> picture; // it, once it is in the store

    bool isUsable() const
    {
        return fault == ArtFault::None && (isSvgFile ? svg.ok() : picture || !bytes.isEmpty());
    }
    bool isSquare() const { return size.width() == size.height(); }
    std::string text() const { return svg.svg.toStdString(); }
};

// SVG by its text, PNG, JPEG, GIF, BMP or WebP by their first bytes. PNG and JPEG that are square and small
// enough keep their pixels as they are; else the picture has at most kKeptPixels a side and kMaxPictureBytes.
// Nothing tells any more of where and by which camera it was taken (picturefile.h). Large ones need up to 512
// MiB meanwhile, one at a time. What was stopped gives nothing that counts.
ImportedArt importArt(const QByteArray& bytes, const std::stop_token& stop = {},
                      Square square = Square::Middle);
ImportedArt importArt(const QImage& image, const std::stop_token& stop = {});
ImportedArt importArtFile(const QString& path, const std::stop_token& stop = {},
                          Square square = Square::Middle);

// The same with its pixels in the store, by whose name alone it goes on: a crash costs nothing from then on.
ImportedArt inStore(ImportedArt art);
// The same of SVG, too.
ImportedArt allInStore(ImportedArt art);
// Lets the tile show what is usable, and in the store where it is made of pixels.
void giveArt(TileDesign& tile, const ImportedArt& art);
// The same for the file of a picture that it may have already: it lies turned and mirrored as that does.
void giveArtAgain(TileDesign& tile, const ImportedArt& art);

} // namespace lodeline::goldrush::editor
