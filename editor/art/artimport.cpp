// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"

#include "engine/goldrush/design/tileart.h"
#include "engine/goldrush/files/problems.h"
#include "ui/files.h"
#include "ui/problemtext.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>
#include <array>

namespace lodeline::goldrush::editor {
namespace {

constexpr qsizetype kMaxPngBytes = qsizetype{64} << 10; // of an embedded picture

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

ImportedArt importSvg(const QByteArray& bytes)
{
    ImportedArt result;
    result.svg = tidySvg(bytes);
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

QByteArray pngOf(const QImage& image)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

struct Step
{
    int side;
    bool fewColours;
};

// As large as possible, rather with all colours than very large.
constexpr std::array<Step, 10> kSteps{{{512, false},
                                       {384, false},
                                       {256, false},
                                       {384, true},
                                       {256, true},
                                       {192, false},
                                       {192, true},
                                       {128, false},
                                       {128, true},
                                       {64, false}}};

std::pair<QByteArray, int> smallPng(const QImage& square, const std::stop_token& stop)
{
    for (const auto& [step, fewColours] : kSteps) {
        if (stop.stop_requested())
            break;
        const int side = std::min(step, square.width());
        QImage image = square.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        if (fewColours)
            image = image.convertToFormat(QImage::Format_Indexed8, Qt::DiffuseDither);
        const QByteArray png = pngOf(image);
        if (!png.isEmpty() && png.size() <= kMaxPngBytes)
            return {png, side};
    }
    return {};
}

bool isWithinLimits(QSize size)
{
    return std::max(size.width(), size.height()) <= kMaxPicturePixels;
}

bool isLargeEnough(QSize size)
{
    return std::min(size.width(), size.height()) >= kMinPicturePixels;
}

ImportedArt importPixels(const QByteArray& bytes, const std::stop_token& stop)
{
    if (bytes.size() > kMaxPictureBytes)
        return failed(ArtFault::FileTooLarge, false);
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    // Only these: other plug-ins that may be installed read files of formats nobody has looked at.
    constexpr std::array kFormats{"png", "jpeg", "jpg", "gif", "bmp", "webp"};
    const QByteArray format = QImageReader::imageFormat(&buffer);
    if (std::ranges::none_of(kFormats, [&](const char* known) { return format == known; }))
        return failed(ArtFault::NotAPicture, false);
    QImageReader reader(&buffer, format);
    reader.setAutoTransform(true);
    if (reader.size().isValid() && !isWithinLimits(reader.size()))
        return failed(ArtFault::TooManyPixels, false);
    if (reader.size().isValid() && !isLargeEnough(reader.size()))
        return failed(ArtFault::TooFewPixels, false);
    const QImage image = reader.read();
    if (image.isNull())
        return failed(ArtFault::NotAPicture, false, reader.errorString());
    return importArt(image, stop);
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
    const int side = std::min(image.width(), image.height());
    const QRect middle((image.width() - side) / 2, (image.height() - side) / 2, side, side);
    const bool isClear = image.hasAlphaChannel();
    const auto [png, pixels] = smallPng(
        image.copy(middle).convertToFormat(isClear ? QImage::Format_ARGB32 : QImage::Format_RGB32), stop);
    if (png.isEmpty())
        return failed(ArtFault::FileTooLarge, false);
    const QByteArray svg =
        QStringLiteral(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            "viewBox=\"0 0 %1 %1\"><image width=\"%1\" height=\"%1\" "
            "xlink:href=\"data:image/png;base64,%2\"/></svg>")
            .arg(pixels)
            .arg(QString::fromLatin1(png.toBase64()))
            .toUtf8();
    ImportedArt result = importSvg(svg);
    result.isSvgFile = false;
    result.size = image.size();
    result.pixels = pixels;
    return result;
}

ImportedArt importArt(const QByteArray& bytes, const std::stop_token& stop)
{
    if (bytes.startsWith("\x1f\x8b"))
        return failed(ArtFault::Compressed, true);
    return looksLikeMarkup(bytes) ? importSvg(bytes) : importPixels(bytes, stop);
}

ImportedArt importArtFile(const QString& path, const std::stop_token& stop)
{
    const auto bytes = ui::readFile(path, kMaxPictureBytes);
    if (bytes)
        return importArt(*bytes, stop);
    const Problem& problem = bytes.error().front();
    return problem.code == FileProblem::TooLarge
               ? failed(ArtFault::FileTooLarge, false)
               : failed(ArtFault::CannotRead, false, ui::problemText(problem));
}

} // namespace lodeline::goldrush::editor
