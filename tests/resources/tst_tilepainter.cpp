// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/piecepainter.h"
#include "resources/art/tilepainter.h"
#include "tests/resources/classicset.h"
#include "tests/windowtest/windowtest.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <map>

namespace lodeline::art::tst_tilepainter {

using namespace goldrush;

namespace {

QImage painted(const TileDesign& design, Rotation rotation, int size, const Theme& theme = Theme::light())
{
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintTile(painter, QRectF(0, 0, size, size), design, theme, rotation, Patience::UntilThere);
    return image;
}

// The pixels along a side, from west to east or from north to south.
std::vector<QRgb> row(const QImage& image, Side side)
{
    std::vector<QRgb> pixels;
    const int last = image.width() - 1;
    for (int i = 0; i <= last; ++i) {
        pixels.push_back(side == Side::North   ? image.pixel(i, 0)
                         : side == Side::South ? image.pixel(i, last)
                         : side == Side::West  ? image.pixel(0, i)
                                               : image.pixel(last, i));
    }
    return pixels;
}

int difference(QRgb a, QRgb b)
{
    return std::abs(qGray(a) - qGray(b));
}

// The rows lie a pixel apart, so slopes differ a little; a wrong join differs by about 45 grey levels a
// pixel.
bool joins(const std::vector<QRgb>& a, const std::vector<QRgb>& b)
{
    int sum = 0;
    int wrong = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += difference(a[i], b[i]);
        wrong += difference(a[i], b[i]) > 45 ? 1 : 0;
    }
    return sum < 12 * int(a.size()) && wrong <= int(a.size()) / 24;
}

} // namespace

class TilePainterTest : public QObject
{
    Q_OBJECT

private slots:
    void fillsItsRectAndNothingElse()
    {
        for (const TileDesign& design : allDesigns()) {
            for (const Rotation rotation : kAllRotations) {
                QImage image(80, 80, QImage::Format_RGB32);
                image.fill(Qt::magenta);
                QPainter painter(&image);
                paintTile(painter, QRectF(10, 20, 48, 48), design, Theme::dark(), rotation);
                painter.end();
                for (int y = 0; y < 80; ++y) {
                    for (int x = 0; x < 80; ++x) {
                        const bool inside = QRect(10, 20, 48, 48).contains(x, y);
                        if ((image.pixelColor(x, y) == QColor(Qt::magenta)) == inside)
                            QFAIL(qPrintable(
                                QStringLiteral("%1 at %2,%3").arg(design.id.c_str()).arg(x).arg(y)));
                    }
                }
            }
        }
    }

    void neighboursJoin()
    {
        struct Edge
        {
            std::string id;
            std::vector<QRgb> pixels;
        };
        std::map<std::pair<FeatureKind, Side>, std::vector<Edge>> edges;
        for (const TileDesign& design : allDesigns()) {
            for (const Rotation rotation : kAllRotations) {
                const QImage image = painted(design, rotation, 96);
                for (const Side side : kAllSides)
                    edges[{design.edgeKind(side), rotated(side, rotation)}].push_back(
                        {design.id, row(image, rotated(side, rotation))});
            }
        }
        for (const auto& [key, found] : edges) {
            const auto facing = edges.find({key.first, opposite(key.second)});
            QVERIFY(facing != edges.end());
            for (const Edge& a : found) {
                for (const Edge& b : facing->second) {
                    if (!joins(a.pixels, b.pixels))
                        QFAIL((a.id + " " + std::string(toString(key.second)) + " does not join " + b.id)
                                  .c_str());
                }
            }
        }
    }

    void theSameEachTime()
    {
        for (const TileDesign& design : allDesigns())
            QCOMPARE(painted(design, Rotation::R90, 40), painted(design, Rotation::R90, 40));
    }

    void paintsAtEverySize()
    {
        for (const int size : {1, 2, 3, 7, 13, 300})
            QVERIFY(!painted(allDesigns().front(), Rotation::R0, size).isNull());
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        paintTile(painter, QRectF(), allDesigns().front(), Theme::light());
    }

    void symbolsAndThemesShow()
    {
        TileDesign design = classicSet().tiles.front();
        const QImage with = painted(design, Rotation::R0, 64);
        design.prairies[1].tipis = 0;
        QVERIFY(painted(design, Rotation::R0, 64) != with);
        design.prairies[1].horses = 1;
        QVERIFY(painted(design, Rotation::R0, 64) != with);
        QVERIFY(painted(design, Rotation::R0, 64, Theme::dark()) != painted(design, Rotation::R0, 64));
    }

    void inlineSvgReplacesThePicture()
    {
        TileDesign design = classicSet().tiles.front();
        design.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'>"
                     "<rect width='2' height='2' fill='#123456'/></svg>";
        QCOMPARE(painted(design, Rotation::R90, 32).pixelColor(16, 16), QColor(0x12, 0x34, 0x56));
        design.art = "<!DOCTYPE svg><svg/>";
        const QImage refused = painted(design, Rotation::R0, 32);
        design.art.clear();
        QCOMPARE(refused, painted(design, Rotation::R0, 32));
    }

    void inlineSvgTurnsWithItsTile()
    {
        TileDesign design;
        design.art =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'>"
            "<rect width='40' height='10' fill='red'/><rect y='10' width='20' height='10' fill='lime'/>"
            "<rect x='20' y='10' width='20' height='10' fill='blue'/></svg>";
        const auto corners = [&](Rotation rotation) {
            const QImage image = painted(design, rotation, 33);
            return QVector<QColor>{image.pixelColor(2, 2), image.pixelColor(30, 2), image.pixelColor(2, 30),
                                   image.pixelColor(30, 30)};
        };
        const QColor red(Qt::red);
        const QColor lime(Qt::green);
        const QColor blue(Qt::blue);
        QCOMPARE(corners(Rotation::R0), (QVector<QColor>{red, red, lime, blue}));
        QCOMPARE(corners(Rotation::R90), (QVector<QColor>{lime, red, blue, red}));
        QCOMPARE(corners(Rotation::R180), (QVector<QColor>{blue, lime, red, red}));
        QCOMPARE(corners(Rotation::R270), (QVector<QColor>{red, blue, red, lime}));
    }

    // What the program paints shows until, and unless, its own picture is there.
    void differentTilesDifferWhateverTheyBringAlong()
    {
        TileDesign design = classicSet().tiles.front();
        TileDesign other = classicSet().tiles.back();
        QVERIFY(!samePicture(design, other));
        design.art = other.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'/>";
        QVERIFY(!samePicture(design, other));
        QCOMPARE(painted(design, Rotation::R0, 32), painted(other, Rotation::R0, 32));
        other = design;
        QVERIFY(samePicture(design, other));
        other.art.clear();
        QVERIFY(!samePicture(design, other));
    }

    void piecesStayInTheirBox()
    {
        for (const QString& colour : playerColourNames() + QStringList{QStringLiteral("mauve")}) {
            for (int figure = 0; figure < 8; ++figure) {
                QImage image(60, 60, QImage::Format_RGB32);
                image.fill(Qt::magenta);
                const QImage before = image.copy();
                QPainter painter(&image);
                const QRectF box(10, 10, 40, 40);
                switch (figure) {
                case 0:
                    paintCowboy(painter, box, colour, CowboyPose::Standing, Theme::light());
                    break;
                case 1:
                    paintCowboy(painter, box, colour, CowboyPose::Lying, Theme::light());
                    break;
                case 2:
                    paintTent(painter, box, colour, Theme::light());
                    break;
                case 3:
                    paintMarker(painter, box, colour, MarkerPose::Standing, Theme::light());
                    break;
                case 4:
                    paintEmblem(painter, box, colour, Theme::light());
                    break;
                case 5:
                    paintTokens(painter, box, 12, Theme::light());
                    break;
                case 6:
                    paintToken(painter, box, 0, Theme::light());
                    break;
                default:
                    paintToken(painter, box, 99, Theme::light());
                    break;
                }
                painter.end();
                QVERIFY(image != before);
                for (int i = 0; i < 60; ++i) {
                    for (const QPoint p : {QPoint(i, 8), QPoint(i, 51), QPoint(8, i), QPoint(51, i)})
                        QCOMPARE(image.pixelColor(p), QColor(Qt::magenta));
                }
            }
        }
    }

    void playersDifferByMoreThanColour()
    {
        QStringList marks;
        for (const QString& colour : playerColourNames())
            marks << playerMark(colour);
        QCOMPARE(marks.removeDuplicates(), qsizetype{0});
        QCOMPARE(playerColourNames().size(), qsizetype{5});
    }
};

const WindowTest<TilePainterTest> kTest("tst_tilepainter");

} // namespace lodeline::art::tst_tilepainter

#include "tst_tilepainter.moc"
