// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/chancechart.h"
#include "ui/themed.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::app {

class ChanceChartTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void clicksChooseTheNearestPosition();
    void keysStep();
    void timeRunsAsTheLanguageReads();
    void higherChancesLieHigher();
    void valuesAreWorded();
    void chancesOfSomePositionsMayBeUnknown();
    void isASliderForScreenReaders();
    void paintsEveryNumberOfPlayers();
    void linesAreAsTheThemeHasThem();

private:
    std::unique_ptr<ChanceChart> chart_;
};

void ChanceChartTest::init()
{
    chart_ = std::make_unique<ChanceChart>();
    chart_->resize(800, 230);
    chart_->setGame(
        {{QStringLiteral("Ann"), QStringLiteral("red")}, {QStringLiteral("Bo"), QStringLiteral("black")}},
        11);
    std::vector<std::vector<double>> chances;
    for (int position = 0; position <= 10; ++position)
        chances.push_back({position / 10.0, 1 - position / 10.0});
    chart_->setChances(std::move(chances));
    connect(chart_.get(), &ChanceChart::positionChosen, chart_.get(), &ChanceChart::setPosition);
}

void ChanceChartTest::clicksChooseTheNearestPosition()
{
    for (const int position : {7, 0, 10, 3}) {
        QTest::mouseClick(chart_.get(), Qt::LeftButton, {}, chart_->pointOf(position, 0.4).toPoint());
        QCOMPARE(chart_->position(), position);
    }
    QTest::mouseClick(chart_.get(), Qt::LeftButton, {}, {1, 100});
    QCOMPARE(chart_->position(), 0);
}

void ChanceChartTest::keysStep()
{
    QTest::keyClick(chart_.get(), Qt::Key_End);
    QCOMPARE(chart_->position(), 10);
    QTest::keyClick(chart_.get(), Qt::Key_Right);
    QCOMPARE(chart_->position(), 10);
    QTest::keyClick(chart_.get(), Qt::Key_Left);
    QCOMPARE(chart_->position(), 9);
    QTest::keyClick(chart_.get(), Qt::Key_Home);
    QCOMPARE(chart_->position(), 0);
    QTest::keyClick(chart_.get(), Qt::Key_PageDown);
    QCOMPARE(chart_->position(), 10);
}

void ChanceChartTest::timeRunsAsTheLanguageReads()
{
    QVERIFY(chart_->pointOf(3, 0).x() < chart_->pointOf(4, 0).x());
    const qreal first = chart_->pointOf(0, 0).x();
    chart_->setLayoutDirection(Qt::RightToLeft);
    QVERIFY(chart_->pointOf(3, 0).x() > chart_->pointOf(4, 0).x());
    QCOMPARE(chart_->pointOf(0, 0).x(), chart_->width() - first);
    QCOMPARE(chart_->positionAt(chart_->pointOf(8, 1)), 8);
    QTest::keyClick(chart_.get(), Qt::Key_Left);
    QCOMPARE(chart_->position(), 1);
}

void ChanceChartTest::higherChancesLieHigher()
{
    QVERIFY(chart_->pointOf(5, 0.6).y() < chart_->pointOf(5, 0.5).y());
    QVERIFY(QRectF(chart_->rect()).contains(chart_->pointOf(0, 1)));
    QVERIFY(QRectF(chart_->rect()).contains(chart_->pointOf(10, 0)));
}

void ChanceChartTest::valuesAreWorded()
{
    QCOMPARE(chart_->valueText(3).replace(QChar::Nbsp, u' '), QStringLiteral("Turn 3: Ann 30 %, Bo 70 %"));
    QCOMPARE(chart_->valueText(0).replace(QChar::Nbsp, u' '), QStringLiteral("Start: Ann 0 %, Bo 100 %"));
    chart_->setChances({});
    QCOMPARE(chart_->valueText(3), QStringLiteral("Turn 3"));
}

void ChanceChartTest::chancesOfSomePositionsMayBeUnknown()
{
    std::vector<std::vector<double>> chances(11);
    for (std::size_t position = 6; position < chances.size(); ++position)
        chances[position] = {0.25, 0.75};
    chart_->setChances(std::move(chances));
    QVERIFY(chart_->hasChances());
    QVERIFY(!chart_->valueText(5).contains(QStringLiteral("Ann")));
    QVERIFY(chart_->valueText(6).contains(QStringLiteral("Ann")));
    for (const int position : {0, 5, 6, 10}) {
        chart_->setPosition(position);
        QVERIFY(!chart_->grab().isNull());
    }
}

void ChanceChartTest::isASliderForScreenReaders()
{
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(chart_.get());
    QCOMPARE(accessible->role(), QAccessible::Slider);
    QVERIFY(!accessible->text(QAccessible::Name).isEmpty());
    QAccessibleValueInterface* value = accessible->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->maximumValue().toInt(), 10);
    value->setCurrentValue(4);
    QCOMPARE(chart_->position(), 4);
    QCOMPARE(value->currentValue().toInt(), 4);
    QCOMPARE(accessible->text(QAccessible::Value), chart_->valueText(4));
}

void ChanceChartTest::paintsEveryNumberOfPlayers()
{
    const QStringList colours{QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("green"),
                              QStringLiteral("yellow"), QStringLiteral("black")};
    for (int players = 0; players <= 5; ++players) {
        std::vector<ChanceChart::Player> list;
        for (int seat = 0; seat < players; ++seat)
            list.push_back({QStringLiteral("P"), colours[seat]});
        chart_->setGame(list, 3);
        const QImage empty = chart_->grab().toImage();
        const auto count = static_cast<std::size_t>(players);
        chart_->setChances(std::vector<std::vector<double>>(3, std::vector<double>(count, 0.3)));
        chart_->setMarks({{1, 1}, {2, 2}});
        QVERIFY(chart_->grab().toImage() != empty);
    }
}

void ChanceChartTest::linesAreAsTheThemeHasThem()
{
    const auto painted = [this](const art::Theme& theme) {
        ui::handTheme(*chart_, theme);
        return chart_->grab().toImage();
    };
    const art::Theme& light = art::Theme::light();
    const QImage usual = painted(light);
    art::Theme other = light;
    other.liveries[0].body = QColor(0x12, 0x34, 0x56);
    QVERIFY(painted(other) != usual);
    other = light;
    other.liveries[0].outline = QColor(0x12, 0x34, 0x56);
    QVERIFY(painted(other) != usual);
    other = light;
    other.charts.rim = 200; // of the line of red
    const QImage brighter = painted(other);
    QVERIFY(brighter != usual);
    other.charts.darkRim = 400; // of the line of black
    QVERIFY(painted(other) != brighter);
    QCOMPARE(painted(light), usual);
}

} // namespace lodeline::app

QTEST_MAIN(lodeline::app::ChanceChartTest)
#include "tst_chancechart.moc"
