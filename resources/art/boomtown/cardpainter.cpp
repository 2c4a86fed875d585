// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/cardpainter.h"

#include "resources/art/boomtown/bonuspainter.h"
#include "resources/art/boomtown/features.h"
#include "resources/art/boomtown/ground.h"
#include "resources/art/boomtown/signs.h"
#include "resources/art/draw/onpixels.h"
#include "resources/art/draw/render.h"

#include <QPaintEngine>

namespace lodeline::boomtown {
namespace {

using art::Canvas;

constexpr int kSeamed = 28; // px of a square, from which on there is room for more than the rim

int sideOnDevice(const QPainter& painter, const QRectF& target)
{
    const QSize px = art::pictureSize(painter, target, Rotation::R0);
    return std::min(px.width(), px.height());
}

// On such a device a picture of the ground would be coarse or large.
bool keepsShapes(const QPainter& painter)
{
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG || type == QPaintEngine::Pdf;
}

// Clips to the target and makes it the unit square, until it goes out of scope.
class Frame
{
public:
    Frame(QPainter& painter, const QRectF& target)
        : painter_(painter)
    {
        painter.save();
        painter.setClipRect(target, Qt::IntersectClip);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.translate(target.topLeft());
        painter.scale(target.width(), target.height());
    }
    ~Frame() { painter_.restore(); }
    Frame(const Frame&) = delete;
    Frame& operator=(const Frame&) = delete;

private:
    QPainter& painter_;
};

void paintLand(QPainter& painter, const QRectF& target, Territory territory, std::uint32_t seed,
               const art::Theme& theme)
{
    if (keepsShapes(painter))
        painter.fillRect(target, groundColour(territory, theme));
    else
        painter.drawImage(target,
                          groundImage(territory, theme, art::pictureSize(painter, target, Rotation::R0)));
    const double px = sideOnDevice(painter, target);
    const Frame frame(painter, target);
    drawFeatures(Canvas{painter, theme, Rotation::R0, px}, territory, seed);
}

// Plates take more of a small square, so that their symbols can be read.
QRectF plateIn(double px)
{
    constexpr double kSmallest = 20; // px of a square with the largest plate
    constexpr double kLargest = 64;  // px of a square with the smallest
    const double small = std::clamp((kLargest - px) / (kLargest - kSmallest), 0.0, 1.0);
    const double side = std::round((0.48 + 0.23 * small) * px) / px; // whole pixels
    const double left = std::round((1 - side) / 2 * px) / px;
    const double top = std::round(((1 - side) / 2 + 0.04 * (1 - small)) * px) / px;
    return {left, top, side, side};
}

struct Lines
{
    QPainter& painter;
    const QRectF& target;

    void north(double width, const QColor& colour) const
    {
        painter.fillRect(QRectF(target.topLeft(), QSizeF(target.width(), width)), colour);
    }
    void west(double width, const QColor& colour) const
    {
        painter.fillRect(QRectF(target.topLeft(), QSizeF(width, target.height())), colour);
    }
    void south(double width, const QColor& colour) const
    {
        painter.fillRect(QRectF(target.left(), target.bottom() - width, target.width(), width), colour);
    }
    void east(double width, const QColor& colour) const
    {
        painter.fillRect(QRectF(target.right() - width, target.top(), width, target.height()), colour);
    }
};

} // namespace

void paintSquare(QPainter& painter, const QRectF& target, Square square, const art::Theme& theme)
{
    if (target.isEmpty())
        return;
    const auto seed = static_cast<std::uint32_t>(index(square.symbol));
    paintLand(painter, target, square.territory, seed, theme);
    const double px = sideOnDevice(painter, target);
    const Frame frame(painter, target);
    const QRectF plate = plateIn(px);
    drawPlate(painter, plate, square.symbol, theme, plate.width() * px);
}

void paintTerritory(QPainter& painter, const QRectF& target, Territory territory, const art::Theme& theme)
{
    if (!target.isEmpty())
        paintLand(painter, target, territory, 0, theme);
}

void paintSymbol(QPainter& painter, const QRectF& target, Symbol symbol, const art::Theme& theme)
{
    if (target.isEmpty())
        return;
    const double side = std::min(target.width(), target.height());
    const QRectF box(target.center() - QPointF(side, side) / 2, QSizeF(side, side));
    const double px = sideOnDevice(painter, box);
    const Frame frame(painter, box);
    drawPlate(painter, QRectF(0, 0, 1, 1), symbol, theme, px);
}

void paintRim(QPainter& painter, const QRectF& target, int quarter, const art::Theme& theme)
{
    if (target.isEmpty())
        return;
    const QRectF square = art::snapped(painter, target);
    const int px = sideOnDevice(painter, square);
    const double pixel = square.width() / px;
    const double edge = pixel * std::max(1.0, std::round(0.015 * px));
    const art::CardColours& colours = theme.cards;
    const bool north = quarter < 2;
    const bool west = quarter % 2 == 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, painter.deviceTransform().type() > QTransform::TxScale);
    const Lines lines{painter, square};
    if (px >= kSeamed) {
        if (north)
            lines.north(2 * edge, colours.edgeShine);
        else
            lines.north(pixel, colours.seam);
        if (west)
            lines.west(2 * edge, colours.edgeShine);
        else
            lines.west(pixel, colours.seam);
    }
    north ? lines.north(edge, colours.edge) : lines.south(edge, colours.edge);
    west ? lines.west(edge, colours.edge) : lines.east(edge, colours.edge);
    painter.restore();
}

void paintCard(QPainter& painter, const QRectF& target, const Front& front, const art::Theme& theme)
{
    const QSizeF half = target.size() / 2;
    for (int quarter = 0; quarter < kSquares; ++quarter) {
        const QRectF square(
            target.topLeft() + QPointF((quarter % 2) * half.width(), int(quarter / 2) * half.height()), half);
        paintSquare(painter, square, front[static_cast<std::size_t>(quarter)], theme);
        paintRim(painter, square, quarter, theme);
    }
}

void paintCardBack(QPainter& painter, const QRectF& target, const Bonus& bonus, const art::Theme& theme)
{
    if (target.isEmpty())
        return;
    const art::CardColours& colours = theme.cards;
    const double unit = std::min(target.width() / kBackAspect, target.height());
    const double margin = 0.085 * unit;
    const double edge = std::max(0.012 * unit, 0.5);
    const double line = 0.011 * unit; // half the width of the line around the picture
    const QRectF picture = target.adjusted(margin, margin, -margin, -margin);
    painter.save();
    painter.setClipRect(target, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.edge);
    painter.drawRoundedRect(target, 0.06 * unit, 0.06 * unit);
    painter.setBrush(colours.frame);
    painter.drawRoundedRect(target.adjusted(edge, edge, -edge, -edge), 0.05 * unit, 0.05 * unit);
    painter.setBrush(colours.frameLine);
    painter.drawRect(picture.adjusted(-2 * line, -2 * line, 2 * line, 2 * line));
    painter.setBrush(colours.frameOrnament);
    const double inset = (margin - 2 * line + edge) / 2;
    const QRectF studs = target.adjusted(inset, inset, -inset, -inset);
    for (const double x : {studs.left(), studs.center().x(), studs.right()})
        for (const double y : {studs.top(), studs.center().y(), studs.bottom()})
            painter.drawEllipse(QPointF(x, y), 0.017 * unit, 0.017 * unit);
    paintBonus(painter, picture, bonus, theme);
    painter.restore();
}

} // namespace lodeline::boomtown
