// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/newset.h"
#include "editor/document/setedits.h"
#include "editor/document/tilemime.h"
#include "editor/words/namestable.h"
#include "tests/editor/document/randomedits.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

#include <memory>

namespace lodeline::goldrush::editor::tst_setedits {

class SetEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void insertedTilesGetFreeIds();
    void aSetHasAtMost200Designs();
    void movedTilesKeepTheirOrder();
    void removingTheStartTileLeavesNone();
    void duplicatesFollowTheirOriginals();
    void renamingKeepsTheStartTile();
    void theSecondOfTwoWithOneIdIsNotTheStart();
    void countsStayInRange();
    void translationsComeAndGo();
    void tilesTravelAsText();
};

std::vector<std::string> idsOf(const TileSet& set)
{
    std::vector<std::string> ids;
    for (const TileDesign& tile : set.tiles)
        ids.push_back(tile.id);
    return ids;
}

// Five tiles a to e.
TileSet lettered()
{
    TileSet set = test::smallSet();
    set.tiles.resize(5);
    for (std::size_t i = 0; i < 5; ++i)
        set.tiles[i].id = QString(QChar(u'a' + static_cast<int>(i))).toStdString();
    set.start = std::string("a");
    return set;
}

void SetEditsTest::insertedTilesGetFreeIds()
{
    TileSet set = lettered();
    const Rows rows = insertTiles(set, 1, {set.tiles[0], set.tiles[0], emptyTile(set)});
    QCOMPARE(rows, (Rows{1, 2, 3}));
    std::vector<std::string> ids = idsOf(set);
    QCOMPARE(ids[3], std::string("1"));
    std::ranges::sort(ids);
    QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    QVERIFY(test::inconsistency(set).isEmpty());
}

void SetEditsTest::aSetHasAtMost200Designs()
{
    TileSet set = lettered();
    const Rows rows = insertTiles(set, 0, std::vector<TileDesign>(kMaxDesigns, emptyTile(set)));
    QCOMPARE(set.tiles.size(), std::size_t{kMaxDesigns});
    QCOMPARE(rows.size(), std::size_t{kMaxDesigns - 5});
}

void SetEditsTest::movedTilesKeepTheirOrder()
{
    TileSet set = lettered();
    QCOMPARE(moveTiles(set, {1, 3}, 5), (Rows{3, 4}));
    QCOMPARE(idsOf(set), (std::vector<std::string>{"a", "c", "e", "b", "d"}));
    QCOMPARE(moveTiles(set, {2, 4}, 0), (Rows{0, 1}));
    QCOMPARE(idsOf(set), (std::vector<std::string>{"e", "d", "a", "c", "b"}));
    QCOMPARE(moveTiles(set, {1, 2}, 2), (Rows{1, 2}));
    QCOMPARE(idsOf(set), (std::vector<std::string>{"e", "d", "a", "c", "b"}));
}

void SetEditsTest::removingTheStartTileLeavesNone()
{
    TileSet set = lettered();
    removeTiles(set, {0, 2});
    QCOMPARE(idsOf(set), (std::vector<std::string>{"b", "d", "e"}));
    QVERIFY(set.start.empty());
    insertTiles(set, 3, {emptyTile(set)});
    QCOMPARE(set.start, std::string("1")); // the next one that comes
}

void SetEditsTest::duplicatesFollowTheirOriginals()
{
    TileSet set = lettered();
    QCOMPARE(duplicateTiles(set, {0, 2}), (Rows{1, 4}));
    const auto look = [](TileDesign tile) {
        tile.id.clear();
        return tile;
    };
    QVERIFY(look(set.tiles[0]) == look(set.tiles[1]));
    QVERIFY(look(set.tiles[3]) == look(set.tiles[4]));
    QCOMPARE(set.tiles[5].id, std::string("d"));
}

void SetEditsTest::renamingKeepsTheStartTile()
{
    TileSet set = lettered();
    QVERIFY(renameTile(set, 0, "start.1"));
    QCOMPARE(set.start, std::string("start.1"));
    QVERIFY(!renameTile(set, 0, "b"));
    QVERIFY(!renameTile(set, 0, ""));
    QVERIFY(!renameTile(set, 0, "ä"));
    QVERIFY(!renameTile(set, 0, std::string(33, 'x')));
    QVERIFY(renameTile(set, 0, std::string(32, 'x')));
}

void SetEditsTest::theSecondOfTwoWithOneIdIsNotTheStart()
{
    TileSet set = lettered();
    set.tiles[2].id = set.start;
    QVERIFY(renameTile(set, 2, "z"));
    QCOMPARE(set.start, std::string("a"));
    set.tiles[2].id = set.start;
    removeTiles(set, {2});
    QCOMPARE(set.start, std::string("a"));
}

void SetEditsTest::countsStayInRange()
{
    TileSet set = lettered();
    setCount(set, {0, 1}, 500);
    addCount(set, {1}, -200);
    QCOMPARE(set.tiles[0].count, kMaxCopies);
    QCOMPARE(set.tiles[1].count, 0);
    setStart(set, 1);
    QCOMPARE(set.tiles[1].count, 1);
    setToken(set, 0, TokenField::Value, 1000);
    setToken(set, 0, TokenField::Count, -1);
    QCOMPARE(set.tokens[0].value, kMaxTokenValue);
    QCOMPARE(set.tokens[0].count, 0);
}

void SetEditsTest::translationsComeAndGo()
{
    TileSet set = lettered();
    desk::setTranslation(set.names, "de", "Eins");
    desk::setTranslation(set.names, "fr", "");
    desk::setTranslation(set.names, "de", "Zwei");
    QCOMPARE(set.names, (std::vector<std::pair<std::string, std::string>>{{"de", "Zwei"}}));
    desk::setTranslation(set.names, "de", "");
    QVERIFY(set.names.empty());
}

void SetEditsTest::tilesTravelAsText()
{
    const TileSet set = lettered();
    const std::unique_ptr<QMimeData> data(mimeOf(set.tiles));
    QVERIFY(tilesOf(*data).value() == set.tiles);
    QMimeData text;
    text.setText(data->text());
    QVERIFY(tilesOf(text).value() == set.tiles);
    text.setText(QStringLiteral("Dear Ann"));
    QVERIFY(!tilesOf(text));
}

const PlainTest<SetEditsTest> kTest("tst_setedits");

} // namespace lodeline::goldrush::editor::tst_setedits

#include "tst_setedits.moc"
