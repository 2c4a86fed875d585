// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/canvas.h"

#include <QFont>
#include <QPaintEngine>

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::art {

namespace {

void drawSymbol(const Canvas& canvas, SymbolKind kind, std::uint32_t seed)
{
    switch (kind) {
    case SymbolKind::Nugget:
        return drawNugget(canvas);
    case SymbolKind::Locomotive:
        return drawLocomotive(canvas);
    case SymbolKind::Tipi:
        return drawTipi(canvas, seed);
    case SymbolKind::Horse:
        return drawHorse(canvas, seed);
    }
}

constexpr int kMostSymbolPixels = 1024;
constexpr int kOnPaper = 512; // px at least, where pixels are not known

std::string_view partOf(SymbolKind kind)
{
    switch (kind) {
    case SymbolKind::Nugget:
        return "nugget";
    case SymbolKind::Locomotive:
        return "locomotive";
    case SymbolKind::Tipi:
        return "tipi";
    case SymbolKind::Horse:
        break;
    }
    return "herd";
}

// Pixels of the unit square of a symbol.
int sideOf(const QPainter& painter)
{
    const QTransform place = painter.deviceTransform();
    const int side = static_cast<int>(
        std::clamp<double>(std::ceil(std::hypot(place.m11(), place.m12())), 1, kMostSymbolPixels));
    return painter.paintEngine()->type() == QPaintEngine::Raster ? side : std::max(side, kOnPaper);
}

// Null, and the game's own is to be drawn, where the set has none.
PartPictures::Answer pictureOf(const Canvas& canvas, SymbolKind kind)
{
    const PartPictures& own = canvas.symbols.pictures;
    if (!own.has(partOf(kind)))
        return {};
    const Vision vision = canvas.theme.vision;
    return own.picture(partOf(kind), sideOf(canvas.painter),
                       "symbol/" + QByteArray::number(static_cast<int>(vision)),
                       [vision](const QImage& picture) { return seen(withinCircle(picture), vision); });
}

void drawPicture(const Canvas& canvas, SymbolKind kind, const QImage& picture)
{
    const auto& drawShapes = canvas.symbols.drawShapes;
    if (drawShapes && drawShapes(partOf(kind), canvas.painter.transform()))
        return;
    canvas.painter.setRenderHint(QPainter::SmoothPixmapTransform);
    canvas.painter.drawImage(QRectF(-0.5, -0.5, 1, 1), picture);
}

QPainterPath numberPath(int number)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath text;
    text.addText(0, 0, font, QString::number(number));
    return text;
}

// Kept, for it takes longer to find a font than to draw a figure.
std::array<QPainterPath, 10> usualNumbers()
{
    std::array<QPainterPath, 10> paths;
    for (std::size_t i = 0; i < paths.size(); ++i)
        paths[i] = numberPath(static_cast<int>(i));
    return paths;
}

} // namespace

void drawCount(const Canvas& canvas, int count)
{
    QPainter& painter = canvas.painter;
    const FigureColours& colours = canvas.theme.figures;
    painter.setPen(pen(colours.ink, 0.07));
    painter.setBrush(colours.countPlate);
    painter.drawEllipse(QPointF(0, 0), 0.44, 0.44);
    thread_local const std::array<QPainterPath, 10> usual = usualNumbers();
    const auto index = static_cast<std::size_t>(count);
    const QPainterPath text = index < usual.size() ? usual[index] : numberPath(count);
    const QRectF box = text.boundingRect();
    if (box.isEmpty())
        return;
    const double scale = std::min(0.56 / box.height(), 0.62 / box.width());
    painter.scale(scale, scale);
    painter.translate(-box.center());
    painter.fillPath(text, colours.ink);
}

Shown drawSymbols(const Canvas& canvas, const Layout& layout, const std::function<bool(SymbolKind)>& isShown)
{
    Shown shown = Shown::Final;
    std::vector<Symbol> symbols = layout.symbols;
    const auto screenY = [&](const Symbol& symbol) { return rotated(symbol.at, canvas.rotation).y(); };
    std::stable_sort(symbols.begin(), symbols.end(),
                     [&](const Symbol& a, const Symbol& b) { return screenY(a) < screenY(b); });
    std::uint32_t number = layout.seed;
    for (const Symbol& symbol : symbols) {
        if (!isShown(symbol.kind)) {
            ++number; // the others look as they would beside it
            continue;
        }
        canvas.standAt(symbol.at, symbol.size);
        const PartPictures::Answer own = pictureOf(canvas, symbol.kind);
        if (own.shown == Shown::Provisional)
            shown = Shown::Provisional;
        if (own.image.isNull())
            drawSymbol(canvas, symbol.kind, number);
        else
            drawPicture(canvas, symbol.kind, own.image);
        ++number;
        canvas.painter.restore();
        if (symbol.count > 1) {
            canvas.standAt(symbol.at, symbol.size);
            // Beside the figure, on the side of the tile's middle.
            const bool east = rotated(symbol.at, canvas.rotation).x() > 0.5;
            canvas.painter.translate(east ? -0.42 : 0.42, 0.20);
            canvas.painter.scale(0.62, 0.62);
            drawCount(canvas, symbol.count);
            canvas.painter.restore();
        }
    }
    return shown;
}

} // namespace lodeline::art
