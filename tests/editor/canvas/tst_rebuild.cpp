// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/newset.h"
#include "editor/document/setedits.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/land/anchors.h"
#include "tests/editor/canvas/drawnhand.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QTest>

namespace lodeline::goldrush::editor::tst_rebuild {

// The classic set drawn again by hand, tile by tile, equals the shipped file.
class RebuildTest : public QObject
{
    Q_OBJECT

private slots:
    void theClassicSetByHand();
};

// The parts of a tile have no order to a designer.
TileDesign inOrder(TileDesign tile)
{
    for (RailroadSegment& railroad : tile.railroads)
        std::ranges::sort(railroad.edges);
    for (MountainSegment& mountain : tile.mountains)
        std::ranges::sort(mountain.edges);
    for (PrairieSegment& prairie : tile.prairies)
        std::ranges::sort(prairie.at);
    std::ranges::sort(tile.railroads, {}, &RailroadSegment::edges);
    std::ranges::sort(tile.mountains, {}, &MountainSegment::edges);
    std::ranges::sort(tile.prairies, {}, &PrairieSegment::at);
    return tile;
}

std::uint8_t indexOf(const std::vector<MountainSegment>& mountains, const std::vector<Side>& edges)
{
    const auto found = std::ranges::find_if(mountains, [&](MountainSegment mountain) {
        std::vector<Side> wanted = edges;
        std::ranges::sort(wanted);
        std::ranges::sort(mountain.edges);
        return mountain.edges == wanted;
    });
    return static_cast<std::uint8_t>(found - mountains.begin());
}

void drawMountains(const test::Hand& hand, const TileDesign& wanted)
{
    hand.take(test::Hand::Mountain);
    for (const MountainSegment& mountain : wanted.mountains) {
        if (mountain.edges.empty())
            hand.click(test::Hand::kMiddle);
        else
            hand.click(test::Hand::at(mountain.edges.front()));
        for (std::size_t i = 1; i < mountain.edges.size(); ++i)
            hand.drag(test::Hand::at(mountain.edges.front()), test::Hand::at(mountain.edges[i]));
        const std::uint8_t index = indexOf(hand.tile().mountains, mountain.edges);
        hand.press(SegmentRef{FeatureKind::Mountain, index}, Qt::Key_N,
                   mountain.nuggets - hand.tile().mountains[index].nuggets);
    }
}

void drawRailroads(const test::Hand& hand, const TileDesign& wanted)
{
    if (wanted.hasCity()) {
        hand.take(test::Hand::Town);
        hand.click(test::Hand::kMiddle);
    }
    hand.take(test::Hand::Track);
    for (const RailroadSegment& railroad : wanted.railroads) {
        const QPointF from = test::Hand::at(railroad.edges.front());
        QPointF to = test::Hand::kMiddle;
        if (railroad.end == RailroadEnd::Through)
            to = test::Hand::at(railroad.edges.back());
        else if (railroad.end == RailroadEnd::Mountain)
            to = art::segmentAnchor(hand.tile(), {FeatureKind::Mountain, 0});
        hand.drag(from, to);
        const auto index = static_cast<std::uint8_t>(hand.tile().railroads.size() - 1);
        hand.press(SegmentRef{FeatureKind::Railroad, index}, Qt::Key_L, railroad.locomotives);
    }
}

std::optional<SegmentRef> prairieWith(const TileDesign& tile, HalfEdge half)
{
    for (std::size_t i = 0; i < tile.prairies.size(); ++i) {
        if (std::ranges::find(tile.prairies[i].at, half) != tile.prairies[i].at.end())
            return SegmentRef{FeatureKind::Prairie, static_cast<std::uint8_t>(i)};
    }
    return {};
}

// Parts that lie apart and are one prairie in the file are joined by a drag from one to the other.
void joinPrairies(const test::Hand& hand, const PrairieSegment& wanted)
{
    hand.take(test::Hand::Draw);
    for (const HalfEdge half : wanted.at) {
        const auto first = prairieWith(hand.tile(), wanted.at.front());
        const auto other = prairieWith(hand.tile(), half);
        if (first != other)
            hand.drag(art::segmentAnchor(hand.tile(), *first), art::segmentAnchor(hand.tile(), *other));
    }
}

void drawPrairies(const test::Hand& hand, const TileDesign& wanted)
{
    for (const PrairieSegment& prairie : wanted.prairies) {
        joinPrairies(hand, prairie);
        const SegmentRef segment = *prairieWith(hand.tile(), prairie.at.front());
        hand.press(segment, Qt::Key_T, prairie.tipis);
        hand.press(segment, Qt::Key_H, prairie.horses);
    }
}

void RebuildTest::theClassicSetByHand()
{
    const TileSet wanted = ui::loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET)).value().set;
    SetDocument document(emptySet());
    test::Hand hand(document);
    for (std::size_t i = 0; i < wanted.tiles.size(); ++i) {
        const auto row = static_cast<int>(i);
        const TileDesign& tile = wanted.tiles[i];
        document.change([] { return QStringLiteral("Add"); },
                        [&](TileSet& set) { insertTiles(set, row, {emptyTile(set)}); });
        hand.show(row);
        drawMountains(hand, tile);
        drawRailroads(hand, tile);
        drawPrairies(hand, tile);
        document.change([] { return QStringLiteral("Name"); },
                        [&](TileSet& set) {
                            renameTile(set, row, tile.id);
                            setCount(set, {row}, tile.count);
                        });
        QVERIFY2(inOrder(hand.tile()) == inOrder(tile), tile.id.c_str());
    }
    document.change([] { return QStringLiteral("Set"); },
                    [&](TileSet& set) {
                        set.name = wanted.name;
                        set.names = wanted.names;
                        set.author = wanted.author;
                        set.license = wanted.license;
                        set.description = wanted.description;
                        set.start = wanted.start;
                    });
    TileSet drawn = document.set();
    TileSet shipped = wanted;
    for (TileSet* set : {&drawn, &shipped})
        std::ranges::transform(set->tiles, set->tiles.begin(), inOrder);
    QCOMPARE(writeTileSet(drawn), writeTileSet(shipped));
}

const WindowTest<RebuildTest> kTest("tst_rebuild");

} // namespace lodeline::goldrush::editor::tst_rebuild

#include "tst_rebuild.moc"
