// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/setsymbols.h"
#include "resources/art/land/layout.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "resources/art/tilepixmaps.h"
#include "tests/resources/oddtiles.h"
#include "tests/windowtest/ownfolders.h"
#include "tests/windowtest/patience.h"

#include <QPainter>
#include <QTest>

namespace lodeline::art {

using namespace goldrush;
using Kind = SetPart::Kind;

namespace {

constexpr int kSide = 200;
constexpr double kShadow = 0.3; // of the radius of a symbol
const QColor kStrange(255, 0, 255);

PictureRef pictureOf(const std::string& svg)
{
    return *ownPictures().keep(svg, PictureType::Svg);
}

PictureRef filled(int width, int height, const std::string& colour = "#ff00ff")
{
    const std::string size = std::to_string(width) + "' height='" + std::to_string(height);
    return pictureOf("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + std::to_string(width) + ' ' +
                     std::to_string(height) + "'><rect width='" + size + "' fill='" + colour + "'/></svg>");
}

TileSet setOf(TileDesign design)
{
    TileSet set;
    set.tiles = {std::move(design)};
    return set;
}

TileDesign ranch()
{
    TileDesign tile;
    tile.id = "t";
    tile.railroads = {{{Side::East, Side::West}, RailroadEnd::Through, 1, {}}};
    tile.mountains = {{{Side::North}, 2, {}}};
    tile.prairies = {{{HalfEdge::EN, HalfEdge::WN}, 0, 0, {}},
                     {{HalfEdge::ES, HalfEdge::SE, HalfEdge::SW, HalfEdge::WS}, 2, 1, {}}};
    return tile;
}

QImage painted(const TileSet& set, Rotation rotation = Rotation::R0)
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    QPainter painter(&image);
    paintTile(painter, image.rect(), set.tiles.front(), Theme::light(), rotation, Patience::UntilThere,
              PartPictures(set, Patience::UntilThere));
    return image;
}

// Where the colour of the picture is seen.
QRegion strangeIn(const QImage& image)
{
    QRegion region;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == kStrange)
                region += QRect(x, y, 1, 1);
    return region;
}

int areaOf(const QRegion& region)
{
    int area = 0;
    for (const QRect& rect : region)
        area += rect.width() * rect.height();
    return area;
}

SymbolKind kindOf(Kind part)
{
    return static_cast<SymbolKind>(part);
}

} // namespace

class SetSymbolsTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { static const OwnFolders folders; }

private slots:
    void eachIsShownWhereTheGamesWouldBe_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<int>("rotation");
        for (const Kind part : {Kind::Nugget, Kind::Locomotive, Kind::Tipi, Kind::Herd})
            for (const Rotation rotation : kAllRotations)
                QTest::addRow("%s %d", toString({part}).c_str(), degrees(rotation))
                    << int(part) << index(rotation);
    }

    // And nothing else becomes another one.
    void eachIsShownWhereTheGamesWouldBe()
    {
        QFETCH(int, part);
        QFETCH(int, rotation);
        TileSet set = setOf(ranch());
        const auto turn = static_cast<Rotation>(rotation);
        const QImage plain = painted(set, turn);
        QVERIFY(strangeIn(plain).isEmpty());
        set.pictures.parts[{static_cast<Kind>(part)}] = filled(2, 1);
        const QImage own = painted(set, turn);
        const QRegion strange = strangeIn(own);
        QRegion circles;
        QRegion figures; // of the game, which throw shadows
        const auto layout = layoutOf(set.tiles.front());
        for (const Symbol& symbol : layout->symbols) {
            if (symbol.kind != kindOf(static_cast<Kind>(part)))
                continue;
            const QPointF middle = rotated(symbol.at, turn) * kSide;
            const double reach = symbol.size * kSide / 2 + 1;
            const QRectF box(middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
            circles += QRegion(box.toAlignedRect(), QRegion::Ellipse);
            const double more = reach * kShadow;
            figures += box.adjusted(-more, -more, more, more).toAlignedRect();
            // Twice as wide as it is high, upright however the tile lies, and as wide as fits into the
            // circle; its edges may be blended on either side.
            const QRect seen = (strange & box.toAlignedRect()).boundingRect();
            const double wide = symbol.size * kSide * 2 / std::sqrt(5.0);
            QVERIFY2(std::abs(seen.width() - wide) <= 4, qPrintable(QString::number(seen.width())));
            QVERIFY(std::abs(seen.height() - wide / 2) <= 4);
        }
        QVERIFY(!circles.isEmpty());
        QVERIFY(strange.subtracted(circles).isEmpty());
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                QVERIFY(figures.contains(QPoint(x, y)) || own.pixel(x, y) == plain.pixel(x, y));
    }

    void noneLiesOnAnother()
    {
        for (const TileDesign& design : oddTiles()) {
            TileSet set = setOf(design);
            for (const Kind part : {Kind::Nugget, Kind::Locomotive, Kind::Tipi, Kind::Herd})
                set.pictures.parts[{part}] = filled(1, 1);
            int expected = 0;
            for (const Symbol& symbol : layoutOf(design)->symbols)
                expected += symbol.count > 1 ? 0 : int(std::pow(symbol.size * kSide, 2) / 2 * 0.8);
            QVERIFY2(areaOf(strangeIn(painted(set))) >= expected, design.id.c_str());
        }
    }

    void whatIsRoundKeepsItsSize()
    {
        QImage round(64, 64, QImage::Format_ARGB32_Premultiplied);
        round.fill(Qt::transparent);
        QPainter painter(&round);
        painter.setBrush(kStrange);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(1, 1, 62, 62);
        painter.end();
        QCOMPARE(withinCircle(round), round);
        QImage square = round;
        square.fill(kStrange);
        QVERIFY(std::abs(scaleWithinCircle(square) - 1 / std::sqrt(2.0)) < 0.001);
        const QImage smaller = withinCircle(square);
        QCOMPARE(smaller.pixelColor(8, 8).alpha(), 0);
        QCOMPARE(smaller.pixelColor(12, 12), kStrange);
    }

    void anOwnGroundHasThemAsWell()
    {
        TileSet set = setOf(ranch());
        TileDesign& tile = set.tiles.front();
        tile.picture = filled(1, 1, "#00ff00");
        set.pictures.parts[{Kind::Tipi}] = filled(1, 1);
        QVERIFY(strangeIn(painted(set)).isEmpty());
        tile.above.set(ArtLayer::Tipis, true);
        QVERIFY(!strangeIn(painted(set)).isEmpty());
    }

    void whatIsMissingIsDrawnByTheGame()
    {
        TileSet set = setOf(ranch());
        const QImage plain = painted(set);
        set.pictures.parts[{Kind::Nugget}] = PictureRef();
        set.pictures.parts[{Kind::Herd}] = pictureOf("<svg/>");
        QCOMPARE(painted(set), plain);
    }

    // The game's own stands there first, and a job paints as the window does.
    void keptPicturesAreReplacedOnceTheirSymbolsAreThere()
    {
        TileSet set = setOf(ranch());
        set.tiles.front().mountains[0].nuggets = 1;            // a second one could be there already
        set.pictures.parts[{Kind::Locomotive}] = PictureRef(); // never comes
        set.pictures.parts[{Kind::Nugget}] = filled(3, 2);
        TilePixmaps pixmaps(set);
        constexpr QSize px(kSide, kSide);
        const auto isStrange = [&] {
            return !strangeIn(pixmaps.exact(0, Rotation::R0, px).toImage()).isEmpty();
        };
        const auto early = pixmaps.job(0, Rotation::R0, {kSide, kSide + 1});
        QVERIFY(!isStrange());
        pixmaps.keep(0, Rotation::R0, early());
        QTRY_VERIFY(!pixmaps.hasExact(0, Rotation::R0, px));
        QTRY_VERIFY(isStrange());
        QVERIFY(pixmaps.hasExact(0, Rotation::R0, px));
        const qint64 paintings = pixmaps.paintings();
        QVERIFY(isStrange());
        QCOMPARE(pixmaps.paintings(), paintings);
        const auto job = pixmaps.job(0, Rotation::R180, px);
        QVERIFY(!strangeIn(job().image).isEmpty());
    }
};

} // namespace lodeline::art

QTEST_MAIN(lodeline::art::SetSymbolsTest)
#include "tst_setsymbols.moc"
