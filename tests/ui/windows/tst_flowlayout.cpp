// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/windows/flowlayout.h"

#include <QTest>
#include <QWidget>

namespace lodeline::ui::tst_flowlayout {

class FlowLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void beginsLinesWhereOneIsFull_data();
    void beginsLinesWhereOneIsFull();
    void leavesOutWhatIsHidden();
    void makesNarrowerWhatIsWiderThanALine();
    void leavesTheRestOfALineToWhatExpands();
};

namespace {

constexpr QSize kPart{100, 20};
constexpr int kGap = 10;

class Part : public QWidget
{
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return kPart; }
    QSize minimumSizeHint() const override { return {30, kPart.height()}; }
};

struct Row
{
    Row()
        : layout(new FlowLayout(&window))
    {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kGap);
        for (Part*& part : parts) {
            part = new Part(&window);
            layout->addWidget(part);
        }
    }
    void show(int width)
    {
        window.resize(width, layout->heightForWidth(width));
        window.show();
    }

    QWidget window;
    FlowLayout* layout;
    std::array<Part*, 3> parts{};
};

} // namespace

void FlowLayoutTest::beginsLinesWhereOneIsFull_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("width");
    QTest::addColumn<QPoint>("last"); // where the last part begins, from the side that reading begins at
    QTest::addColumn<int>("height");
    for (const auto& [direction, name] :
         {std::pair(Qt::LeftToRight, "to the right"), std::pair(Qt::RightToLeft, "to the left")}) {
        QTest::addRow("one line %s", name) << direction << 320 << QPoint(220, 0) << 20;
        QTest::addRow("two lines %s", name) << direction << 319 << QPoint(0, 30) << 50;
        QTest::addRow("three lines %s", name) << direction << 209 << QPoint(0, 60) << 80;
    }
}

void FlowLayoutTest::beginsLinesWhereOneIsFull()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const int, width);
    QFETCH(const QPoint, last);
    QFETCH(const int, height);
    Row row;
    row.window.setLayoutDirection(direction);
    row.show(width);
    QCOMPARE(row.layout->heightForWidth(width), height);
    QRect place(last, kPart);
    if (direction == Qt::RightToLeft)
        place.moveRight(width - 1 - last.x());
    QCOMPARE(row.parts[2]->geometry(), place);
    QCOMPARE(row.layout->sizeHint(), QSize(320, kPart.height()));
}

void FlowLayoutTest::leavesOutWhatIsHidden()
{
    Row row;
    row.parts[0]->hide();
    row.show(209);
    QCOMPARE(row.parts[1]->pos(), QPoint(0, 0));
    QCOMPARE(row.layout->sizeHint(), QSize(210, 20));
}

void FlowLayoutTest::makesNarrowerWhatIsWiderThanALine()
{
    Row row;
    row.show(60);
    QCOMPARE(row.layout->minimumSize(), QSize(30, 20));
    QCOMPARE(row.parts[1]->geometry(), QRect(0, 30, 60, 20));
}

void FlowLayoutTest::leavesTheRestOfALineToWhatExpands()
{
    Row row;
    for (Part* part : row.parts)
        part->setSizePolicy(part == row.parts[1] ? QSizePolicy::Expanding : QSizePolicy::Preferred,
                            QSizePolicy::Preferred);
    row.show(400);
    QCOMPARE(row.parts[0]->width(), kPart.width());
    QCOMPARE(row.parts[1]->width(), 400 - 2 * (kPart.width() + kGap));
    QCOMPARE(row.parts[2]->geometry().right(), 399);
    row.show(250);
    QCOMPARE(row.parts[1]->geometry().right(), 249);
    QCOMPARE(row.parts[2]->width(), kPart.width());
}

const WindowTest<FlowLayoutTest> kTest("tst_flowlayout");

} // namespace lodeline::ui::tst_flowlayout

#include "tst_flowlayout.moc"
