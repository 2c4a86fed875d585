// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artedges/artedges.h"
#include "engine/core/random.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/views/missingpicture.h"
#include "tests/windowtest/windowtest.h"
#include "ui/problemtext.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::editor::tst_artedges {
namespace {

constexpr int kSide = 96; // px
const QColor kGrass(150, 170, 90);
const QColor kTrack(90, 62, 40);
const QColor kRock(120, 108, 100);

TileDesign tileOf(const std::string& id)
{
    TileDesign tile;
    tile.id = id;
    return tile;
}

// As drawn by hand: grain, blotches, and light from one corner.
QImage painted(const QColor& ground, std::uint64_t seed, int grain = 18)
{
    Random random(seed);
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    const auto shaken = [&](int channel, int light) {
        return std::clamp(channel + light +
                              static_cast<int>(random.below(2U * static_cast<unsigned>(grain) + 1)) - grain,
                          0, 255);
    };
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const int light = (kSide - x - y) / 12;
            image.setPixel(x, y,
                           qRgb(shaken(ground.red(), light), shaken(ground.green(), light),
                                shaken(ground.blue(), light)));
        }
    QPainter painter(&image);
    for (int i = 0; i < 6; ++i)
        painter.fillRect(static_cast<int>(random.below(kSide)), static_cast<int>(random.below(kSide)), 7, 7,
                         ground.darker(150));
    return image;
}

std::vector<TileDesign> tiles(int count)
{
    std::vector<TileDesign> all;
    for (int i = 0; i < count; ++i)
        all.push_back(tileOf(std::to_string(i)));
    return all;
}

using EdgePlace = std::pair<int, Side>;

std::vector<EdgePlace> oddOnes(const std::vector<TileDesign>& designs, const std::vector<QImage>& images)
{
    std::vector<std::optional<PictureEdges>> edges;
    for (const QImage& image : images)
        edges.push_back(image.isNull() ? std::nullopt : std::optional(edgesOf(image)));
    std::vector<EdgePlace> places;
    for (const OddEdge& edge : edgesThatStandOut(designs, edges))
        places.emplace_back(edge.tile, edge.side);
    return places;
}

std::string flat(const QColor& colour)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' fill='" +
           colour.name().toStdString() + "'/></svg>";
}

} // namespace

class ArtEdgesTest : public QObject
{
    Q_OBJECT

private slots:
    void distancesAreThoseThatAreSeen();
    void picturesOfOneLandFit();
    void anotherLandStandsOut();
    void oneEdgeStandsOut();
    void aTrackOfAnotherColourStandsOut();
    void kindsAreComparedAmongThemselves();
    void whatIsVariedMayVary();
    void fewEdgesAreNoMeasure();
    void coloursComeBack();
    void notesComeFromTheBackground();
    void aPictureThatComesIsLookedAt();
};

void ArtEdgesTest::distancesAreThoseThatAreSeen()
{
    const auto seen = [](const QColor& colour) {
        QImage image(kSide, kSide, QImage::Format_RGB32);
        image.fill(colour);
        return edgesOf(image)[0].flanks;
    };
    QVERIFY(std::abs(seen(Qt::white).lightness - 100) < 0.1);
    QVERIFY(std::abs(distance(seen(Qt::white), seen(Qt::black)) - 100) < 0.1);
    QVERIFY(distance(seen(kGrass), seen(kGrass.lighter(103))) < 4);
    QVERIFY(distance(seen(kGrass), seen(QColor(220, 200, 140))) > kStandsOut);
}

// Grain, light and a hand that mixes each green anew: of this nobody is told.
void ArtEdgesTest::picturesOfOneLandFit()
{
    std::vector<QImage> images;
    for (int i = 0; i < 12; ++i)
        images.push_back(painted(QColor(150 + i % 4 * 5 - 8, 170 - i % 3 * 5 + 5, 90 + i % 5 * 4 - 8),
                                 static_cast<std::uint64_t>(i)));
    QVERIFY(oddOnes(tiles(12), images).empty());
}

void ArtEdgesTest::anotherLandStandsOut()
{
    for (const QColor& other :
         {QColor(205, 180, 120), QColor(120, 150, 170), QColor(95, 120, 50), QColor(190, 205, 150)}) {
        std::vector<QImage> images;
        for (int i = 0; i < 6; ++i)
            images.push_back(painted(i == 2 ? other : kGrass, static_cast<std::uint64_t>(i)));
        const auto odd = oddOnes(tiles(6), images);
        QCOMPARE(odd.size(), 4U);
        for (const Side side : kAllSides)
            QVERIFY(odd[static_cast<std::size_t>(side)] == (EdgePlace{2, side}));
    }
}

void ArtEdgesTest::oneEdgeStandsOut()
{
    const std::array<QRect, kSides> strips{QRect(0, 0, kSide, 12), QRect(kSide - 12, 0, 12, kSide),
                                           QRect(0, kSide - 12, kSide, 12), QRect(0, 0, 12, kSide)};
    for (const Side side : kAllSides) {
        std::vector<QImage> images;
        for (int i = 0; i < 4; ++i)
            images.push_back(painted(kGrass, static_cast<std::uint64_t>(i)));
        QPainter(&images[3]).fillRect(strips[static_cast<std::size_t>(side)], QColor(205, 180, 120));
        QVERIFY(oddOnes(tiles(4), images) == (std::vector<EdgePlace>{{3, side}}));
    }
}

void ArtEdgesTest::aTrackOfAnotherColourStandsOut()
{
    std::vector<TileDesign> designs = tiles(5);
    std::vector<QImage> images;
    for (std::size_t i = 0; i < designs.size(); ++i) {
        designs[i].railroads.emplace_back().edges = {Side::North, Side::South};
        images.push_back(painted(kGrass, i));
        QPainter(&images[i])
            .fillRect(QRect(kSide * 4 / 10 - 2, 0, kSide / 5 + 4, kSide),
                      i == 1 ? QColor(170, 60, 50) : kTrack);
    }
    QVERIFY(oddOnes(designs, images) == (std::vector<EdgePlace>{{1, Side::North}, {1, Side::South}}));
}

// Rock beside grass is no fault where the tile has a mountain.
void ArtEdgesTest::kindsAreComparedAmongThemselves()
{
    std::vector<TileDesign> designs = tiles(5);
    std::vector<QImage> images;
    for (std::size_t i = 0; i < designs.size(); ++i) {
        designs[i].mountains.emplace_back().edges = {Side::North};
        images.push_back(painted(kGrass, i));
        QPainter(&images[i]).fillRect(QRect(0, 0, kSide, kSide / 6), kRock);
    }
    QVERIFY(oddOnes(designs, images).empty());
    QPainter(&images[4]).fillRect(QRect(0, 0, kSide, kSide / 6), kGrass);
    QVERIFY(oddOnes(designs, images) == (std::vector<EdgePlace>{{4, Side::North}}));
}

// Who paints each prairie in another color of autumn wants it so.
void ArtEdgesTest::whatIsVariedMayVary()
{
    std::vector<QImage> images;
    for (int i = 0; i < 10; ++i)
        images.push_back(painted(QColor::fromHsv(30 + 9 * i, 150, 190), static_cast<std::uint64_t>(i)));
    QVERIFY(oddOnes(tiles(10), images).empty());
}

void ArtEdgesTest::fewEdgesAreNoMeasure()
{
    std::vector<TileDesign> designs = tiles(3);
    for (TileDesign& tile : designs)
        tile.mountains.emplace_back().edges = {Side::East};
    std::vector<QImage> images(3, painted(kGrass, 1));
    QPainter(&images[0]).fillRect(QRect(kSide - 12, 0, 12, kSide), Qt::red);
    QVERIFY(oddOnes(designs, images).empty());
    QVERIFY(oddOnes(tiles(2), {painted(kGrass, 1), QImage()}).empty());
}

void ArtEdgesTest::coloursComeBack()
{
    for (const QColor& colour :
         {kGrass, kTrack, QColor(Qt::white), QColor(Qt::black), QColor(Qt::blue), QColor(3, 5, 2)}) {
        QImage flat(kSide, kSide, QImage::Format_RGB32);
        flat.fill(colour);
        QCOMPARE(colourOf(edgesOf(flat)[0].middle).name(), colour.name());
    }
}

void ArtEdgesTest::notesComeFromTheBackground()
{
    TileSet set;
    set.tiles = tiles(5);
    for (TileDesign& tile : set.tiles)
        tile.art = flat(kGrass);
    set.tiles[3].art = flat(QColor(205, 180, 120));
    set.tiles[4].art = "no picture";
    ArtEdges edges;
    QSignalSpy changed(&edges, &ArtEdges::changed);
    QVERIFY(edges.notes(set).empty());
    edges.look(set);
    QVERIFY(changed.wait(kLongestWait));
    const std::vector<Finding> notes = edges.notes(set);
    QCOMPARE(notes.size(), 4U);
    QCOMPARE(notes[1].tile, 3);
    QVERIFY(notes[1].side == Side::East && notes[1].tileId == "3");
    QVERIFY(notes[1].problem.severity == Severity::Note);
    QVERIFY(notes[1].problem.code == SetProblem::ArtEdgeStandsOut);
    QCOMPARE(notes[1].problem.arguments,
             (std::vector<std::string>{"prairie", "#cdb478", kGrass.name().toStdString()}));
    const QString said = ui::problemText(notes[1].problem);
    QVERIFY2(said.contains("(prairie)") && said.contains("Paint its border in their color"),
             qPrintable(said));
    // What is known is not looked at again; what is new is.
    set.tiles[3].id = "other";
    edges.look(set);
    QCOMPARE(edges.notes(set).size(), 4U);
    set.tiles[3].art = flat(kGrass);
    edges.look(set);
    QVERIFY(edges.notes(set).empty());
    QCOMPARE(changed.count(), 1);
}

void ArtEdgesTest::aPictureThatComesIsLookedAt()
{
    const std::string bytes = flat(QColor(205, 180, 121));
    TileSet set;
    set.tiles = tiles(5);
    for (TileDesign& tile : set.tiles)
        tile.art = flat(kGrass);
    set.tiles[4].art.clear();
    set.tiles[4].picture = lodeline::test::missingPicture(bytes);
    ArtEdges edges;
    QSignalSpy changed(&edges, &ArtEdges::changed);
    edges.look(set);
    QVERIFY(changed.wait(kLongestWait));
    edges.look(set); // is missing still
    QVERIFY(edges.notes(set).empty());
    QVERIFY(art::ownPictures().keep(bytes, PictureType::Svg));
    edges.look(set);
    QVERIFY(changed.wait(kLongestWait));
    QCOMPARE(changed.count(), 2);
    const std::vector<Finding> notes = edges.notes(set);
    QCOMPARE(notes.size(), std::size_t{4});
    QCOMPARE(notes[0].tile, 4);
}

const WindowTest<ArtEdgesTest> kTest("tst_artedges");

} // namespace lodeline::goldrush::editor::tst_artedges

#include "tst_artedges.moc"
