// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

struct ArtWords
{
    Q_DECLARE_TR_FUNCTIONS(ArtWords)
};

// More may be imported than a tile keeps.
qulonglong mostKiB(const ImportedArt& art)
{
    const bool isNamed = art.svg.fault && !art.svg.fault->arguments.empty();
    return isNamed ? QByteArray::fromStdString(art.svg.fault->arguments.front()).toULongLong()
                   : kMaxArtBytes >> 10;
}

QString faultText(const ImportedArt& art)
{
    const QLocale locale;
    switch (art.fault) {
    case ArtFault::NotThere:
        return ArtWords::tr("There is no such file. It may have been moved, renamed or deleted.");
    case ArtFault::NotAllowed:
        return ArtWords::tr(
            "You are not allowed to read this file. Change its permissions, or choose a copy in "
            "another folder.");
    case ArtFault::CannotRead:
        return art.detail;
    case ArtFault::NotKept:
        //: %1 the reason as the system gives it
        return ArtWords::tr("The picture could not be saved: %1").arg(art.detail);
    case ArtFault::FileTooLarge:
        //: %1 the greatest size allowed, in KiB
        return art.isSvgFile
                   ? ArtWords::tr("The file is too large: an SVG picture may have at most %1 KiB. "
                                  "Save it as PNG instead.")
                         .arg(locale.toString(mostKiB(art)))
                   //: %1 the greatest size allowed, in MiB
                   : ArtWords::tr("The file is too large: a picture may have at most %1 MiB. Make it "
                                  "smaller with your drawing program first.")
                         .arg(locale.toString(kMaxImportBytes >> 20));
    case ArtFault::NotAPicture:
        return ArtWords::tr("This is not a picture. Choose an SVG, PNG, JPEG, GIF, BMP or WebP file.");
    case ArtFault::OtherKind:
        //: %1 a kind of pictures that tiles cannot have, such as "TIFF"
        return ArtWords::tr("%1 files cannot be used. Save the picture as SVG or PNG, and choose that file.")
            .arg(art.detail);
    case ArtFault::Damaged:
        return ArtWords::tr(
            "The picture is damaged or incomplete. Save it again with your drawing program, or "
            "copy the file again.");
    case ArtFault::Compressed:
        return ArtWords::tr("This SVG file is compressed. Save it as plain SVG and import it again.");
    case ArtFault::TooManyPixels:
        return ArtWords::tr("The picture is too large: it may have at most %Ln pixel(s) per side. Make it "
                            "smaller with your drawing program first.",
                            nullptr, kMaxPicturePixels);
    case ArtFault::TooFewPixels:
        return ArtWords::tr("The picture is too small: it needs at least %Ln pixel(s) per side.", nullptr,
                            kMinPicturePixels);
    case ArtFault::BadSvg:
        return ArtWords::tr("This SVG picture cannot be used. The reason is given below.");
    case ArtFault::None:
        break;
    }
    return {};
}

} // namespace

QString verdictText(const ImportedArt& art)
{
    if (!art.isUsable())
        return faultText(art);
    QStringList sentences;
    const int leftOut = art.svg.count(SvgFate::LeftOut);
    if (leftOut == 0)
        sentences << ArtWords::tr("The picture can be used.");
    else
        sentences << ArtWords::tr("The picture can be used without the %Ln part(s) listed below.", nullptr,
                                  leftOut);
    if (const QString shape = shapeText(art); !shape.isEmpty())
        sentences << shape;
    if (!art.isSvgFile && art.pixels < std::min(art.size.width(), art.size.height()))
        sentences << ArtWords::tr("It was scaled down to %Ln pixel(s) per side.", nullptr, art.pixels);
    return sentences.join(u' ');
}

QString shapeText(const ImportedArt& art)
{
    if (!art.isUsable() || art.isSquare())
        return {};
    if (art.square == Square::Whole)
        return ArtWords::tr("It is not square, so it has transparent margins.");
    return art.isSvgFile ? ArtWords::tr("It is not square, so it is stretched to fill the tile.")
                         : ArtWords::tr("It is not square, so only its center is used.");
}

} // namespace lodeline::goldrush::editor
