// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/coursechart.h"
#include "tests/windowtest/windowtest.h"
#include "ui/themed.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::app::tst_coursechart {

class CourseChartTest : public QObject
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
    void pointsTakeThePlaceOfTheChances();
    void stepsOfTheFinalScoringHaveNames();
    void isASliderForScreenReaders();
    void paintsEveryNumberOfPlayers();
    void flagsStandAboveTheirLines();
    void flagsThatAreNearPartEvenly();
    void linesAreAsTheThemeHasThem();

private:
    std::unique_ptr<CourseChart> chart_;
};

void CourseChartTest::init()
{
    chart_ = std::make_unique<CourseChart>();
    chart_->resize(800, 230);
    chart_->setGame(
        {{QStringLiteral("Ann"), QStringLiteral("red")}, {QStringLiteral("Bo"), QStringLiteral("black")}},
        11);
    std::vector<std::vector<double>> chances;
    for (int position = 0; position <= 10; ++position)
        chances.push_back({position / 10.0, 1 - position / 10.0});
    chart_->setChances(std::move(chances));
    connect(chart_.get(), &CourseChart::positionChosen, chart_.get(), &CourseChart::setPosition);
}

void CourseChartTest::clicksChooseTheNearestPosition()
{
    for (const int position : {7, 0, 10, 3}) {
        QTest::mouseClick(chart_.get(), Qt::LeftButton, {}, chart_->pointOf(position, 0.4).toPoint());
        QCOMPARE(chart_->position(), position);
    }
    QTest::mouseClick(chart_.get(), Qt::LeftButton, {}, {1, 100});
    QCOMPARE(chart_->position(), 0);
}

void CourseChartTest::keysStep()
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

void CourseChartTest::timeRunsAsTheLanguageReads()
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

void CourseChartTest::higherChancesLieHigher()
{
    QVERIFY(chart_->pointOf(5, 0.6).y() < chart_->pointOf(5, 0.5).y());
    QVERIFY(QRectF(chart_->rect()).contains(chart_->pointOf(0, 1)));
    QVERIFY(QRectF(chart_->rect()).contains(chart_->pointOf(10, 0)));
}

void CourseChartTest::valuesAreWorded()
{
    QCOMPARE(chart_->valueText(3).replace(QChar::Nbsp, u' '), QStringLiteral("Turn 3: Ann 30%, Bo 70%"));
    QCOMPARE(chart_->valueText(0).replace(QChar::Nbsp, u' '), QStringLiteral("Start: Ann 0%, Bo 100%"));
    chart_->setChances({});
    QCOMPARE(chart_->valueText(3), QStringLiteral("Turn 3"));
}

void CourseChartTest::chancesOfSomePositionsMayBeUnknown()
{
    std::vector<std::vector<double>> chances(11);
    for (std::size_t position = 6; position < chances.size(); ++position)
        chances[position] = {0.25, 0.75};
    chart_->setChances(std::move(chances));
    QVERIFY(chart_->hasValues());
    QVERIFY(!chart_->valueText(5).contains(QStringLiteral("Ann")));
    QVERIFY(chart_->valueText(6).contains(QStringLiteral("Ann")));
    for (const int position : {0, 5, 6, 10}) {
        chart_->setPosition(position);
        QVERIFY(!chart_->grab().isNull());
    }
}

void CourseChartTest::pointsTakeThePlaceOfTheChances()
{
    std::vector<std::vector<double>> points;
    for (int position = 0; position <= 10; ++position)
        points.push_back({position * 4.0, 7});
    chart_->setPoints(std::move(points));
    QVERIFY(chart_->valueText(10).contains(u'%'));
    const QString name = chart_->accessibleName();
    chart_->setMeasure(CourseChart::Measure::Points);
    QCOMPARE(chart_->valueText(10), QStringLiteral("Turn 10: Ann 40, Bo 7"));
    QVERIFY(chart_->accessibleName() != name);
    QCOMPARE(chart_->pointOf(5, 40).y(), chart_->pointOf(5, 20).y() * 2 - chart_->pointOf(5, 0).y());
    QVERIFY(QRectF(chart_->rect()).contains(chart_->pointOf(10, 40)));
    chart_->setMeasure(CourseChart::Measure::Chances);
    QVERIFY(chart_->valueText(10).contains(u'%'));
}

void CourseChartTest::stepsOfTheFinalScoringHaveNames()
{
    chart_->setGame({{QStringLiteral("Ann"), QStringLiteral("red")}}, 73,
                    {QStringLiteral("Scoring"), QStringLiteral("Gold")});
    chart_->setMeasure(CourseChart::Measure::Points);
    chart_->setPoints(std::vector<std::vector<double>>(73, {3}));
    QCOMPARE(chart_->valueText(70), QStringLiteral("Turn 70: Ann 3"));
    QCOMPARE(chart_->valueText(71), QStringLiteral("Scoring: Ann 3"));
    QCOMPARE(chart_->valueText(72), QStringLiteral("Gold: Ann 3"));
    for (int position = 0; position < 73; ++position)
        QCOMPARE(chart_->positionAt(chart_->pointOf(position, 0)), position);
    // Steps are wider than turns.
    QVERIFY(chart_->pointOf(72, 0).x() - chart_->pointOf(71, 0).x() >
            2 * (chart_->pointOf(70, 0).x() - chart_->pointOf(69, 0).x()));
    QVERIFY(!chart_->grab().isNull());
}

void CourseChartTest::isASliderForScreenReaders()
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

void CourseChartTest::paintsEveryNumberOfPlayers()
{
    const QStringList colours{QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("green"),
                              QStringLiteral("yellow"), QStringLiteral("black")};
    for (int players = 0; players <= 5; ++players) {
        std::vector<CourseChart::Player> list;
        for (int seat = 0; seat < players; ++seat)
            list.push_back({QStringLiteral("P"), colours[seat]});
        chart_->setGame(list, 3);
        const QImage empty = chart_->grab().toImage();
        const auto count = static_cast<std::size_t>(players);
        chart_->setChances(std::vector<std::vector<double>>(3, std::vector<double>(count, 0.3)));
        chart_->setMarks({1, 2});
        QVERIFY(chart_->grab().toImage() != empty);
    }
}

void CourseChartTest::flagsStandAboveTheirLines()
{
    chart_->setMarks({0, 2, 5, 10});
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        chart_->setLayoutDirection(direction);
        for (std::size_t i = 0; i < chart_->marks().size(); ++i) {
            const QRectF flag = chart_->flags()[i];
            QCOMPARE(flag.center().x(), chart_->pointOf(chart_->marks()[i], 0).x());
            QVERIFY(flag.bottom() < chart_->pointOf(0, 1).y());
            QTest::mouseClick(chart_.get(), Qt::LeftButton, {}, flag.center().toPoint());
            QCOMPARE(chart_->position(), chart_->marks()[i]);
        }
    }
}

void CourseChartTest::flagsThatAreNearPartEvenly()
{
    chart_->setGame({{QStringLiteral("Ann"), QStringLiteral("red")}}, 201);
    chart_->setMarks({80, 81, 82, 150});
    const std::vector<QRectF> flags = chart_->flags();
    for (std::size_t i = 1; i < flags.size(); ++i)
        QVERIFY(flags[i].left() >= flags[i - 1].right());
    QCOMPARE(flags[1].center().x(), chart_->pointOf(81, 0).x());
    QCOMPARE(flags[3].center().x(), chart_->pointOf(150, 0).x());
    for (std::size_t i = 0; i < flags.size(); ++i) {
        QTest::mouseClick(chart_.get(), Qt::LeftButton, {}, flags[i].center().toPoint());
        QCOMPARE(chart_->position(), chart_->marks()[i]);
    }
}

void CourseChartTest::linesAreAsTheThemeHasThem()
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

const WindowTest<CourseChartTest> kTest("tst_coursechart");

} // namespace lodeline::app::tst_coursechart

#include "tst_coursechart.moc"
