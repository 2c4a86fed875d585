// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/drawabletile.h"
#include "editor/preview/patchview.h"
#include "editor/preview/previewpanel.h"
#include "editor/preview/rotationrow.h"
#include "engine/goldrush/design/tileedit.h"
#include "resources/art/tilepainter.h"
#include "tests/support/randomtileset.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QAction>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::editor::tst_previewpanel {
namespace {

QImage painted(const TileDesign& tile, Rotation rotation, int px,
               const art::Theme& theme = art::Theme::light())
{
    QImage image(px, px, QImage::Format_RGB32);
    QPainter painter(&image);
    art::paintTile(painter, image.rect(), tile, theme, rotation);
    return image;
}

// The middle of a picture, away from its frame.
QImage core(const QImage& image, QRect picture)
{
    const int inset = picture.width() / 5;
    return image.copy(picture.adjusted(inset, inset, -inset, -inset)).convertToFormat(QImage::Format_RGB32);
}

// A design with whatever faults a half-done drawing or a broken file may have.
TileDesign damagedDesign(Random& random)
{
    TileDesign tile = test::randomDesign("d", random);
    const auto side = [&] { return kAllSides[random.below(kSides)]; };
    for (RailroadSegment& railroad : tile.railroads)
        if (random.below(2) == 0)
            railroad.edges.assign(random.below(4), side());
    tile.railroads.push_back({{side()}, RailroadEnd::Through, static_cast<int>(random.below(30)) - 10, {}});
    tile.railroads.push_back({{side(), side()}, RailroadEnd::City, 0, {}});
    tile.railroads.push_back({{side()}, RailroadEnd::Mountain, 1, {}});
    if (random.below(2) == 0)
        tile.mountains.clear();
    for (std::uint32_t i = random.below(3); i > 0; --i)
        tile.mountains.push_back({{side(), side()}, static_cast<int>(random.below(30)) - 10, {}});
    for (std::uint32_t i = random.below(3); i > 0; --i)
        tile.prairies.push_back(
            {{static_cast<HalfEdge>(random.below(kHalfEdges)), HalfEdge::NW}, -3, 12, {}});
    if (random.below(4) == 0)
        tile.mountains.resize(40);
    return tile;
}

} // namespace

class PreviewPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void showsTheGamesOwnPictureInAllRotations();
    void followsAnEdit();
    void showsNoOtherTileMeanwhile();
    void whatIsPaintedMeanwhileIsOfTheTilesAndThemeOfNow();
    void keepsWhatDidNotChange();
    void laysNeighboursAround();
    void thePatchBeginsWhereAllElseDoes();
    void anotherPatchIsAnotherOne();
    void smallRoomShowsFewerNeighbours();
    void showsNothingWithoutATile();
    void followsTheTheme();
    void soundTilesAreDrawnAsTheyAre();
    void draftsHavePictures();

private:
    void complete();

    TileSet set_;
    std::unique_ptr<PreviewPanel> panel_;
};

void PreviewPanelTest::initTestCase()
{
    const auto loaded = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json"));
    QVERIFY(loaded.has_value());
    set_ = loaded->set;
}

void PreviewPanelTest::init()
{
    panel_ = std::make_unique<PreviewPanel>();
    panel_->setTheme(art::Theme::light());
    panel_->resize(400, 600);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    panel_->setTile(set_, 3);
}

void PreviewPanelTest::complete()
{
    panel_->grab();
    QTRY_VERIFY(panel_->patch()->isComplete() && panel_->rotations()->isComplete());
}

void PreviewPanelTest::showsTheGamesOwnPictureInAllRotations()
{
    complete();
    const RotationRow& row = *panel_->rotations();
    const QImage shown = panel_->rotations()->grab().toImage();
    for (const Rotation rotation : kAllRotations) {
        const QRect picture = row.pictureRect(rotation);
        QVERIFY(row.rect().contains(picture));
        const QImage wanted = painted(set_.tiles[3], rotation, picture.width());
        QCOMPARE(core(shown, picture), core(wanted, wanted.rect()));
    }
}

void PreviewPanelTest::followsAnEdit()
{
    complete();
    const QImage before = panel_->rotations()->grab().toImage();
    const QImage patch = panel_->patch()->grab().toImage();
    TileSet edited = set_;
    QVERIFY(setEdge(edited.tiles[3], Side::North, nextEdgeKind(edited.tiles[3].edgeKind(Side::North))));
    panel_->setTile(edited, 3);
    QCOMPARE(panel_->rotations()->grab().toImage(), before); // nothing is painted while somebody waits
    QVERIFY(!panel_->rotations()->isComplete());
    complete();
    QVERIFY(panel_->rotations()->grab().toImage() != before);
    QVERIFY(panel_->patch()->grab().toImage() != patch);
}

void PreviewPanelTest::showsNoOtherTileMeanwhile()
{
    complete();
    TileSet more = set_;
    more.tiles.push_back(set_.tiles[20]);
    more.tiles.back().id = "another";
    const QRect last = panel_->rotations()->pictureRect(Rotation::R270);
    const auto shown = [&] { return core(panel_->rotations()->grab().toImage(), last); };
    const QImage former = shown();
    panel_->setTile(more, static_cast<int>(more.tiles.size()) - 1);
    const QImage atOnce = shown();
    QVERIFY(atOnce != former);
    complete();
    QVERIFY(shown() != former);
}

void PreviewPanelTest::whatIsPaintedMeanwhileIsOfTheTilesAndThemeOfNow()
{
    constexpr int kSide = 40;
    DesignPictures pictures;
    const auto begin = [&](const std::vector<TileDesign>& tiles) {
        pictures.setTiles(tiles, {});
        QVERIFY(pictures.picture(0, Rotation::R90, kSide).isNull());
        QCoreApplication::processEvents(); // the work has begun
    };
    const auto isShown = [&](const TileDesign& tile) {
        const art::Theme& theme = pictures.theme();
        QTRY_VERIFY(!pictures.picture(0, Rotation::R90, kSide).isNull());
        QCOMPARE(pictures.picture(0, Rotation::R90, kSide).toImage(),
                 painted(tile, Rotation::R90, kSide, theme));
    };
    pictures.setTheme(art::Theme::light());
    begin({set_.tiles[3]});
    pictures.setTiles({set_.tiles[5]}, {});
    isShown(set_.tiles[5]);
    begin({set_.tiles[7]});
    pictures.setTheme(art::Theme::dark());
    isShown(set_.tiles[7]);
}

void PreviewPanelTest::keepsWhatDidNotChange()
{
    complete();
    const auto patch = panel_->patch()->patch();
    TileSet edited = set_;
    edited.name = "Another name";
    panel_->setTile(edited, 3);
    QCOMPARE(panel_->patch()->patch(), patch);
    // Another nugget: the same patch, and all of its other tiles are still painted.
    DesignPictures pictures;
    pictures.setTiles(set_.tiles, {});
    for (int design = 0; design < 6; ++design)
        pictures.picture(design, Rotation::R90, 40);
    QTRY_VERIFY(pictures.isDone());
    edited.tiles[2].railroads.clear();
    edited.tiles[2].prairies.clear();
    edited.tiles[4].count += 1;
    edited.tiles.erase(edited.tiles.begin());
    pictures.setTiles(edited.tiles, {});
    for (int design = 0; design < 5; ++design)
        QCOMPARE(pictures.picture(design, Rotation::R90, 40).isNull(), design == 1);
    QVERIFY(pictures.picture(0, Rotation::R0, 40).isNull());
}

void PreviewPanelTest::laysNeighboursAround()
{
    complete();
    const auto& patch = panel_->patch()->patch();
    QCOMPARE(patch, patchAround(set_, 3, Rotation::R0, panel_->seed(), 2));
    QVERIFY(patch.size() > 9);
    QVERIFY(panel_->patch()->accessibleDescription().contains(QString::number(patch.size() - 1)));
}

void PreviewPanelTest::thePatchBeginsWhereAllElseDoes()
{
    complete();
    const QImage patch = panel_->patch()->grab().toImage();
    const QRgb table = art::Theme::light().board.table.rgb();
    constexpr int kRoom = 3; // px, within the outline of an open square
    const auto isTile = [&](int x) {
        for (int y = 20; y < patch.height() - 20; ++y)
            if (patch.pixel(x, y) != table)
                return true;
        return false;
    };
    QVERIFY(isTile(kRoom) || isTile(patch.width() - 1 - kRoom));
}

void PreviewPanelTest::anotherPatchIsAnotherOne()
{
    const auto patch = panel_->patch()->patch();
    QTest::mouseClick(panel_->findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(panel_->patch()->patch() != patch);
    panel_->anotherPatchAction()->trigger();
    QCOMPARE(panel_->seed(), std::uint64_t{3});
    panel_->setSeed(1);
    QCOMPARE(panel_->patch()->patch(), patch);
}

void PreviewPanelTest::smallRoomShowsFewerNeighbours()
{
    QCOMPARE(panel_->patch()->fittingRadius(), 2);
    PatchView& view = *panel_->patch();
    panel_->setFixedSize(230, 360);
    QTRY_COMPARE(view.fittingRadius(), 1);
    QVERIFY(view.patch().size() <= 9);
}

void PreviewPanelTest::showsNothingWithoutATile()
{
    complete();
    panel_->setTile(set_, -1);
    QVERIFY(panel_->patch()->patch().empty());
    QVERIFY(!panel_->rotations()->tile());
    QVERIFY(!panel_->findChild<QPushButton*>()->isEnabled());
    QVERIFY(!panel_->anotherPatchAction()->isEnabled());
    panel_->grab();
    panel_->setTile({}, 0);
    QVERIFY(panel_->patch()->patch().empty());
}

void PreviewPanelTest::followsTheTheme()
{
    complete();
    const QImage light = panel_->grab().toImage();
    panel_->setTheme(art::Theme::dark());
    complete();
    QVERIFY(panel_->grab().toImage() != light);
    const QRect picture = panel_->rotations()->pictureRect(Rotation::R90);
    const QImage wanted = painted(set_.tiles[3], Rotation::R90, picture.width(), art::Theme::dark());
    QCOMPARE(core(panel_->rotations()->grab().toImage(), picture), core(wanted, wanted.rect()));
}

void PreviewPanelTest::soundTilesAreDrawnAsTheyAre()
{
    for (const TileDesign& tile : set_.tiles)
        QCOMPARE(drawableTile(tile), tile);
    Random random(5);
    for (int i = 0; i < 500; ++i) {
        const TileDesign tile = test::randomDesign("r", random);
        QCOMPARE(drawableTile(tile), tile);
    }
}

void PreviewPanelTest::draftsHavePictures()
{
    Random random(9);
    for (int i = 0; i < 30; ++i) {
        TileSet set;
        set.tiles = {damagedDesign(random), set_.tiles[3]};
        const TileDesign mended = drawableTile(set.tiles[0]);
        QCOMPARE(drawableTile(mended), mended);
        for (const Side side : kAllSides)
            QVERIFY(mended.edgeKind(side) == set.tiles[0].edgeKind(side));
        panel_->setTile(set, 0);
        panel_->rotations()->grab();
    }
    complete();
}

const WindowTest<PreviewPanelTest> kTest("tst_previewpanel");

} // namespace lodeline::goldrush::editor::tst_previewpanel

#include "tst_previewpanel.moc"
