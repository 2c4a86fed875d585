// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"

#include "editor/art/cutpreview.h"
#include "editor/art/picturekind.h"
#include "editor/pixels/picturefile.h"
#include "engine/goldrush/design/art/tileart.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"
#include "ui/files.h"
#include "ui/problemtext.h"

#include <QBuffer>
#include <QColorSpace>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

#include <algorithm>
#include <array>
#include <filesystem>
#include <mutex>
#include <vector>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kMostMebibytes = 512; // of one picture that is read
constexpr int kJpegQuality = 92;
constexpr std::array kTriedPixels{kKeptPixels, 1800, kSurePixels, 900, 600};

ImportedArt failed(ArtFault fault, bool isSvgFile, const QString& detail = {})
{
    ImportedArt result;
    result.fault = fault;
    result.detail = detail;
    result.isSvgFile = isSvgFile;
    return result;
}

bool looksLikeMarkup(const QByteArray& bytes)
{
    constexpr qsizetype kEnough = 4096;
    const QByteArray start = bytes.left(kEnough);
    if (start.startsWith("\xff\xfe") || start.startsWith("\xfe\xff"))
        return true; // UTF-16
    const QByteArray text = (start.startsWith("\xef\xbb\xbf") ? start.mid(3) : start).trimmed();
    return text.startsWith('<');
}

ImportedArt importSvg(const QByteArray& bytes, const std::stop_token& stop)
{
    ImportedArt result;
    result.svg = tidySvg(bytes, stop);
    // Turning it adds a little: it has to be painted then, too.
    if (result.svg.ok()) {
        result.svg.fault = faultOfArt(turnedArt(mirroredArt(result.text()), Rotation::R90));
        if (result.svg.fault)
            result.svg.svg.clear();
    }
    result.size = result.svg.size;
    const bool isTooLarge = result.svg.fault && result.svg.fault->code == SetProblem::ArtTooLarge;
    if (!result.svg.ok())
        result.fault = isTooLarge ? ArtFault::FileTooLarge : ArtFault::BadSvg;
    return result;
}

// Qt reads no picture of more than 128 MiB of pixels, which is less than 6,000 a side; here it does, one at a
// time.
class RoomForPixels
{
public:
    RoomForPixels()
        : held_(lock())
        , before_(QImageReader::allocationLimit())
    {
        QImageReader::setAllocationLimit(kMostMebibytes);
    }
    ~RoomForPixels() { QImageReader::setAllocationLimit(before_); }
    RoomForPixels(const RoomForPixels&) = delete;
    RoomForPixels& operator=(const RoomForPixels&) = delete;

private:
    static std::mutex& lock()
    {
        static std::mutex one;
        return one;
    }

    const std::lock_guard<std::mutex> held_;
    const int before_;
};

QByteArray encoded(const QImage& image, PictureType type)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool isPng = type == PictureType::Png;
    const bool isDone = image.save(&buffer, isPng ? "PNG" : "JPEG", isPng ? -1 : kJpegQuality);
    return isDone && bytes.size() <= qsizetype(kMaxPictureBytes) ? bytes : QByteArray();
}

// What is drawn stays free of loss where there is room, what is a photograph already loses little.
std::vector<PictureType> typesFor(const QImage& image, bool isPhoto)
{
    if (image.hasAlphaChannel())
        return {PictureType::Png};
    return isPhoto ? std::vector{PictureType::Jpeg} : std::vector{PictureType::Png, PictureType::Jpeg};
}

ImportedArt kept(const QImage& square, bool isPhoto, const std::stop_token& stop)
{
    ImportedArt result;
    result.isSvgFile = false;
    for (const int most : kTriedPixels) {
        const int side = std::min(most, square.width());
        const QImage image = side == square.width()
                                 ? square
                                 : square.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        for (const PictureType type : typesFor(image, isPhoto)) {
            if (stop.stop_requested())
                return failed(ArtFault::CannotRead, false);
            result.bytes = encoded(image, type);
            result.type = type;
            result.pixels = side;
            if (!result.bytes.isEmpty())
                return result;
        }
    }
    return failed(ArtFault::FileTooLarge, false);
}

// Qt writes those that it has read, such as comments, into every file made of an image.
QImage withoutTexts(const QImage& image)
{
    QImage plain =
        QImage(image.constBits(), image.width(), image.height(), image.bytesPerLine(), image.format()).copy();
    plain.setColorSpace(image.colorSpace());
    return plain;
}

QImage middleOf(const QImage& image)
{
    const int side = std::min(image.width(), image.height());
    const QRect middle((image.width() - side) / 2, (image.height() - side) / 2, side, side);
    const bool isClear = image.hasAlphaChannel();
    return withoutTexts(
        image.copy(middle).convertToFormat(isClear ? QImage::Format_ARGB32 : QImage::Format_RGB32));
}

// In the middle of a clear square.
QImage wholeOf(const QImage& image)
{
    const int side = std::max(image.width(), image.height());
    if (image.width() == image.height())
        return middleOf(image);
    QImage square(side, side, QImage::Format_ARGB32);
    square.fill(Qt::transparent);
    QPainter painter(&square);
    painter.drawImage((side - image.width()) / 2, (side - image.height()) / 2, withoutTexts(image));
    painter.end();
    square.setColorSpace(image.colorSpace());
    return square;
}

QImage squareOf(const QImage& image, Square square)
{
    return square == Square::Middle ? middleOf(image) : wholeOf(image);
}

bool isWithinLimits(QSize size)
{
    return std::max(size.width(), size.height()) <= kMaxPicturePixels;
}

bool isLargeEnough(QSize size)
{
    return std::min(size.width(), size.height()) >= kMinPicturePixels;
}

// As it lies in the file, scaled while it is read where the format can do that.
QImage readScaled(QImageReader& reader)
{
    const QSize size = reader.size();
    const int side = std::min(size.width(), size.height());
    if (side > kKeptPixels)
        reader.setScaledSize(size * (double(kKeptPixels) / side));
    const RoomForPixels room;
    return reader.read();
}

bool canStay(const QImageReader& reader, const QByteArray& bytes, QSize size)
{
    const QByteArray format = reader.format();
    return (format == "png" || format == "jpeg" || format == "jpg") && size.width() == size.height() &&
           size.width() <= kKeptPixels && reader.transformation() == QImageIOHandler::TransformationNone &&
           bytes.size() <= qsizetype(kMaxPictureBytes);
}

ImportedArt notTaken(const QByteArray& bytes)
{
    const QString kind = otherPictureKind(bytes);
    return kind.isEmpty() ? failed(ArtFault::NotAPicture, false) : failed(ArtFault::OtherKind, false, kind);
}

ImportedArt importPixels(const QByteArray& bytes, const std::stop_token& stop, Square square)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    // Only these: other plug-ins that may be installed read files of formats nobody has looked at.
    constexpr std::array kFormats{"png", "jpeg", "jpg", "gif", "bmp", "webp"};
    const QByteArray format = QImageReader::imageFormat(&buffer);
    if (std::ranges::none_of(kFormats, [&](const char* known) { return format == known; }))
        return notTaken(bytes);
    QImageReader reader(&buffer, format);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid() && !isWithinLimits(size))
        return failed(ArtFault::TooManyPixels, false);
    if (size.isValid() && !isLargeEnough(size))
        return failed(ArtFault::TooFewPixels, false);
    const QImage image = readScaled(reader);
    if (image.isNull() || isCutOff(bytes, format))
        return failed(ArtFault::Damaged, false);
    const bool isPhoto = format.startsWith("jp");
    const PictureType type = isPhoto ? PictureType::Jpeg : PictureType::Png;
    ImportedArt result;
    result.isSvgFile = false;
    result.type = type;
    result.pixels = size.width();
    if (canStay(reader, bytes, size))
        result.bytes = withoutPrivateData(bytes, type);
    if (result.bytes.isEmpty())
        result = kept(squareOf(image, square), isPhoto, stop);
    result.size = size.isValid() ? size : image.size();
    result.square = square;
    if (!result.isSquare() && square == Square::Middle)
        result.whole = smallWhole(image);
    return result;
}

ImportedArt unread(const QString& path, const Problem& problem)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path.toStdU16String(), error);
    if (status.type() == std::filesystem::file_type::not_found)
        return failed(ArtFault::NotThere, false);
    if (problem.code == FileProblem::TooLarge)
        return failed(ArtFault::FileTooLarge, false);
    const bool isForbidden = error == std::errc::permission_denied || !QFileInfo(path).isReadable();
    return isForbidden ? failed(ArtFault::NotAllowed, false)
                       : failed(ArtFault::CannotRead, false, ui::problemText(problem));
}

} // namespace

ImportedArt importArt(const QImage& image, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return failed(ArtFault::CannotRead, false);
    if (!isWithinLimits(image.size()))
        return failed(ArtFault::TooManyPixels, false);
    if (!isLargeEnough(image.size()))
        return failed(ArtFault::TooFewPixels, false);
    ImportedArt result = kept(middleOf(image), false, stop);
    result.size = image.size();
    if (!result.isSquare())
        result.whole = smallWhole(image);
    return result;
}

ImportedArt importArt(const QByteArray& bytes, const std::stop_token& stop, Square square)
{
    if (bytes.startsWith("\x1f\x8b"))
        return failed(ArtFault::Compressed, true);
    if (!looksLikeMarkup(bytes))
        return importPixels(bytes, stop, square);
    ImportedArt result = importSvg(bytes, stop);
    result.square = square;
    return result;
}

ImportedArt importArtFile(const QString& path, const std::stop_token& stop, Square square)
{
    const auto bytes = ui::readFile(path, kMaxImportBytes);
    if (!bytes)
        return unread(path, bytes.error().front());
    return bytes->isEmpty() ? failed(ArtFault::Damaged, false) : importArt(*bytes, stop, square);
}

ImportedArt inStore(ImportedArt art)
{
    return art.isSvgFile ? art : allInStore(std::move(art));
}

ImportedArt allInStore(ImportedArt art)
{
    if (!art.isUsable())
        return art;
    const auto kept = art.isSvgFile ? art::ownPictures().keep(ui::view(art.svg.svg), PictureType::Svg)
                                    : art::ownPictures().keep(ui::view(art.bytes), art.type);
    if (!kept)
        return failed(ArtFault::NotKept, art.isSvgFile, QString::fromStdString(kept.error()));
    art.picture = *kept;
    art.bytes.clear();
    return art;
}

void giveArt(TileDesign& tile, const ImportedArt& art)
{
    tile.picture = art.picture;
    tile.art = art.isSvgFile ? art.text() : std::string();
}

void giveArtAgain(TileDesign& tile, const ImportedArt& art)
{
    const ArtLie lie =
        tile.picture ? ArtLie{tile.picture->isMirrored, tile.picture->turned} : lieOf(tile.art);
    giveArt(tile, art);
    if (lie.isMirrored)
        mirrorPicture(tile);
    turnPicture(tile, lie.turned);
}

} // namespace lodeline::goldrush::editor
