// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/ownpieces.h"

#include "resources/art/draw/finished.h"
#include "resources/art/draw/render.h"
#include "resources/art/piecepainter.h"
#include "resources/art/theme/theme.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lodeline::art {

namespace {

// Of the side of a piece.
constexpr double kRim = 0.04;
constexpr double kOutline = 0.018;
constexpr double kHalo = 0.022;
constexpr double kEmblem = 0.46;
constexpr double kFlat = 0.8; // height of one that lies

// Places of a shape in its rim, which is a little blurred on paper.
constexpr int kLeastRounds = 16;
constexpr int kRoundsAPixel = 4;
constexpr int kMostRimPixels = 256;

constexpr int kOnPaper = 512;  // px, where shapes are kept
constexpr int kGrey = 14;      // how far red, green and blue of a grey lie apart at most
constexpr int kColoured = 44;  // and of what keeps its colour at least
constexpr double kLeast = 0.1; // how much of the player's colour is left in black and in white

QRectF squareIn(const QRectF& box)
{
    const double side = std::min(box.width(), box.height());
    return {box.center().x() - side / 2, box.center().y() - side / 2, side, side};
}

// From black over the colour of the player to white.
QRgb inColour(double lightness, QRgb colour)
{
    const double part = 1 - (1 - kLeast) * std::abs(2 * lightness - 1);
    const double end = lightness < 0.5 ? 0 : 255;
    const auto mixed = [&](int channel) { return static_cast<int>(part * channel + (1 - part) * end); };
    return qRgb(mixed(qRed(colour)), mixed(qGreen(colour)), mixed(qBlue(colour)));
}

QImage tinted(const QImage& picture, const QColor& colour, Vision vision)
{
    const QImage plain = picture.convertToFormat(QImage::Format_ARGB32);
    QImage result = seen(plain, vision).convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < plain.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
        auto* to = reinterpret_cast<QRgb*>(result.scanLine(y));
        for (int x = 0; x < plain.width(); ++x) {
            const auto [least, most] = std::minmax({qRed(from[x]), qGreen(from[x]), qBlue(from[x])});
            const double keeps = std::clamp((most - least - kGrey) / double(kColoured - kGrey), 0.0, 1.0);
            if (keeps == 1 || qAlpha(from[x]) == 0)
                continue;
            const QRgb grey = inColour((most + least) / 510.0, colour.rgb());
            const auto mixed = [keeps](int own, int tint) {
                return static_cast<int>(std::lround(keeps * own + (1 - keeps) * tint));
            };
            to[x] = qRgba(mixed(qRed(to[x]), qRed(grey)), mixed(qGreen(to[x]), qGreen(grey)),
                          mixed(qBlue(to[x]), qBlue(grey)), qAlpha(from[x]));
        }
    }
    return result.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

QImage silhouette(const QImage& figure, const QColor& colour)
{
    QImage shape = figure;
    QPainter painter(&shape);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(shape.rect(), colour);
    return shape;
}

// The shape of a figure in `box`, made wider all around.
void paintAround(QPainter& painter, const QRectF& box, const QImage& figure, QColor colour, double width)
{
    const double opacity = colour.alphaF();
    colour.setAlpha(255);
    const QImage shape = silhouette(figure, colour);
    QImage around(painter.device()->width(), painter.device()->height(), shape.format());
    around.fill(Qt::transparent);
    QPainter shapes(&around);
    shapes.setRenderHint(QPainter::SmoothPixmapTransform);
    const int rounds = std::max(kLeastRounds, static_cast<int>(kRoundsAPixel * width));
    for (int i = 0; i < rounds; ++i) {
        const double angle = 2 * std::numbers::pi * i / rounds;
        shapes.drawImage(box.translated(width * std::cos(angle), width * std::sin(angle)), shape);
    }
    shapes.end();
    painter.setOpacity(opacity);
    painter.drawImage(0, 0, around);
    painter.setOpacity(1);
}

// Of a figure so far within a square.
QImage rims(const QImage& figure, double within, const Livery& livery, const Theme& theme)
{
    const int side = std::min(figure.width(), kMostRimPixels);
    const double outline = kOutline * theme.pieceStyle.outline / 100;
    const QRectF box =
        QRectF(0, 0, side, side).adjusted(within * side, within * side, -within * side, -within * side);
    const QImage shape = figure.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QImage result(side, side, QImage::Format_ARGB32_Premultiplied);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    paintAround(painter, box, shape, theme.pieces.halo, side * within);
    paintAround(painter, box, shape, livery.outline, side * (kRim + outline));
    paintAround(painter, box, shape, livery.body, side * kRim);
    return result;
}

QImage inLivery(const QImage& picture, const Livery& livery, const Theme& theme)
{
    const double within = kRim + kOutline * theme.pieceStyle.outline / 100 + kHalo;
    const double edge = within * picture.width();
    const QImage figure = tinted(picture, livery.body, theme.vision);
    QImage result(picture.size(), QImage::Format_ARGB32_Premultiplied);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(result.rect(), rims(figure, within, livery, theme));
    painter.drawImage(QRectF(result.rect()).adjusted(edge, edge, -edge, -edge), figure);
    painter.end();
    return finished(result);
}

QByteArray lookOf(const Livery& livery, const Theme& theme)
{
    QByteArray look;
    for (const QColor& colour : {livery.body, livery.outline, theme.pieces.halo})
        look += colour.name(QColor::HexArgb).toLatin1();
    return look + QByteArray::number(theme.pieceStyle.outline) + '/' +
           QByteArray::number(static_cast<int>(theme.vision));
}

QImage disc(const QImage& picture, Vision vision)
{
    QImage result(picture.size(), QImage::Format_ARGB32_Premultiplied);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(seen(picture, vision)));
    painter.drawEllipse(result.rect());
    painter.end();
    return finished(result);
}

} // namespace

OwnPiece paintOwnPiece(QPainter& painter, const QRectF& box, std::string_view part, const QString& colour,
                       OwnPose pose, const Theme& theme, const PartPictures& own)
{
    const QRectF square = squareIn(box);
    if (!own.has(part) || square.isEmpty())
        return {};
    const Livery livery = theme.livery(colour);
    const auto [image, shown] =
        own.picture(part, sideOnDevice(painter, square, kOnPaper), lookOf(livery, theme),
                    [&](const QImage& picture) { return inLivery(picture, livery, theme); });
    if (image.isNull())
        return {false, shown};
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(square.center());
    painter.scale(square.width(), square.height());
    painter.save();
    if (pose == OwnPose::Lying) {
        painter.scale(1, kFlat);
        painter.rotate(-90);
    }
    painter.drawImage(QRectF(-0.5, -0.5, 1, 1), image);
    painter.restore();
    paintEmblem(painter, QRectF(0.5 - kEmblem, 0.5 - kEmblem, kEmblem, kEmblem), colour, theme);
    painter.restore();
    return {true, shown};
}

int sideOnDevice(const QPainter& painter, const QRectF& box, int onShapes)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return onShapes;
    const QSize px = pictureSize(painter, box, Rotation::R0);
    return std::max(px.width(), px.height());
}

PartPictures::Answer ownSquare(const QPainter& painter, const QRectF& box, std::string_view part,
                               const Theme& theme, const PartPictures& own)
{
    if (!own.has(part) || box.isEmpty())
        return {};
    return own.picture(part, sideOnDevice(painter, box, kOnPaper),
                       "square/" + QByteArray::number(static_cast<int>(theme.vision)),
                       [&](const QImage& picture) { return seen(picture, theme.vision); });
}

PartPictures::Answer ownDisc(const QPainter& painter, const QRectF& box, std::string_view part,
                             const Theme& theme, const PartPictures& own)
{
    if (!own.has(part) || box.isEmpty())
        return {};
    return own.picture(part, sideOnDevice(painter, box, kOnPaper),
                       "disc/" + QByteArray::number(static_cast<int>(theme.vision)),
                       [&](const QImage& picture) { return disc(picture, theme.vision); });
}

} // namespace lodeline::art
