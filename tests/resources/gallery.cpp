// SPDX-License-Identifier: GPL-3.0-or-later
// Paints contact sheets of a tile set, to look at: gallery SET.tileset.json FOLDER
#include "engine/core/random.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/icons.h"
#include "resources/art/land/anchors.h"
#include "resources/art/piecepainter.h"
#include "resources/art/theme/themefile.h"
#include "resources/art/tilepainter.h"
#include "resources/art/tilepixmaps.h"
#include "tests/resources/oddtiles.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <ctime>
#include <map>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

QImage sheet(const std::vector<TileDesign>& designs, int size, const art::Theme& theme, int columns)
{
    const int gap = 8;
    const int count = static_cast<int>(designs.size());
    QImage image(columns * (size + gap) + gap, ((count + columns - 1) / columns) * (size + gap) + gap,
                 QImage::Format_RGB32);
    image.fill(theme.board.table);
    QPainter painter(&image);
    for (int i = 0; i < count; ++i)
        art::paintTile(
            painter,
            QRect(gap + (i % columns) * (size + gap), gap + (i / columns) * (size + gap), size, size),
            designs[static_cast<std::size_t>(i)], theme);
    return image;
}

struct Placed
{
    const TileDesign* design = nullptr;
    Rotation rotation = Rotation::R0;
};

FeatureKind kindAt(const Placed& placed, Side side)
{
    return placed.design->edgeKind(rotated(side, static_cast<Rotation>((4 - index(placed.rotation)) & 3)));
}

// A rectangle filled tile by tile with whatever fits there.
std::map<Position, Placed> patch(const TileSet& set, int columns, int rows, std::uint32_t seed)
{
    std::map<Position, Placed> board;
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const Position at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
            std::vector<Placed> fitting;
            for (const TileDesign& design : set.tiles) {
                for (const Rotation rotation : kAllRotations) {
                    const Placed placed{&design, rotation};
                    bool fits = true;
                    for (const Side side : kAllSides) {
                        const auto other = board.find(neighbour(at, side));
                        fits = fits && (other == board.end() ||
                                        kindAt(other->second, opposite(side)) == kindAt(placed, side));
                    }
                    if (fits)
                        fitting.insert(fitting.end(), static_cast<std::size_t>(design.count), placed);
                }
            }
            seed = seed * 1664525U + 1013904223U;
            if (!fitting.empty())
                board[at] = fitting[(seed >> 8) % fitting.size()];
        }
    }
    return board;
}

QImage patchImage(const TileSet& set, int size, const art::Theme& theme, bool pieces)
{
    QImage image(8 * size, 5 * size, QImage::Format_RGB32);
    image.fill(theme.board.table);
    QPainter painter(&image);
    int number = 0;
    for (const auto& [at, placed] : patch(set, 8, 5, 7)) {
        const QRectF target(at.x * size, at.y * size, size, size);
        art::paintTile(painter, target, *placed.design, theme, placed.rotation);
        if (!pieces)
            continue;
        const art::TileAnchors anchors = art::tileAnchors(*placed.design);
        const auto box = [&](QPointF p, double part) {
            const QPointF q = target.topLeft() + size * art::rotated(p, placed.rotation);
            return QRectF(q.x() - part * size / 2, q.y() - part * size / 2, part * size, part * size);
        };
        const QString colour = art::playerColourNames().at(number++ % 5);
        if (number % 3 == 0 && !anchors.railroads.empty())
            art::paintCowboy(painter, box(anchors.railroads[0], 0.34), colour, art::CowboyPose::Standing,
                             theme);
        if (number % 3 == 1 && !anchors.prairies.empty())
            art::paintCowboy(painter, box(anchors.prairies[0], 0.34), colour, art::CowboyPose::Lying, theme);
        if (!anchors.mountains.empty()) {
            art::paintTokens(painter, box(anchors.tokens[0], 0.24), placed.design->mountains[0].nuggets,
                             theme);
            if (number % 2 == 0)
                art::paintTent(painter, box(anchors.mountains[0], 0.32), colour, theme);
        }
    }
    return image;
}

QImage anchorSheet(const std::vector<TileDesign>& designs, int size, int columns)
{
    QImage image = sheet(designs, size, art::Theme::light(), columns);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < static_cast<int>(designs.size()); ++i) {
        const QPointF origin = QPoint(8 + (i % columns) * (size + 8), 8 + (i / columns) * (size + 8));
        const art::TileAnchors anchors = art::tileAnchors(designs[static_cast<std::size_t>(i)]);
        const auto mark = [&](const std::vector<QPointF>& points, const QColor& colour) {
            painter.setPen(QPen(colour, 2));
            for (const QPointF& p : points)
                painter.drawEllipse(origin + size * p, 0.12 * size, 0.12 * size);
        };
        mark(anchors.railroads, Qt::black);
        mark(anchors.mountains, Qt::red);
        mark(anchors.prairies, Qt::blue);
        mark(anchors.tokens, Qt::magenta);
    }
    return image;
}

QImage iconSheet(const QColor& ground, const QColor& ink)
{
    QPalette palette;
    palette.setColor(QPalette::ButtonText, ink);
    const QStringList names = QDir(QStringLiteral(":/icons")).entryList();
    QImage image(8 * 70, 3 * 70 + 270, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    for (int i = 0; i < names.size(); ++i) {
        const QIcon icon = art::icon(names.at(i).chopped(4), palette);
        icon.paint(&painter, QRect((i % 8) * 70 + 4, (i / 8) * 70 + 4, 32, 32));
        icon.paint(&painter, QRect((i % 8) * 70 + 40, (i / 8) * 70 + 4, 22, 22), Qt::AlignCenter,
                   QIcon::Disabled);
    }
    art::appIcon().paint(&painter, QRect(10, 214, 256, 256));
    const art::Theme& theme = art::Theme::light();
    int x = 280;
    for (const QString& colour : art::playerColourNames()) {
        art::paintCowboy(painter, QRectF(x, 214, 54, 54), colour, art::CowboyPose::Standing, theme);
        art::paintCowboy(painter, QRectF(x, 268, 54, 54), colour, art::CowboyPose::Lying, theme);
        art::paintTent(painter, QRectF(x, 322, 54, 54), colour, theme);
        art::paintEmblem(painter, QRectF(x, 380, 34, 34), colour, theme);
        x += 55;
    }
    x = 280;
    for (const int value : {0, 1, 2, 3, 5}) {
        art::paintToken(painter, QRectF(x, 424, 40, 40), value, theme);
        x += 55;
    }
    return image;
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    QFile file(arguments.value(1));
    if (!file.open(QIODevice::ReadOnly) || arguments.size() < 3)
        return 2;
    const auto loaded = parseTileSet(file.readAll().toStdString());
    if (!loaded)
        return 1;
    const TileSet& set = loaded->set;
    const QString folder = arguments.at(2) + u'/';
    for (const art::ShippedTheme shipped : art::kShippedThemes) {
        const QString name = QString::fromLatin1(art::nameOf(shipped).data());
        const art::Theme& theme = art::Theme::shipped(shipped);
        for (const int size : {48, 96, 200}) {
            const std::clock_t start = std::clock();
            const QImage image = sheet(set.tiles, size, theme, size > 100 ? 6 : 9);
            qInfo("%s %d px: %.2f ms a tile", qPrintable(name), size,
                  1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC / double(set.tiles.size()));
            image.save(folder + QStringLiteral("set-%1-%2.png").arg(name).arg(size));
        }
        patchImage(set, 200, theme, false).save(folder + QStringLiteral("patch-%1.png").arg(name));
        patchImage(set, 160, theme, true).save(folder + QStringLiteral("pieces-%1.png").arg(name));
    }
    art::TilePixmaps pixmaps(set);
    for (const int size : {48, 96, 128, 200}) {
        const std::clock_t start = std::clock();
        for (int design = 0; design < pixmaps.designCount(); ++design)
            pixmaps.exact(design, Rotation::R0, {size, size});
        qInfo("pixmap %d px: %.2f ms a tile", size,
              1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC / pixmaps.designCount());
    }
    iconSheet(QColor(0xef, 0xf0, 0xf1), QColor(0x23, 0x26, 0x29))
        .save(folder + QStringLiteral("icons-light.png"));
    iconSheet(QColor(0x2a, 0x2e, 0x32), QColor(0xf0, 0xf0, 0xf0))
        .save(folder + QStringLiteral("icons-dark.png"));
    patchImage(set, 48, art::Theme::light(), true).save(folder + QStringLiteral("pieces-48.png"));
    sheet(art::oddTiles(), 200, art::Theme::light(), 6).save(folder + QStringLiteral("odd.png"));
    anchorSheet(set.tiles, 160, 8).save(folder + QStringLiteral("anchors.png"));
    anchorSheet(art::oddTiles(), 160, 8).save(folder + QStringLiteral("anchors-odd.png"));
    return 0;
}
