// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/anchors.h"
#include "resources/art/land/layout.h"
#include "resources/art/land/recentdesigns.h"
#include "tests/resources/classicset.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::art::tst_anchors {

using namespace goldrush;

namespace {

std::vector<QPointF> piecePlaces(const TileDesign& design, const TileAnchors& anchors)
{
    std::vector<QPointF> all = anchors.railroads;
    all.insert(all.end(), anchors.mountains.begin(), anchors.mountains.end());
    all.insert(all.end(), anchors.prairies.begin(), anchors.prairies.end());
    if (design.hasCity())
        all.push_back(anchors.city);
    return all;
}

} // namespace

class AnchorsTest : public QObject
{
    Q_OBJECT

private slots:
    void everySegmentHasOne()
    {
        for (const TileDesign& design : allDesigns()) {
            const TileAnchors anchors = tileAnchors(design);
            QCOMPARE(anchors.railroads.size(), design.railroads.size());
            QCOMPARE(anchors.mountains.size(), design.mountains.size());
            QCOMPARE(anchors.tokens.size(), design.mountains.size());
            QCOMPARE(anchors.prairies.size(), design.prairies.size());
        }
    }

    void insideAndApart()
    {
        for (const TileDesign& design : allDesigns()) {
            const auto places = piecePlaces(design, tileAnchors(design));
            for (std::size_t i = 0; i < places.size(); ++i) {
                QVERIFY2(QRectF(0.04, 0.04, 0.92, 0.92).contains(places[i]), design.id.c_str());
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(distanceBetween(places[i], places[j]) > 0.16, design.id.c_str());
            }
        }
    }

    void onTheRightSegment()
    {
        for (const TileDesign& design : classicSet().tiles) {
            const auto layout = layoutOf(design);
            const auto depth = [&](QPointF p) {
                double deepest = -1;
                layout->mountains->deepest(p, &deepest);
                return deepest;
            };
            for (const TrackLine& track : layout->tracks) {
                const QPointF p = layout->anchors.railroads[std::size_t(track.railroad)];
                QVERIFY2(track.line.distance(p) < 0.01, design.id.c_str());
            }
            for (const QPointF p : layout->anchors.mountains)
                QVERIFY2(depth(p) > 0, design.id.c_str());
            for (const QPointF p : layout->anchors.tokens)
                QVERIFY2(depth(p) > 0, design.id.c_str());
            for (const QPointF p : layout->anchors.prairies)
                QVERIFY2(depth(p) <= 0 && layout->openGround(p) > kTrackHalfWidth, design.id.c_str());
            if (layout->town)
                QVERIFY(distanceBetween(layout->anchors.city, layout->town->centre) < 0.05);
        }
    }

    void missingSegmentsFallBackToTheCentre()
    {
        const TileDesign design = classicSet().tiles.front();
        QCOMPARE(segmentAnchor(design, {FeatureKind::Mountain, 3}), QPointF(0.5, 0.5));
        QCOMPARE(tokenAnchor(design, 0), QPointF(0.5, 0.5));
        QCOMPARE(tokenAnchor(design, -1), QPointF(0.5, 0.5));
    }

    void aTileThatIsEditedHasOthersUnderTheSameId()
    {
        const std::vector<TileDesign> tiles = classicSet().tiles;
        for (std::size_t i = 1; i < tiles.size(); ++i) {
            TileDesign edited = tiles[i];
            edited.id = tiles.front().id;
            const TileAnchors fresh = layoutOf(edited)->anchors;
            for (int time = 0; time < 2; ++time) {
                QCOMPARE(tileAnchors(edited).railroads, fresh.railroads);
                QCOMPARE(tileAnchors(edited).mountains, fresh.mountains);
                QCOMPARE(tileAnchors(edited).prairies, fresh.prairies);
            }
        }
    }

    void theLastDesignsAreRemembered()
    {
        std::vector<TileDesign> tiles = classicSet().tiles;
        tiles.resize(3);
        RecentDesigns<int, 2> recent;
        for (int i = 0; i < 3; ++i)
            recent.add(tiles[static_cast<std::size_t>(i)], std::make_shared<int>(i));
        QVERIFY(!recent.find(tiles[0]));
        QCOMPARE(*recent.find(tiles[1]), 1);
        QCOMPARE(*recent.find(tiles[2]), 2);
    }

    void rotationIsClockwise()
    {
        QCOMPARE(rotated(QPointF(0.5, 0.0), Rotation::R90), QPointF(1.0, 0.5));
        QCOMPARE(rotated(QPointF(0.5, 0.0), Rotation::R180), QPointF(0.5, 1.0));
        QCOMPARE(rotated(QPointF(0.5, 0.0), Rotation::R270), QPointF(0.0, 0.5));
        QCOMPARE(rotated(QPointF(0.2, 0.3), Rotation::R0), QPointF(0.2, 0.3));
    }
};

const PlainTest<AnchorsTest> kTest("tst_anchors");

} // namespace lodeline::art::tst_anchors

#include "tst_anchors.moc"
