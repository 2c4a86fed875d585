// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/anchors.h"
#include "resources/art/land/contour.h"
#include "resources/art/land/layout.h"
#include "resources/art/land/polyline.h"
#include "resources/art/segmentshapes.h"
#include "tests/resources/classicset.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

#include <thread>

namespace lodeline::art::tst_segmentshapes {

using namespace goldrush;

class SegmentShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void aContourEnclosesWhatIsAboveZero()
    {
        // A hill in the south-east quarter and a peak of its own in the north-west.
        constexpr int kCells = 8;
        std::vector<double> field;
        for (int row = 0; row <= kCells; ++row) {
            for (int column = 0; column <= kCells; ++column)
                field.push_back((row > 4 && column > 4) || (row == 2 && column == 2) ? 1 : -1);
        }
        const QPainterPath path = contour(field, kCells);
        QCOMPARE(path.toSubpathPolygons().size(), 2);
        QVERIFY(path.contains(QPointF(0.25, 0.25)));
        QVERIFY(path.contains(QPointF(0.9, 0.9)));
        QVERIFY(!path.contains(QPointF(0.25, 0.9)));
        QCOMPARE(path.boundingRect().right(), 1.0);
        QCOMPARE(path.boundingRect().bottom(), 1.0);
    }

    void aContourHasHoles()
    {
        std::vector<double> field(81, 1);
        field[40] = -1;
        const QPainterPath path = contour(field, 8);
        QVERIFY(!path.contains(QPointF(0.5, 0.5)));
        QVERIFY(path.contains(QPointF(0.1, 0.1)));
        QCOMPARE(path.boundingRect(), QRectF(0, 0, 1, 1));
    }

    void everySegmentHasOneInsideItsTile()
    {
        for (const TileDesign& design : allDesigns()) {
            const SegmentShapes shapes(design);
            const auto check = [&](FeatureKind kind, std::size_t count) {
                for (std::size_t i = 0; i < count; ++i) {
                    const QPainterPath shape = shapes.at({kind, static_cast<std::uint8_t>(i)});
                    QVERIFY2(!shape.isEmpty(), design.id.c_str());
                    QVERIFY2(QRectF(-0.02, -0.02, 1.04, 1.04).contains(shape.boundingRect()),
                             design.id.c_str());
                }
                QVERIFY(shapes.at({kind, static_cast<std::uint8_t>(count)}).isEmpty());
            };
            check(FeatureKind::Railroad, design.railroads.size());
            check(FeatureKind::Mountain, design.mountains.size());
            check(FeatureKind::Prairie, design.prairies.size());
            QCOMPARE(shapes.at({FeatureKind::City, 0}).isEmpty(), !design.hasCity());
        }
    }

    void anotherThreadKnowsTheLayoutsThatThisOneHasFound()
    {
        TileDesign design = classicSet().tiles.front();
        design.id = "known to both";
        const auto found = layoutOf(design);
        std::shared_ptr<const Layout> there;
        std::jthread([&] { there = layoutOf(design); }).join();
        QCOMPARE(there, found);
        design.id = "another";
        QVERIFY(layoutOf(design) != found);
    }

    void piecesStandOnTheirSegment()
    {
        for (const TileDesign& design : classicSet().tiles) {
            const SegmentShapes shapes(design);
            const TileAnchors anchors = tileAnchors(design);
            const auto check = [&](FeatureKind kind, std::size_t count) {
                for (std::size_t i = 0; i < count; ++i) {
                    const SegmentRef segment{kind, static_cast<std::uint8_t>(i)};
                    QVERIFY2(shapes.at(segment).contains(anchors.at(segment)), design.id.c_str());
                }
            };
            check(FeatureKind::Railroad, design.railroads.size());
            check(FeatureKind::Mountain, design.mountains.size());
            check(FeatureKind::Prairie, design.prairies.size());
            check(FeatureKind::City, design.hasCity() ? 1 : 0);
        }
    }

    void segmentsReachTheirEdges()
    {
        constexpr double kJustInside = 0.01;
        for (const TileDesign& design : classicSet().tiles) {
            const SegmentShapes shapes(design);
            for (std::size_t i = 0; i < design.railroads.size(); ++i) {
                const QPainterPath shape = shapes.at({FeatureKind::Railroad, static_cast<std::uint8_t>(i)});
                for (const Side side : design.railroads[i].edges)
                    QVERIFY2(shape.contains(edgeMiddle(side) + kJustInside * inward(side)),
                             design.id.c_str());
            }
            for (std::size_t i = 0; i < design.mountains.size(); ++i) {
                const QPainterPath shape = shapes.at({FeatureKind::Mountain, static_cast<std::uint8_t>(i)});
                for (const Side side : design.mountains[i].edges)
                    QVERIFY2(shape.contains(edgeMiddle(side) + kJustInside * inward(side)),
                             design.id.c_str());
            }
        }
    }
};

const PlainTest<SegmentShapesTest> kTest("tst_segmentshapes");

} // namespace lodeline::art::tst_segmentshapes

#include "tst_segmentshapes.moc"
