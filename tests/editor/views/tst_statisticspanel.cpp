// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/comparisonchart.h"
#include "editor/statistics/sectionflow.h"
#include "editor/statistics/squarestrip.h"
#include "editor/statistics/statisticspanel.h"
#include "editor/statistics/statisticsrows.h"
#include "editor/statistics/tilestrip.h"
#include "engine/goldrush/design/tileedit.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <numeric>

namespace lodeline::goldrush::editor::tst_statisticspanel {
namespace {

TileDesign withEdges(std::string id, int count, std::array<FeatureKind, kSides> kinds)
{
    TileDesign tile;
    tile.id = std::move(id);
    tile.count = count;
    for (const Side side : kAllSides)
        setEdge(tile, side, kinds[static_cast<std::size_t>(index(side))]);
    return tile;
}

// Three tiles of prairie, two with a track across, one with a mountain in the north.
TileSet smallSet()
{
    using enum FeatureKind;
    TileSet set;
    set.tiles = {withEdges("grass", 3, {Prairie, Prairie, Prairie, Prairie}),
                 withEdges("line", 2, {Prairie, Prairie, Prairie, Prairie}),
                 withEdges("hill", 1, {Mountain, Prairie, Prairie, Prairie})};
    layTrack(set.tiles[1], Side::North, Side::South);
    set.tokens = {{1, 5, {}}};
    return set;
}

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

class StatisticsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void countsEdgesAndWhoAnswersThem();
    void standsBesideTheClassicSet();
    void tellsTheChanceToFillASquare();
    void showsTheHardestSquares();
    void warnsOfTooFewTokens();
    void listsThePartnersOfATile();
    void listsTheLeastSociableTiles();
    void choosingATileTellsWhich();
    void figuresAreToldToScreenReaders();
    void laysSectionsInColumns();
    void paintsInBothDirectionsAndThemes();
    void bearsAnEmptySet();

private:
    ComparisonChart::Row row(StatisticsPanel::Part part, std::size_t at) const
    {
        return panel_->chart(part)->rows().at(at);
    }

    std::unique_ptr<StatisticsPanel> panel_;
};

void StatisticsPanelTest::init()
{
    panel_ = std::make_unique<StatisticsPanel>();
    panel_->setTheme(art::Theme::light());
    panel_->resize(420, 700);
    panel_->setTileSet(smallSet());
}

void StatisticsPanelTest::countsEdgesAndWhoAnswersThem()
{
    QCOMPARE(row(StatisticsPanel::Overview, 0).text, QStringLiteral("6"));
    QCOMPARE(row(StatisticsPanel::Overview, 1).text, QStringLiteral("3"));
    // 4 railroad edges, 1 of a mountain, 19 of prairie.
    QCOMPARE(plain(row(StatisticsPanel::Edges, 0).text), QStringLiteral("4 (17%)"));
    QCOMPARE(plain(row(StatisticsPanel::Edges, 1).text), QStringLiteral("1 (4%)"));
    QCOMPARE(plain(row(StatisticsPanel::Edges, 2).text), QStringLiteral("19 (79%)"));
    QCOMPARE(plain(row(StatisticsPanel::Supply, 0).text), QStringLiteral("4 / 2 (33%)"));
    QCOMPARE(plain(row(StatisticsPanel::Supply, 2).text), QStringLiteral("19 / 6 (100%)"));
    QCOMPARE(*row(StatisticsPanel::Supply, 1).bar, 1.0 / 6);
    QCOMPARE(plain(row(StatisticsPanel::Ends, 0).text), QStringLiteral("2 (100%)"));
    QCOMPARE(row(StatisticsPanel::Symbols, 4).text, QStringLiteral("5 (83 per 100)"));
    // An edit shows at once.
    TileSet set = smallSet();
    set.tiles[2].count = 2;
    panel_->setTileSet(set);
    QCOMPARE(plain(row(StatisticsPanel::Edges, 1).text), QStringLiteral("2 (7%)"));
}

void StatisticsPanelTest::standsBesideTheClassicSet()
{
    QCOMPARE(row(StatisticsPanel::Overview, 0).reference, QStringLiteral("72"));
    const auto loaded = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json"));
    QVERIFY(loaded.has_value());
    panel_->setTileSet(loaded->set);
    for (int part = 0; part < StatisticsPanel::PartCount; ++part) {
        for (const ComparisonChart::Row& same : panel_->chart(StatisticsPanel::Part(part))->rows()) {
            QVERIFY(!same.text.isEmpty() && !same.reference.isEmpty() && !same.label.isEmpty());
            QCOMPARE(same.bar.value_or(0), same.line);
            QVERIFY(same.line >= 0 && same.line <= 1);
        }
    }
}

void StatisticsPanelTest::tellsTheChanceToFillASquare()
{
    QCOMPARE(panel_->chart(StatisticsPanel::Chances)->rows().size(), std::size_t{4});
    const SetStatistics statistics = statisticsOf(smallSet());
    for (int neighbours = 1; neighbours <= 4; ++neighbours)
        QCOMPARE(*row(StatisticsPanel::Chances, static_cast<std::size_t>(neighbours) - 1).bar,
                 statistics.chanceToFill(neighbours));
    QCOMPARE(plain(shareText(0)), QStringLiteral("0%"));
    QCOMPARE(plain(shareText(0.001)), QStringLiteral("1%"));
    QCOMPARE(plain(shareText(0.999)), QStringLiteral("99%"));
    QCOMPARE(plain(shareText(1)), QStringLiteral("100%"));
}

void StatisticsPanelTest::showsTheHardestSquares()
{
    const auto& squares = panel_->hardest()->squares();
    QCOMPARE(squares.size(), std::size_t{8});
    for (std::size_t i = 0; i < squares.size(); ++i) {
        QVERIFY(squares[i].weight > 0);
        QVERIFY(i == 0 || squares[i - 1].fitting <= squares[i].fitting);
    }
    // Two mountains can come to lie beside one square, and no tile has two.
    QCOMPARE(squares.front().fitting, 0.0);
    QCOMPARE(neighboursOf(squares.front().shape), 2);
    panel_->hardest()->resize(300, panel_->hardest()->heightForWidth(300));
    QVERIFY(panel_->hardest()->heightForWidth(160) > panel_->hardest()->heightForWidth(700));
    QVERIFY(!panel_->hardest()->grab().isNull());
}

void StatisticsPanelTest::warnsOfTooFewTokens()
{
    const auto warned = [this] {
        const auto labels = panel_->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return !label->isHidden() && label->text().contains(QStringLiteral("fewer mining tokens"));
        });
    };
    QVERIFY(!warned());
    TileSet set = smallSet();
    set.tokens.clear();
    panel_->setTileSet(set);
    QVERIFY(warned());
}

void StatisticsPanelTest::listsThePartnersOfATile()
{
    QVERIFY(panel_->partners()->entries().empty());
    panel_->setCurrentTile(1);
    auto entries = panel_->partners()->entries();
    QCOMPARE(entries.size(), std::size_t{3});
    QCOMPARE(entries[0].design, 0); // the two edges beside the track meet all four of the grass
    QCOMPARE(entries[0].caption, QStringLiteral("8×"));
    QCOMPARE(entries[1].design, 1);
    QVERIFY(entries[2].told.contains(QStringLiteral("hill")));
    panel_->setCurrentTile(2);
    QCOMPARE(panel_->partners()->entries().size(), std::size_t{2}); // there is one hill only
    panel_->setCurrentTile(7);
    QVERIFY(panel_->partners()->entries().empty());
}

void StatisticsPanelTest::listsTheLeastSociableTiles()
{
    const auto& entries = panel_->loners()->entries();
    QCOMPARE(entries.size(), std::size_t{3});
    QCOMPARE(entries.front().design, 1);
    QCOMPARE(entries.back().design, 0);
}

void StatisticsPanelTest::choosingATileTellsWhich()
{
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    const QSignalSpy activated(panel_.get(), &StatisticsPanel::tileActivated);
    panel_->loners()->setCurrentIndex(panel_->loners()->model()->index(0, 0));
    QTest::keyClick(panel_->loners(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.front().front().toInt(), 1);
}

void StatisticsPanelTest::figuresAreToldToScreenReaders()
{
    for (int part = 0; part < StatisticsPanel::PartCount; ++part) {
        const ComparisonChart& chart = *panel_->chart(StatisticsPanel::Part(part));
        QVERIFY(!chart.accessibleName().isEmpty());
        for (const ComparisonChart::Row& told : chart.rows()) {
            QVERIFY(chart.accessibleDescription().contains(told.label + QStringLiteral(": ") +
                                                           (told.told.isEmpty() ? told.text : told.told)));
            QVERIFY(chart.accessibleDescription().contains(told.reference));
        }
    }
    QVERIFY(panel_->hardest()->accessibleDescription().contains(QStringLiteral("Mountain, ")));
    const QModelIndex first = panel_->loners()->model()->index(0, 0);
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("line")));
}

void StatisticsPanelTest::laysSectionsInColumns()
{
    panel_->show();
    const auto* flow = panel_->findChild<SectionFlow*>();
    QCOMPARE(flow->columns(), 1);
    panel_->resize(900, 700);
    QTRY_COMPARE(flow->columns(), 2);
    const auto* scroll = panel_->findChild<QScrollArea*>();
    QVERIFY(flow->width() <= scroll->viewport()->width());
    panel_->resize(340, 700);
    QTRY_COMPARE(flow->columns(), 1);
    QVERIFY(flow->width() <= scroll->viewport()->width());
}

void StatisticsPanelTest::paintsInBothDirectionsAndThemes()
{
    panel_->show();
    ComparisonChart& chart = *panel_->chart(StatisticsPanel::Edges);
    const QImage light = chart.grab().toImage();
    panel_->setTheme(art::Theme::dark());
    QVERIFY(chart.grab().toImage() != light);
    panel_->setTheme(art::Theme::light());
    QCOMPARE(chart.grab().toImage(), light);
    chart.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(chart.grab().toImage() != light);
}

void StatisticsPanelTest::bearsAnEmptySet()
{
    panel_->show();
    panel_->setCurrentTile(0);
    panel_->setTileSet({});
    QCOMPARE(row(StatisticsPanel::Overview, 0).text, QStringLiteral("0"));
    QVERIFY(panel_->loners()->entries().empty());
    QVERIFY(panel_->hardest()->squares().empty());
    QVERIFY(!panel_->grab().isNull());
}

const WindowTest<StatisticsPanelTest> kTest("tst_statisticspanel");

} // namespace lodeline::goldrush::editor::tst_statisticspanel

#include "tst_statisticspanel.moc"
