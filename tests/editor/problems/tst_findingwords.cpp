// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/findingwords.h"
#include "engine/goldrush/design/critique.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/windowtest/windowtest.h"

#include <QFile>
#include <QSet>
#include <QtTest>

namespace lodeline::goldrush::editor::tst_findingwords {

class TestFindingWords : public QObject
{
    Q_OBJECT

private slots:
    void tellThePlace();
    void tellSidesInWords();
    void tellEveryFindingOfABrokenSetWithoutPlaceMarkers();
    void nameEveryRepair();
};

namespace {

Finding findingOf(ProblemCode code, std::vector<std::string> arguments)
{
    Finding finding;
    finding.problem.code = code;
    finding.problem.arguments = std::move(arguments);
    return finding;
}

} // namespace

void TestFindingWords::tellThePlace()
{
    Finding finding;
    QCOMPARE(placeText(finding), QStringLiteral("The set"));
    finding.problem.pointer = "/tokens/3";
    QCOMPARE(placeText(finding), QStringLiteral("The tokens"));
    finding.tile = 4;
    QCOMPARE(placeText(finding), QStringLiteral("Tile no. 5"));
    finding.tileId = "42";
    QCOMPARE(placeText(finding), QStringLiteral("Tile 42"));
    finding.segment = SegmentRef{FeatureKind::Mountain, 1};
    QCOMPARE(placeText(finding), QStringLiteral("Tile 42, mountain 2"));
    finding.segment = SegmentRef{FeatureKind::City, 0};
    QCOMPARE(placeText(finding), QStringLiteral("Tile 42, city"));
    finding.side = Side::North;
    QCOMPARE(placeText(finding), QStringLiteral("Tile 42, north edge"));
    finding.tileId = "%2";
    QCOMPARE(placeText(finding), QStringLiteral("Tile %2, north edge"));
}

void TestFindingWords::tellSidesInWords()
{
    QVERIFY(
        findingText(findingOf(SetProblem::EdgeClaimedTwice, {"s"})).contains(QStringLiteral("\"south\"")));
}

void TestFindingWords::tellEveryFindingOfABrokenSetWithoutPlaceMarkers()
{
    QFile file(QStringLiteral(LODELINE_CLASSIC_SET));
    QVERIFY(file.open(QIODevice::ReadOnly));
    TileSet set = parseTileSet(file.readAll().toStdString()).value().set;
    set.start = "nobody";
    set.tokens.clear();
    for (TileDesign& tile : set.tiles)
        tile.prairies.clear();
    set.tiles[0].id.clear();
    const std::vector<Finding> findings = critique(set);
    QVERIFY(findings.size() > set.tiles.size());
    for (const Finding& finding : findings) {
        QVERIFY(!placeText(finding).isEmpty());
        QVERIFY(findingText(finding).size() > 10);
        QVERIFY2(!findingText(finding).contains(u'%'), qPrintable(findingText(finding)));
    }
}

void TestFindingWords::nameEveryRepair()
{
    QSet<QString> labels;
    for (int i = 0; i < kRepairs; ++i)
        labels.insert(repairText(static_cast<Repair>(i)));
    QCOMPARE(labels.size(), kRepairs);
    QVERIFY(!labels.contains(QString()));
}

const PlainTest<TestFindingWords> kTest("tst_findingwords");

} // namespace lodeline::goldrush::editor::tst_findingwords

#include "tst_findingwords.moc"
