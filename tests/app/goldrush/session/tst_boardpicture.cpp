// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/boardpicture.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::goldrush::tst_boardpicture {

// Small pictures of games that lie aside.
class BoardPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void tilesAreShownByTheirOwnPictures();
};

namespace {

const QColor kOwn(0xff, 0x00, 0xff);

int ownPixels(const Game& game)
{
    const QImage image = boardPicture(game, {120, 80}, 1, art::Theme::light());
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == kOwn ? 1 : 0;
    return found;
}

} // namespace

void BoardPictureTest::tilesAreShownByTheirOwnPictures()
{
    GameRecord record = test::newRecord(2, 5);
    const auto game = [&record] { return GameSession::open(record).value()->game(); };
    QCOMPARE(ownPixels(game()), 0);
    for (TileDesign& tile : record.tileset.tiles)
        tile.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' "
                   "fill='#ff00ff'/></svg>";
    QVERIFY(ownPixels(game()) > 100); // all of the start tile, but for what lies above it
}

const WindowTest<BoardPictureTest> kTest("tst_boardpicture");

} // namespace lodeline::goldrush::tst_boardpicture

#include "tst_boardpicture.moc"
